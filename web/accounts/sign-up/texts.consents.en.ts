import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.consents.fr.ts'

export const en: TextsOf<typeof fr> = {
  title: 'What you agree to',
  intro:
    'Three are needed to open the account, two are up to you. You can change your mind about the optional ones, and about your health data.',
  required: 'Required',
  optional: 'Optional',
  details: 'What each one allows',
  page: { terms: 'Terms of use', privacy: 'Privacy' },
  age: { label: 'I am {{age}} or older', more: 'This is the minimum age to open an account.' },
  terms: { label: 'I accept the terms of use', more: 'What the site is for, and the rules of the community.' },
  healthData: {
    label: 'I agree that Vécu uses my health data to publish my stories and to show me similar cases',
    more: 'The law gives it special protection (GDPR, article 9). You can withdraw this consent at any time.',
  },
  research: {
    label: 'I agree that my stories count in research and public statistics',
    more: 'Only anonymous totals are shown, never a person.',
  },
  emails: {
    label: 'I agree to receive emails from Vécu',
    more: 'Messages that protect your account are sent in any case.',
  },
}
