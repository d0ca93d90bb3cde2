import { useTranslation } from 'react-i18next'
import type { Report } from '#contract/medication/schema.ts'
import { VersionConflict } from '#web/foundation/editing/version-conflict.tsx'
import { differingFields } from './differing.ts'
import { FIELD_LABELS } from './field-labels.ts'
import { useSaid } from './use-said.ts'
import { type ReportValues, valuesOf } from './writing.ts'

type EditConflictProps = {
  isOpen: boolean
  /** As it was saved elsewhere meanwhile. */
  stored: Report
  /** What stands in the form; undefined as long as nobody asks. */
  mine: ReportValues | undefined
  onClose: () => void
  onKeepMine: () => void
  onTakeStored: () => void
}

/** The report says something else since one began to change it. */
export function EditConflict({ stored, mine, ...choices }: EditConflictProps) {
  const { t } = useTranslation()
  const said = useSaid()
  const theirs = valuesOf(stored)
  const fields = mine ? differingFields(theirs, mine) : []
  const differences = fields.map((field) => ({
    label: t(FIELD_LABELS[field]),
    stored: said(theirs, field),
    mine: mine ? said(mine, field) : '',
  }))
  return <VersionConflict {...choices} differences={differences} title={t('medication.edit.elsewhere')} />
}
