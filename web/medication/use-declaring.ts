import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, type RefObject, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
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
import { useDeclare } from './api.ts'
import { type Keeper, type NewMark, newMark } from './keeper.ts'
import type { ReportForm } from './report-form-state.tsx'
import { readReport } from './report-values.ts'
import { showFaults } from './show-faults.ts'
import type { Step } from './steps.ts'

type Declaring = {
  form: ReportForm
  keeper: Keeper<NewMark>
  element: RefObject<HTMLFormElement | null>
  step: Step
  onStep: (step: Step) => void
}

/** Declares what stands in the form, once, and says how it went. */
export function useDeclaring({ form, keeper, element, step, onStep }: Declaring) {
  const { t } = useTranslation()
  const dates = useDates()
  const navigate = useNavigate()
  const [isLimited, limit] = useLimit()
  const { mutate, isPending, error } = useDeclare({
    onSuccess: () => {
      keeper.finish()
      showSuccess({ title: t('medication.declared.title'), message: t('medication.declared.text') })
    },
    onError: (refused) => {
      if (isRefusal(refused, 'UNAUTHORIZED')) return
      if (isRefusal(refused, 'REQUEST_REUSED')) keeper.remark(newMark())
      limit(refused)
      showFailure(
        isLimit(refused)
          ? failureText(refused, { t, dates })
          : { title: t('errors.title'), message: t('medication.notDeclared.title') },
      )
      const faults = faultsOfError(refused)
      if (faults.length > 0) showFaults({ form, element, step, onStep }, faults)
    },
  })

  const textOf = (refused: unknown): FailureText => {
    const text = failureText(refused, { t, dates })
    if (isLimit(refused))
      return { title: text.title, message: t('medication.notDeclared.kept', { reason: text.message }) }
    const title = t('medication.notDeclared.title')
    if (isRefusal(refused, 'REQUEST_REUSED')) return { title, message: t('medication.notDeclared.sentBefore') }
    if (isForeseen(refused)) return { title, message: text.message }
    return { title, message: t('medication.notDeclared.kept', { reason: text.message }) }
  }

  const declare = (event: FormEvent) => {
    event.preventDefault()
    if (isPending || isLimited) return
    const read = readReport(form.getValues(), new Date())
    if ('faults' in read) return showFaults({ form, element, step, onStep }, read.faults)
    keeper.flush()
    mutate(
      { ...read.fields, requestId: keeper.current().mark.requestId },
      { onSuccess: ({ id }) => void navigate({ to: '/medication/$id', params: { id }, replace: true }) },
    )
  }

  const failure = error === null || isRefusal(error, 'UNAUTHORIZED') ? undefined : textOf(error)
  return { declare, isPending, isLimited, failure }
}

const TIMER_MAX_MS = 2_147_483_647

/** Whether one has to wait before declaring again; what was refused says until when. */
function useLimit(): [isLimited: boolean, limit: (refused: unknown) => void] {
  const [until, setUntil] = useState<number>()
  useEffect(() => {
    if (until === undefined) return
    const wait = Math.min(TIMER_MAX_MS, Math.max(0, until - Date.now()))
    const timer = setTimeout(() => setUntil(undefined), wait)
    return () => clearTimeout(timer)
  }, [until])
  const limit = (refused: unknown) => {
    if (isForeseen(refused) && refused.code === 'QUOTA_REACHED') setUntil(refused.data.retryAt.getTime())
  }
  return [until !== undefined, limit]
}
