import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.others.fr.ts'

export const en: TextsOf<typeof fr> = {
  title: 'What others tried',
  of: 'For “{{symptom}}”',
}
