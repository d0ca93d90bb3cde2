import type { DrugValues, ReportValues } from './writing.ts'

/** What a report can say, in the order of the form. */
const FIELDS = [
  'name',
  'substance',
  'dosage',
  'route',
  'others',
  'description',
  'reactions',
  'severity',
  'onsetDate',
  'duration',
  'reporter',
  'ageBand',
  'sex',
  'history',
  'seriousness',
  'outcome',
  'treatments',
  'notes',
] as const

export type ReportField = (typeof FIELDS)[number]

/** In which fields the two say something else. Words not made a tag yet are part of the tags; blanks around words say nothing. */
export const differingFields = (one: ReportValues, other: ReportValues): ReportField[] =>
  FIELDS.filter((field) => JSON.stringify(saidIn(one, field)) !== JSON.stringify(saidIn(other, field)))

export const saySame = (one: ReportValues, other: ReportValues): boolean => differingFields(one, other).length === 0

/** The fields in which a report says anything. */
export const toldFields = (values: ReportValues): ReportField[] =>
  FIELDS.filter((field) => {
    const said = saidIn(values, field)
    return said !== null && said !== '' && !(Array.isArray(said) && said.length === 0 && field !== 'seriousness')
  })

function saidIn(values: ReportValues, field: ReportField) {
  const [drug, ...others] = values.drugs
  switch (field) {
    case 'name':
    case 'substance':
    case 'dosage':
      return drug?.[field].trim() ?? ''
    case 'route':
      return drug?.route ?? null
    case 'others':
      return [...others.map(({ name }) => name), values.typedDrug.trim()].filter(Boolean)
    case 'reactions':
      return [...values.reactions, values.typedReaction.trim()].filter(Boolean)
    case 'treatments':
      return values.drugs.filter(hasDetails).map(detailsOf)
    case 'seriousness':
      return values.seriousness && [...values.seriousness].sort()
    default: {
      const value = values[field]
      return typeof value === 'string' ? value.trim() : value
    }
  }
}

/** Of another medication, also what it is and how it is taken: the form asks that of the declared one alone. */
export const detailsOf = ({ name, role, indication, batch, startDate, stopDate, ...drug }: DrugValues) => ({
  name,
  role,
  indication: indication.trim(),
  batch: batch.trim(),
  startDate,
  stopDate,
  action: drug.action,
  dechallenge: drug.dechallenge,
  rechallenge: drug.rechallenge,
})

/** Whether more is told of a medication than its name and how it was taken. */
export const hasDetails = (drug: DrugValues, index: number): boolean => {
  const { name: _, role, ...details } = detailsOf(drug)
  return (index > 0 && role === 'suspected') || Object.values(details).some((value) => value !== null && value !== '')
}
