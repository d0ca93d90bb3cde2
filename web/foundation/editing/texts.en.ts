import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.fr.ts'

export const en: TextsOf<typeof fr> = {
  draft: {
    kept: 'Draft kept on this device, {{when}}',
    keptInTab:
      'Draft kept in this tab, {{when}}: it is erased if the tab is closed. If you create an account, you’ll find it again.',
    discard: 'Discard the draft',
    discardTitle: 'Discard this draft?',
  },
  leave: 'Leave the page',
  leaveTitle: 'Leave without saving?',
  leaveKept:
    'Your changes are not saved yet. They stay on this device as a draft: you’ll find them when you come back here.',
  leaveLost: 'Your changes are not saved yet, and this device could not keep them: they will be lost.',
  conflict:
    'Another version was saved after you began writing, perhaps by you on another device. Nothing is lost: choose which one to keep.',
  stored: 'Saved now',
  mine: 'Your version',
  nothing: 'Nothing',
  keepMine: 'Keep my version',
  takeStored: 'Use the other one',
  minePending: 'Your version will replace the other one as soon as you save it.',
  storedTaken: 'The form shows the saved version. Yours is set aside as long as this page stays open.',
  takeBack: 'Restore my version',
}
