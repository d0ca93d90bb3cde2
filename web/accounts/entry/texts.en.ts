import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.fr.ts'

export const en: TextsOf<typeof fr> = {
  title: 'Two-step verification',
  intro: 'One last step, after the password, protects your account.',
  app: {
    label: '6-digit code',
    help: 'Open your authenticator app: it shows the code for Vécu.',
    wrong: 'This code is not the right one, or has been used already. Type the one that the app shows now.',
    instead: 'Use the code of the app',
  },
  backup: {
    label: 'Backup code',
    help: 'One of the ten codes that you kept, such as k3m9p-x7qrt. Each works once.',
    wrong: 'This backup code is not the right one, or has been used already.',
    instead: 'Use a backup code',
  },
  send: 'Verify',
  sending: 'Verifying...',
  over: {
    title: 'This sign-in has expired',
    text: 'It waits for the code for ten minutes, for a few tries. Please type your password again.',
    again: 'Start signing in again',
  },
  passkey: {
    or: 'or',
    enter: 'Sign in with a passkey',
    waiting: 'Waiting for your device...',
    cancelled: 'No passkey was used. Try again, or sign in with your password.',
    unknown: 'This passkey opens no account. It may have been removed in your settings.',
    refused: 'This passkey could not be verified. Try again, or sign in with your password.',
  },
}
