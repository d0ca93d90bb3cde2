import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.fr.ts'

export const en: TextsOf<typeof fr> = {
  title: 'On this device',
  looking: 'One moment...',
  label: 'Receive alerts',
  more: 'Even while Vécu is closed. An alert only says that there is something new, never what it is about.',
  pending: 'One moment...',
  dismissed: 'Your browser did not get your permission. Tick again, then choose “Allow”.',
  blocked:
    'This browser blocks alerts from Vécu. To receive them, open the site settings, left of its address, and allow notifications.',
  afterInstalling:
    'On iPhone and iPad, first add Vécu to the home screen (Share button, then “Add to Home Screen”): alerts can then be chosen here.',
  failed: 'Alerts were not changed',
  noService:
    'This browser could not sign up with its alert service: a private window, for example, does not allow it. Try again later, or with another browser.',
  unknownService: 'This browser uses an alert service that this site does not know. Try another browser.',
}
