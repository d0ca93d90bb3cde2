import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.own-report.fr.ts'

export const en: TextsOf<typeof fr> = {
  received: 'We’ve received it. Someone on the team will read it.',
  reading: 'Someone on the team is examining it.',
  kept: 'After examination, what you reported stays in place.',
  acted: 'After examination, we acted. Thank you for telling us.',
  decided: 'Decision of {{when}}',
  code: 'Code: {{code}}',
  read: 'Read the decision',
  readOrAppeal: 'Read the decision, or appeal against it',
}
