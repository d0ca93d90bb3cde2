import type { TextsOf } from '../texts.ts'
import type { fr } from './texts.fr.ts'

export const en: TextsOf<typeof fr> = {
  decided: 'Hidden by moderation',
  why: 'see why',
  waiting: 'Hidden by moderation, until someone has reviewed it',
}
