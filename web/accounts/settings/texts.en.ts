import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.fr.ts'

export const en: TextsOf<typeof fr> = {
  title: 'Settings',
  intro: 'Your account, and what you agree that Vécu does with it.',
  saving: 'Saving...',
  currentPassword: 'Current password',
  profile: {
    title: 'Profile and appearance',
    intro: 'A new username is shown everywhere, also on what you have published already.',
    send: 'Change username',
    done: 'Your username is now {{name}}',
  },
  matching: {
    label: 'Compare my stories with those of others',
    more: 'Without it, your matches disappear on both sides and none are searched for.',
  },
  consents: {
    title: 'Matches and consents',
    intro: 'Each choice acts at once, and you can go back on it.',
    done: 'Saved',
    history: 'Show the history of my consents',
    since: 'Given on {{from}}.',
    between: 'Given on {{from}}, withdrawn on {{to}}.',
    version: 'Text {{version}}.',
  },
  withdrawal: {
    title: 'Withdraw this consent?',
    text: 'Your posts will be hidden from everyone, your matches removed, and you will not be able to write anything. Nothing is deleted: giving the consent again brings everything back.',
    confirm: 'Withdraw my consent',
  },
  email: {
    title: 'E-mail address',
    intro: 'A link goes to the new address. Until it is opened, nothing changes.',
    current: 'Current address',
    next: 'New e-mail address',
    send: 'Send the link',
    same: 'This is the address of your account already.',
    sent: 'If the address {{email}} is free, a link is on its way to it.',
  },
  password: {
    title: 'Password',
    intro: 'Changing it signs out all your other devices.',
    done: 'Your other devices are signed out.',
  },
  sessions: {
    title: 'Signed-in devices',
    intro: 'A device you do not recognise? Sign it out, then change your password.',
    unknown: 'Unknown device',
    here: 'This device',
    used: 'Used {{when}}',
    end: 'Sign out',
    endOf: 'Sign out {{name}}',
    ended: '{{name}} is signed out',
    endAll: 'Sign out all others',
    allEnded_one: '{{count}} device signed out',
    allEnded_other: '{{count}} devices signed out',
  },
  blocked: {
    title: 'Blocked people',
    intro: 'You no longer see each other anywhere. They are not told.',
    none: 'You have not blocked anyone.',
    since: 'Since {{day}}',
    lift: 'Unblock',
    liftOf: 'Unblock {{name}}',
  },
}
