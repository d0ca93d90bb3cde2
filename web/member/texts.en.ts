import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.fr.ts'

export const en: TextsOf<typeof fr> = {
  name: 'A member’s page',
  since: 'Member since {{month}}',
  menu: 'Actions for {{name}}',
  contact: 'Write to {{name}}',
  mine: 'This is how other members see your page.',
  toDashboard: 'Go to my space',
  failed: 'This page could not be loaded',
  missing: 'Member not found',
  missingText: 'This page does not exist, or no longer exists.',
  toFeed: 'Go to the feed',
  posts: {
    title: 'Posts',
    empty: '{{name}} has not published anything yet',
    emptyText: 'Their posts will appear here, newest first.',
    emptyMine: 'You have not published anything yet',
    emptyMineText: 'Your posts will appear here, newest first.',
    create: 'Create my first post',
    failed: 'These posts could not be loaded',
    more: 'Load more',
    loadingMore: 'Loading...',
    moreFailed: 'The rest could not be loaded',
    end: 'That’s everything on this page.',
  },
}
