import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.fr.ts'

export const en: TextsOf<typeof fr> = {
  more: 'Once installed, Vécu opens from your home screen, in a window of its own.',
  take: 'Install the app',
}
