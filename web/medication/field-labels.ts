import type { ReportField } from './differing.ts'

/** The text of what each field is called. */
export const FIELD_LABELS = {
  name: 'medication.form.name',
  substance: 'medication.form.substance',
  dosage: 'medication.form.dosage',
  route: 'medication.form.route',
  others: 'medication.form.others.label',
  description: 'medication.form.description',
  reactions: 'medication.form.reactions',
  severity: 'medication.form.severity',
  onsetDate: 'medication.form.onsetDate',
  duration: 'medication.form.duration',
  reporter: 'medication.form.reporter',
  ageBand: 'medication.form.ageBand',
  sex: 'medication.form.sex',
  history: 'medication.form.history',
  seriousness: 'medication.form.seriousness',
  outcome: 'medication.form.outcome',
  treatments: 'medication.form.treatments',
  notes: 'medication.form.notes',
} as const satisfies Record<ReportField, string>
