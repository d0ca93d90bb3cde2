import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.fr.ts'

export const en: TextsOf<typeof fr> = {
  list: 'Legal documents',
  documents: {
    privacy: 'Privacy',
    terms: 'Terms of use',
    cookies: 'Cookies',
    mentions: 'Legal notice',
    accessibility: 'Accessibility',
    contact: 'Contact and reporting',
  },
  contents: 'Contents',
  version: 'In force since {{since}}.',
  versions: 'Versions of this page',
  renewal: {
    title: 'Our texts have changed',
    banner: 'Our texts have changed. Until you accept them, your account is read-only.',
    open: 'Read and answer',
    intro:
      'To write again, we need your consent to their new version. Take your time reading them. Nothing you have published changes.',
    read: 'Read the whole text',
    missing: 'Tick this box to accept.',
    accept: 'Accept',
    accepting: 'One moment...',
    later: 'Later',
    done: 'Your consent is recorded',
    otherwise: 'You can also choose not to accept, and keep reading. Your data remains yours.',
    data: 'Get my data',
    erase: 'Delete my account',
  },
}
