import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.explainer.fr.ts'

export const en: TextsOf<typeof fr> = {
  title: 'Your stories stay among members',
  text: 'You publish under a username of your choice, and your email address is never shown. Neither are your postal code and trips: they only help bring together stories that resemble each other.',
  matches: 'Find close cases',
  feed: 'Go to the feed',
}
