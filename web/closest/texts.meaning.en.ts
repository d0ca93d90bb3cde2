import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.meaning.fr.ts'

export const en: TextsOf<typeof fr> = {
  title: 'Stories that say the same in other words',
  understood: 'We understood: {{names}}.',
  count_one: '{{count}} story.',
  count_other: '{{count}} stories.',
  many: '{{number}} stories or more.',
  noWords: 'No post contains these words.',
  more: 'Load more stories',
  loading: 'Loading...',
  failed: 'Stories that say the same in other words could not be loaded',
}
