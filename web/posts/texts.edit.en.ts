import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.edit.fr.ts'

export const en: TextsOf<typeof fr> = {
  title: 'Edit the symptom',
  intro: 'Members will read the new version, and similar cases will be searched for again.',
  mediaStay: 'Photos and videos stay as they are.',
  save: 'Save',
  saving: 'Updating...',
  fillRequired: 'Please fill in the title and the description',
  unchanged: 'Nothing has changed so far.',
  readBy: 'Only members will read your story, under your pseudonym.',
  done: 'Symptom updated!',
  failed: 'The symptom could not be updated',
  lost: 'Nothing is lost: your changes stay in the form. {{reason}}',
  notLoaded: 'This symptom could not be loaded',
  missing: 'Symptom not found',
  missingText: 'This symptom does not exist, or you do not have permission to edit it.',
  read: 'See details',
  locked: 'This cannot be edited',
  leave: 'Leave the page',
  leaveTitle: 'Leave without saving?',
  leaveKept:
    'Your changes are not published yet. They stay on this device as a draft: you will find them when you come back here.',
  leaveLost: 'Your changes are not published yet, and this device could not keep them: they will be lost.',
  conflict: {
    title: 'This story has changed meanwhile',
    text: 'Another version was saved since you began to write, perhaps by you on another device. Nothing is lost: choose the one that stays.',
    stored: 'Saved now',
    mine: 'Your version',
    nothing: 'Nothing',
    keepMine: 'Keep my version',
    takeStored: 'Take the other one',
    minePending: 'Your version will replace the other one as soon as you save it.',
    storedTaken: 'The form shows the saved version. Yours is set aside as long as this page stays open.',
    takeBack: 'Take my version back',
  },
}
