import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.fr.ts'

export const en: TextsOf<typeof fr> = {
  preview: {
    removed: 'Removed along with the old password',
    removedMore:
      'Never used in one of your browsers: someone who knew your password may have added it. If it was you, you can add it again.',
    kept: 'Stays in place',
    keptMore:
      'Already used in one of your browsers. Once signed in, you can remove anything you do not recognise in your settings.',
    kinds: {
      secondFactor: 'Two-step verification',
      passkey: 'Passkey “{{name}}”',
      identity: 'Linked {{name}} account',
    },
    since: {
      secondFactor: 'On since {{day}}',
      passkey: 'Added on {{day}}',
      identity: 'Linked on {{day}}',
    },
    waited: 'as you requested',
    waitingTitle: 'You’re waiting to remove two-step verification',
    waiting:
      'That will be possible from {{moment}}. Changing the password before then cancels this request: if you did make it, close this page and come back then.',
  },
  lost: {
    offer: 'I no longer have access to my codes',
    title: 'No app and no backup code?',
    text: 'If you have a passkey, it still opens your account. If not, we can help you by email, at the address of your account.',
    send: 'Ask for help',
    sending: 'One moment...',
    choose: 'Choose a new password',
    told: {
      mailed: {
        title: 'Check your inbox',
        text: 'An email is on its way to the address of your account. Its link asks for two-step verification to be removed, which becomes possible 72 hours later: that leaves time to warn you if someone else asked for it.',
      },
      waiting: {
        title: 'Your request is under way',
        text: 'You can remove two-step verification from {{moment}}. We’ll send you an email.',
      },
      due: {
        title: 'The 72 hours have passed',
        text: 'Choose a new password by email: two-step verification will be removed along with the old one.',
      },
      reset: {
        title: 'Choose a new password',
        text: 'This verification was never used in one of your browsers: someone else may have turned it on. A new password chosen by email removes it right away.',
      },
    },
  },
  link: {
    send: 'Ask for its removal',
    before:
      'In 72 hours you can choose a new password by email, and two-step verification will be removed. Until then, signing in with a code or a passkey cancels the request.',
    doneTitle: 'Request received',
    done: 'The removal will be possible from {{moment}}. We’ll send you an email, and you’ll then choose a new password.',
    on: 'Back to sign in',
    over: 'It works once, for 24 hours. Sign in: the screen that asks for the code can send you another.',
  },
  banner: {
    label: 'Removal of two-step verification',
    text: 'Someone asked to remove your two-step verification. Possible from {{moment}}.',
    cancel: 'Cancel this request',
    cancelling: 'One moment...',
    cancelled: 'Two-step verification stays on',
    cancelledMore: 'If you did not make this request, change the password of your mailbox, then your Vécu password.',
  },
}
