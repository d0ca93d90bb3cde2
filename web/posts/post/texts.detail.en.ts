import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.detail.fr.ts'

export const en: TextsOf<typeof fr> = {
  back: 'Back',
  backToOwn: 'My symptoms',
  edit: 'Edit',
  missing: 'Post not found',
  missingText: 'This post does not exist or has been deleted.',
  toFeed: 'Go to the feed',
  failed: 'This story could not be loaded',
  name: 'Story',
  communityName: 'Post',
  tags: 'Associated symptoms',
  story: 'Your story',
  own: 'Visible to you only',
  ownText: 'These details help bring your story close to others. Nobody else sees them.',
  postalCode: 'Postal code',
  travels: 'Recent trips',
  travel: '{{destination}}, from {{start}} to {{end}}',
  resolve: 'Mark as resolved',
  matches: 'See close cases',
  follow: 'Track this symptom',
}
