import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.fr.ts'

export const en: TextsOf<typeof fr> = {
  suspended: {
    title: 'Your account is suspended',
    until: 'Until {{day}}.',
    noEnd: 'Without an end date.',
    why: 'The team made this decision after examination. You can read the reasons, and ask for someone else to read it again.',
    toDecisions: 'See all decisions',
    contact: 'A question? Write to the team:',
  },
  silence: { label: 'A measure on your account' },
  why: 'Read the reasons, appeal',
}
