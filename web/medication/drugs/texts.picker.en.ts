import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.picker.fr.ts'

export const en: TextsOf<typeof fr> = {
  list: 'Suggested medications',
  found_one: 'One medication suggested. Press the down arrow to choose it.',
  found_other: '{{count}} medications suggested. Press the down arrow to choose one.',
  archived: 'no longer sold',
  failed: 'No suggestions for the moment: write the name as you know it.',
}
