import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.visitors.fr.ts'

export const en: TextsOf<typeof fr> = {
  about: 'A medical platform where health professionals and patients talk.',
  disclaimer: 'Vécu does not replace a professional diagnosis. In an emergency, call the emergency services.',
  ownership: 'This platform is the exclusive property of its owner. All rights reserved.',
  terms: 'Terms of use',
  mentions: 'Legal notice',
  contact: 'Contact and reporting',
}
