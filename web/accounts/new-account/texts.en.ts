import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.fr.ts'

export const en: TextsOf<typeof fr> = {
  noLinks: 'No links yet',
  noLinksText:
    'Your account is recent: links will be possible on {{when}}. Until then, remove them from your text. If it is not one, put a space after the full stop.',
  fewRequests_one:
    'Your account is recent: until {{when}}, {{count}} request at a time may wait for an answer, and {{perDay}} a day.',
  fewRequests_many:
    'Your account is recent: until {{when}}, {{count}} requests at a time may wait for an answer, and {{perDay}} a day.',
  fewRequests_other:
    'Your account is recent: until {{when}}, {{count}} requests at a time may wait for an answer, and {{perDay}} a day.',
}
