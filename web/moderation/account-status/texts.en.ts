import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.fr.ts'

export const en: TextsOf<typeof fr> = {
  suspended: {
    title: 'Your account is suspended',
    until: 'Until {{day}}.',
    noEnd: 'No end date.',
    why: 'The team made this decision after looking into it. You can read the reasons, and ask for someone else to review it.',
    toDecisions: 'See all decisions',
    contact: 'A question? Write to the team:',
  },
  silence: { label: 'A measure on your account' },
  why: 'Read the reasons or appeal',
}
