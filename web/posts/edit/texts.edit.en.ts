import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.edit.fr.ts'

export const en: TextsOf<typeof fr> = {
  title: 'Edit the symptom',
  intro: 'Members will read the new version, and close cases will be searched for again.',
  mediaStay: 'Photos and videos stay as they are.',
  save: 'Save',
  saving: 'Updating...',
  fillRequired: 'Please fill in the title and the description',
  unchanged: 'Nothing has changed so far.',
  readBy: 'Only members will read your story, under your username.',
  done: 'Symptom updated!',
  failed: 'The symptom could not be updated',
  lost: 'Nothing is lost: your changes stay in the form. {{reason}}',
  notLoaded: 'This symptom could not be loaded',
  missing: 'Symptom not found',
  missingText: 'This symptom does not exist, or you do not have permission to edit it.',
  read: 'See details',
  locked: 'This cannot be edited',
  elsewhere: 'This story has changed in the meantime',
}
