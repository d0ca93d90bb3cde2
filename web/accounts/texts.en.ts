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
    email: 'Email address',
    password: 'Password',
    newPassword: 'New password',
    username: 'Username',
    usernameHelp: 'Others will see it: don’t use your real name.',
  },
  password: {
    length: '{{min}} characters or more',
    uncommon: 'Not a common password',
    impersonal: 'Neither your email address nor your username',
  },
  mail: { sending: 'Sending...' },
  newPassword: {
    send: 'Change the password',
    sending: 'Changing...',
    doneTitle: 'Password changed',
    done: 'Sign in with the new one. Your other sessions have been closed.',
  },
  block: { lifted: 'You no longer block {{name}}' },
}
