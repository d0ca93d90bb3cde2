import type { TextsOf } from '../texts.ts'
import type { fr } from './texts.fr.ts'

export const en: TextsOf<typeof fr> = { short: 'Health pro', full: 'Verified health professional' }
