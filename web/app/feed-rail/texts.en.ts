import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.fr.ts'

export const en: TextsOf<typeof fr> = {
  helped: 'What helped this week',
  caution: 'What members say, not proof.',
  allResolved: 'All resolved stories',
  live: 'Live now',
}
