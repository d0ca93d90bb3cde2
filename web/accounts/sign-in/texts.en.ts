import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.fr.ts'

export const en: TextsOf<typeof fr> = {
  title: 'Two-step verification',
  intro: 'One last step, after the password, protects your account.',
  app: {
    label: '6-digit code',
    help: 'Open your authenticator app: it shows the code for Vécu.',
    wrong: 'This code is wrong, or has already been used. Enter the one the app is showing now.',
    instead: 'Use the code from the app',
  },
  backup: {
    label: 'Backup code',
    help: 'One of the ten codes you saved, such as k3m9p-x7qrt. Each works once.',
    wrong: 'This backup code is wrong, or has already been used.',
    instead: 'Use a backup code',
  },
  send: 'Verify',
  sending: 'Verifying...',
  pressNow: 'Tap this button, or press Enter.',
  over: {
    title: 'This sign-in has expired',
    text: 'It waits ten minutes for the code, and allows a few tries. Please enter your password again.',
    again: 'Start signing in again',
  },
  locked: {
    title: 'Codes are locked',
    text: 'Too many wrong codes were tried. We’ve just sent an email to the address of the account: its link unlocks codes. A passkey still works.',
  },
  passkey: {
    or: 'or',
    enter: 'Sign in with a passkey',
    waiting: 'Waiting for your device...',
    cancelled: 'No passkey was used. Try again, or sign in with your password.',
    unknown: 'This passkey does not open any account. It may have been removed in your settings.',
    refused: 'This passkey could not be verified. Try again, or sign in with your password.',
  },
  identity: {
    enter: 'Sign in with {{provider}}',
    leaving: 'Opening {{provider}}...',
    unknown: {
      title: 'No linked account',
      text: 'This {{provider}} account does not open any Vécu account. Sign in with your password, then link it in your settings.',
    },
    refused: {
      title: 'Sign-in cancelled',
      text: '{{provider}} did not confirm. Try again, or sign in with your password.',
    },
    away: {
      title: 'Answer not verified',
      text: 'The answer from {{provider}} could not be verified. Try again in a moment, or sign in with your password.',
    },
    over: {
      title: 'Sign-in interrupted',
      text: 'It was not finished in this browser within ten minutes. Start again, or sign in with your password.',
    },
  },
  views: {
    signIn: { title: 'Sign in', intro: 'Get back to your posts, and to the stories that resemble yours.' },
    signUp: { title: 'Create an account', intro: 'Share what you’re going through, under a username of your choice.' },
    forgot: {
      title: 'Forgotten password',
      intro: 'Enter the address of your account: we’ll send you a link to choose a new password.',
    },
    resend: {
      title: 'Confirm an address',
      intro: 'Enter the address you signed up with: we’ll send you a new link to confirm it.',
    },
    newPassword: {
      title: 'New password',
      intro: 'It replaces the old one and signs you out on all your devices.',
    },
    newEmail: {
      title: 'New email address',
      intro: 'One last step, and this becomes the address of your account.',
    },
    confirm: {
      title: 'Confirm your address',
      intro: 'One last step, so that nobody else opens an account with your address.',
    },
    unlock: {
      title: 'Unlock codes',
      intro: 'Too many wrong codes were tried on your account: no code is accepted any more.',
    },
    recovery: {
      title: 'Lost codes',
      intro: 'Ask for two-step verification to be removed if you can no longer use it.',
    },
    sent: { title: 'Check your inbox', intro: 'The next step is in the email we’re sending you.' },
  },
  backToSignIn: 'Back to sign in',
  signIn: { tab: 'Sign in', send: 'Sign in', sending: 'Signing in...' },
  signUp: { tab: 'Create an account', send: 'Create my account', sending: 'Creating...' },
  forgot: {
    link: 'Forgotten password?',
    send: 'Send me a link',
    another: 'Get a new link',
    emailWanted: 'Please enter your email address',
  },
  resend: {
    link: 'Get a new confirmation link',
    send: 'Send me a link',
    again: 'Send the confirmation email again',
    done: 'We’re sending the confirmation email again.',
  },
  story: {
    title: 'Your story is waiting for you',
    text: 'Create an account and it will be there, ready to publish. Until then, nobody sees it.',
  },
  lost: { title: 'Session ended' },
  unconfirmed: { title: 'Address not confirmed' },
  linkOver: 'This link has expired',
  confirm: {
    password: 'Password you chose when signing up',
    send: 'Confirm and sign in',
    sending: 'Confirming...',
    wrong: 'This is not the password from the latest sign-up with this address.',
    address: 'Address to confirm: {{email}}',
    here: 'You signed up in this browser with the username “{{username}}”. One tap confirms your address and signs you in.',
    notMe: 'That’s not me',
    anew: 'I did not choose it, or I forgot it',
    anewText: 'This address is yours: choose a username and a password, and they will replace those of the sign-up.',
    overTitle: 'This link no longer works',
    over: 'If you’ve already confirmed your address, sign in. Otherwise sign up again: sign-ups not confirmed within 24 hours are forgotten.',
  },
  newEmail: {
    send: 'Use this address',
    password: 'Password of your Vécu account',
    whose: 'You are not signed in to this account here: enter its password to show that it’s yours.',
    wrong:
      'This is not the password of the account that asked for this address. If you did not ask for this, close this page: nothing will change.',
    doneTitle: 'Address changed',
    done: 'Your account now uses {{email}}. Your other devices are signed out.',
    on: 'Continue',
    over: 'It works once, for 24 hours. Ask for another one in your settings.',
  },
  unlock: {
    send: 'Unlock codes',
    doneTitle: 'Codes unlocked',
    done: 'Sign in again with a code from your app. If someone else made those attempts, choose a new password first.',
    on: 'Sign in',
    over: 'It works once, for 24 hours. Sign in: if you still need one, we’ll send you a new link.',
  },
  refusals: {
    wrongCredentials: 'Wrong email address or password.',
    unconfirmed: 'Open the link we emailed you to confirm your address, then sign in. Check your spam folder too.',
    linkOver: 'This link has expired or has already been used. Your password has not changed.',
    cookieRefused: 'Your browser did not keep the session. Allow cookies for this site, then try again.',
  },
}
