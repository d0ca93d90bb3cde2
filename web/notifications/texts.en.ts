import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.fr.ts'

export const en: TextsOf<typeof fr> = {
  bell: 'Notifications',
  bellUnread_one: 'Notifications, {{count}} unread',
  bellUnread_other: 'Notifications, {{count}} unread',
  manyUnread: '9+',
  title: 'Recovery notifications',
  unread_one: '{{count}} new. Open it to learn more.',
  unread_other: '{{count}} new. Open one to learn more.',
  allRead: 'All read. You can come back to them whenever you like.',
  recovered: '{{name}} is better',
  similarCase: 'A case like yours',
  quoted: '“{{title}}”',
  match: 'Match',
  symptom: 'Symptom',
  medication: 'Medication',
  similarToYours: '{{score}}% similar to yours',
  more: 'See older notifications',
  loadingMore: 'Loading...',
  failed: 'Notifications could not be loaded',
  came_one: '{{count}} new notification',
  came_other: '{{count}} new notifications',
  empty: {
    title: 'No recovery notifications',
    text: 'You will be notified here when someone with similar symptoms shares their recovery.',
  },
  advice: {
    title: 'Recovery advice',
    shares: '<strong>{{name}}</strong> shares what helped',
    treatment: 'Treatment used',
    notes: 'Notes on the care received',
    notGiven: 'Not specified',
    disclaimer: 'This is a personal account. Consult a health professional before changing anything in your treatment.',
    read: 'Read their story',
    back: 'Back',
  },
}
