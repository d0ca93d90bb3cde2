import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.fr.ts'

export const en: TextsOf<typeof fr> = {
  title: 'My close cases',
  intro: 'Stories that resemble yours, and why.',
  caution: 'This compares stories. It says nothing about a diagnosis.',
  how: 'Ordered by points: country, area, month of onset, trips and words in common.',
  resolvedFirst: 'Resolved first',
  search: 'Search for new close cases',
  searching: 'Searching...',
  count_one: '{{count}} close case',
  count_other: '{{count}} close cases',
  found_one: 'Search done: {{count}} close case',
  found_other: 'Search done: {{count}} close cases',
  foundNone: 'Search done, no close case for now',
  since: 'Since {{month}}',
  why: 'Why this close case?',
  read: 'Read their story',
  noSearch: {
    title: 'Search not possible',
    text: 'None of your stories takes part in matching at the moment.',
  },
  reasons: {
    label: 'In common',
    country: 'Same country, {{country}}',
    department: 'Same département',
    zone: 'Same postal area',
    start: {
      same: 'Began in the same month',
      neighbouring: 'Began a month apart',
    },
    travel: 'A trip in common',
    tags: 'Tags in common: {{tags}}',
    words: 'Words in common: {{words}}',
  },
  untold:
    'The exact date, the postal code and trips stay private, so these points do not say everything, and no total is shown. The total from when you were first brought together appears once you talk.',
  whole: 'Now that you talk, here is the full total: {{score}} points out of 100 when you were first brought together.',
  points: '{{points}} points out of {{max}}',
  tags: 'Tags in common',
  criteria: {
    country: {
      name: 'Country',
      same: 'Same country',
      none: 'Different, or not given',
    },
    department: {
      name: 'Département',
      same: 'Same département',
      detail: 'Nothing more precise',
      none: 'Different, not given or kept private',
    },
    zone: {
      name: 'Postal area',
      same: 'Same postal area',
      detail: 'Nothing more precise',
      none: 'Different, not given or kept private',
    },
    period: {
      name: 'Period',
      same: 'Same period',
      sameMonth: 'Your symptoms began in the same month',
      neighbouring: 'Your symptoms began one month apart',
      none: 'More than a month apart, or not given',
    },
    words: {
      name: 'Words in common',
      none: 'No word that counts',
    },
    travel: {
      name: 'Trips',
      same: 'A trip in common',
      detail: 'The same destination, with days in common',
      none: 'No destination in common, or kept private',
    },
  },
  tabs: { label: 'Order', closest: 'Closest cases', score: 'Score' },
  meToo: {
    title: 'Me too',
    heard: 'said “me too” to your story',
    said: 'You said “me too” to',
    more_one: 'See the other person',
    more_other: 'See the {{count}} others',
  },
}
