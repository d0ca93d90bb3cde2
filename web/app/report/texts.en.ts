import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.fr.ts'

export const en: TextsOf<typeof fr> = {
  title: 'Report content',
  intro: 'Hurtful words, dangerous advice, advertising, personal data: write to us.',
  urgent: 'Is someone in danger right now? Do not wait for our answer.',
  about: {
    post: 'Your report is about a post.',
    comment: 'Your report is about a comment.',
    member: 'Your report is about a member.',
  },
  reference: 'Reference: {{reference}}',
  referenceKept: 'It is in the e-mail already: it leads us straight to the right place.',
  sayTitle: 'What helps us',
  say: {
    problem: 'What is wrong, in a sentence or two.',
    where: 'Where it is: who wrote it, the title of the post.',
    danger: 'Whether someone seems to be in danger.',
  },
  health: 'You do not have to say anything about your health.',
  nextTitle: 'What happens next',
  next: {
    read: 'The team of this site reads your message, looks at the content, and removes it if it breaks the rules of the community.',
    untold: 'The person you report does not learn who wrote.',
    block: 'To stop seeing someone at once, block them: it is in the menu of their posts and comments.',
  },
  write: 'Write to the team',
  writeHint: 'Your mail program opens, with a message to complete.',
  orAddress: 'Or write to this address:',
  copy: 'Copy the address',
  copied: 'Address copied',
  notCopied: 'Your browser did not allow copying. Select the address to copy it.',
  mail: {
    subject: 'Report',
    subjectOf: 'Report ({{reference}})',
    problem: 'What is wrong:',
    where: 'Where it is:',
  },
}
