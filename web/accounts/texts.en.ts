import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.fr.ts'

export const en: TextsOf<typeof fr> = {
  newTab: '(new tab)',
  kept: 'What you typed is still here.',
  readOnly: {
    withoutConsent: 'Your account is read-only while your consent to health data is withdrawn.',
    silenced: 'You can read, but not write until {{day}}.',
    silencedNoEnd: 'You can read, but not write for now.',
  },
  fields: {
    email: 'E-mail address',
    password: 'Password',
    newPassword: 'New password',
    username: 'Username',
    usernameHelp: 'This is the name others will see. A pseudonym protects your identity.',
  },
  password: {
    length: '{{min}} characters or more',
    uncommon: 'Not a common password',
    impersonal: 'Neither your e-mail address nor your username',
  },
  mail: { sending: 'Sending...' },
  newPassword: {
    send: 'Change the password',
    sending: 'Changing...',
    doneTitle: 'Password changed',
    done: 'Sign in with the new one. Your other sessions are closed.',
  },
  block: {
    title: 'Block {{name}}?',
    youSee: 'You will no longer see anything of theirs, neither posts nor comments.',
    theySee: '{{name}} will no longer see anything of yours, and can no longer reply or write to you.',
    untold: 'Vécu does not tell {{name}}.',
    undo: 'You can change your mind later.',
    confirm: 'Block',
    pending: 'Blocking...',
    done: 'You blocked {{name}}',
    doneText: 'Neither of you sees the other any more, anywhere.',
    lifted: 'You no longer block {{name}}',
  },
}
