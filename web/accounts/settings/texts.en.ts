import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.fr.ts'

export const en: TextsOf<typeof fr> = {
  title: 'Settings',
  intro: 'Your account, and what you agree that Vécu does with it.',
  saving: 'Saving...',
  currentPassword: 'Current password',
  profile: {
    title: 'Profile and appearance',
    intro: 'How other members see you, and how Vécu looks to you.',
    everywhere: 'A new one is shown everywhere, also on what you have published already.',
    send: 'Change username',
    done: 'Your username is now {{name}}',
  },
  avatar: {
    label: 'Your photo',
    seenBy:
      'Members see it beside what you publish; visitors never do. It need not be your face: a landscape or a drawing will do just as well.',
    rules:
      'JPEG, PNG, GIF or WebP, up to {{max}} MB; of a GIF only the first frame is kept. Its place and other hidden data are removed.',
    preview: 'This is how it will be cropped. Nothing is sent before you save it.',
    choose: 'Choose a photo',
    change: 'Change photo',
    another: 'Choose another one',
    save: 'Save photo',
    stop: 'Stop sending',
    progress: 'Sending the photo',
    paused: 'Connection lost; sending will go on by itself.',
    saved: 'Your photo is saved',
    remove: 'Remove photo',
    removing: 'Removing...',
    removed: 'Your photo is removed',
    removal: {
      title: 'Remove your photo?',
      text: 'The initial of your username will stand in its place everywhere. The file is deleted.',
    },
    readOnly:
      'While your consent to health data is withdrawn, nobody but you sees this photo. You can remove it, not change it.',
    refused: 'This image was not taken',
    gone: 'The photo that was sent is no longer available. Save it again.',
    faults: {
      tooLarge: 'File too large. At most {{n}} MB allowed',
      wrongType:
        'File format not allowed. Only images are accepted: whole JPEG, PNG, GIF or WebP files of at most 40 million pixels.',
      wrongExtension: 'File extension not allowed',
      tooMany: 'Too many files were sent without being used. Try again tomorrow.',
    },
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
