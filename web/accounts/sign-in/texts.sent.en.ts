import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.sent.fr.ts'

export const en: TextsOf<typeof fr> = {
  signUp: {
    title: 'Account created!',
    text: 'A confirmation email is on its way to {{email}}. Open its link within 24 hours: in this browser, one tap confirms the address and signs you in; in another one, it asks for your password.',
  },
  forgot: {
    title: 'Email sent!',
    text: 'If an account exists with the address {{email}}, a link to choose a new password is on its way. It works once, for 30 minutes.',
  },
  resend: {
    title: 'Email sent!',
    text: 'If a sign-up is waiting to be confirmed with the address {{email}}, a new link is on its way.',
  },
  story: 'Your story is waiting: once the address is confirmed, it will be there, ready to publish.',
  spam: 'Nothing after a few minutes? Check your spam folder, and the address.',
}
