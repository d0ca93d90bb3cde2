import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.fr.ts'

export const en: TextsOf<typeof fr> = {
  noLinks: 'No links yet',
  noLinksText:
    'Your account is new: you can post links from {{when}}. Until then, take them out of your text. If it is not a link, put a space after the full stop.',
  fewRequests_one:
    'Your account is new: until {{when}}, {{count}} request at a time can wait for an answer, and you can make {{perDay}} a day.',
  fewRequests_many:
    'Your account is new: until {{when}}, {{count}} requests at a time can wait for an answer, and you can make {{perDay}} a day.',
  fewRequests_other:
    'Your account is new: until {{when}}, {{count}} requests at a time can wait for an answer, and you can make {{perDay}} a day.',
}
