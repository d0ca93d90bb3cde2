import type { TextsOf } from '#web/foundation/texts.ts'
import type { fr } from './texts.resolve.fr.ts'

export const en: TextsOf<typeof fr> = {
  title: 'Mark as resolved',
  feedTitle: 'Mark as resolved',
  of: '“{{title}}”',
  treatment: 'Treatment used',
  treatmentHint: 'Medication, care, exercise, a change of habit: what made a difference.',
  notes: 'Notes on the care received',
  notesHint: 'What led to an explanation, how long it took, what would have been useful earlier.',
  shared:
    'This information will be shared with members who have similar symptoms. A resolved symptom can no longer be edited.',
  confirm: 'Confirm and share',
  pending: 'Sending...',
  atLeastOne: 'Please fill in at least one of the fields',
  both: 'Please fill in all the fields',
  done: 'Symptom marked as resolved and notifications sent!',
  doneOnPage: 'Symptom marked as resolved!',
  failed: 'The symptom could not be marked as resolved. {{reason}}',
  treatedTitle: 'Condition marked as resolved',
  treatedText: 'Members with close cases have been notified',
  treatedFailed: 'The post could not be marked as resolved. {{reason}}',
}
