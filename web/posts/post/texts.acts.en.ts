import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.acts.fr.ts'

export const en: TextsOf<typeof fr> = {
  menu: {
    report: 'Report',
    block: 'Block {{name}}',
    remove: 'Delete',
  },
  removal: {
    title: 'Delete this post?',
    text: '“{{title}}” will disappear for everyone, with everything that belongs to it: media, likes, comments, close cases. This cannot be undone.',
    confirm: 'Delete',
    pending: 'Deleting...',
    done: 'Post deleted',
    doneText: 'Your post was deleted successfully',
    failed: 'The post could not be deleted. {{reason}}',
  },
  share: {
    title: 'Share this story',
    link: 'Link',
    byHand:
      'Your browser did not let us copy the link: copy it from here. Only members will be able to read this story.',
  },
}
