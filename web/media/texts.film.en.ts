import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.film.fr.ts'

export const en: TextsOf<typeof fr> = {
  film: {
    codec: 'Your device cannot play the format of this video. Here is a picture of it.',
    codecUnseen: 'Your device cannot play the format of this video.',
    download: 'Download the video',
    network: 'The video could not be loaded. Check your network, then try again.',
    retry: 'Try again',
  },
}
