import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.me-too.fr.ts'

export const en: TextsOf<typeof fr> = {
  title: 'Counted',
  text: 'Only the person who wrote this story knows it was you. Tap again to take it back.',
}
