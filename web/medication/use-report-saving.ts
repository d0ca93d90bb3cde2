import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Report } from '#contract/medication/schema.ts'
import {
  type FailureText,
  failureText,
  faultsOfError,
  isForeseen,
  isLimit,
  isRefusal,
} from '#web/foundation/failure.ts'
import { useDates } from '#web/foundation/i18n.ts'
import { showFailure, showSuccess } from '#web/foundation/toasts.tsx'
import { reportAsStored, useEditReport } from './api.ts'
import type { EditMark, Keeper } from './keeper.ts'
import type { ReportForm } from './report-form-state.tsx'
import { readReport } from './report-values.ts'
import { showFaults } from './show-faults.ts'
import type { Step } from './steps.ts'
import { valuesOf } from './writing.ts'

type Saving = {
  form: ReportForm
  keeper: Keeper<EditMark>
  id: string
  element: RefObject<HTMLFormElement | null>
  step: Step
  onStep: (step: Step) => void
  /** It says something else by now than what was changed here. */
  onEditedElsewhere: (newer: Report) => void
}

/** Saves what stands in the form over the version it was begun from, and says how it went. */
export function useReportSaving({ form, keeper, id, element, step, onStep, onEditedElsewhere }: Saving) {
  const { t } = useTranslation()
  const dates = useDates()
  const navigate = useNavigate()
  const edit = useEditReport()
  const [failure, setFailure] = useState<FailureText>()
  const [isComparing, setComparing] = useState(false)

  const fail = (error: unknown) => {
    if (isRefusal(error, 'UNAUTHORIZED')) return
    const { title, message: reason } = failureText(error, { t, dates })
    const isSaidWhole = isLimit(error)
    const message = isForeseen(error) ? reason : t('medication.notDeclared.kept', { reason })
    setFailure({ title: isSaidWhole ? title : t('medication.edit.failed'), message })
    showFailure(isSaidWhole ? { title, message } : { title: t('errors.title'), message: t('medication.edit.failed') })
    const faults = faultsOfError(error)
    if (faults.length > 0) showFaults({ form, element, step, onStep }, faults)
  }

  const compare = async () => {
    setComparing(true)
    try {
      onEditedElsewhere(await reportAsStored(id))
    } catch (error) {
      fail(error)
    } finally {
      setComparing(false)
    }
  }

  const finish = (saved: Report, sent: string) => {
    showSuccess({ title: t('medication.edit.done'), message: t('medication.edit.doneText') })
    // One may have gone on writing meanwhile.
    if (JSON.stringify(form.getValues()) !== sent)
      return keeper.goOnFrom(valuesOf(saved), { version: saved.version }, form.getValues())
    keeper.finish()
    void navigate({ to: '/medication/$id', params: { id }, replace: true })
  }

  const save = (event: FormEvent) => {
    event.preventDefault()
    if (edit.isPending || isComparing || !keeper.current().isChanged) return
    setFailure(undefined)
    const values = form.getValues()
    const read = readReport(values, new Date())
    if ('faults' in read) return showFaults({ form, element, step, onStep }, read.faults)
    keeper.flush()
    const sent = JSON.stringify(values)
    edit.mutate(
      { ...read.fields, id, version: keeper.current().mark.version },
      {
        onSuccess: (saved) => finish(saved, sent),
        onError: (error) => (isRefusal(error, 'EDITED_ELSEWHERE') ? void compare() : fail(error)),
      },
    )
  }

  return { save, isSaving: edit.isPending || isComparing, failure }
}
