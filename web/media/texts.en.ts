import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.fr.ts'

export const en: TextsOf<typeof fr> = {
  grid: {
    sent: 'Photo of the message',
    photo: 'Photo {{place}} of {{total}} of the post “{{label}}”',
    video: 'Video {{place}} of {{total}} of the post “{{label}}”',
    open: 'Enlarge: {{what}}',
    play: 'Watch: {{what}}',
    playLasting: 'Watch: {{what}}, {{length}}',
    more_one: '+{{count}} more item',
    more_other: '+{{count}} more items',
  },
  viewer: {
    name: 'Media of the post “{{label}}”',
    counter: '{{place}} of {{total}}',
    previous: 'Previous item',
    next: 'Next item',
    failed: 'The viewer could not be loaded. Check your network, then try again.',
  },
}
