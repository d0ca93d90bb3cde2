import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Conference } from '#contract/conferences/schema.ts'
import { useMe } from '#web/accounts/api.ts'
import { failureText, isForeseen, isRefusal } from '#web/foundation/failure.ts'
import { useDates } from '#web/foundation/i18n.ts'
import { showFailure, showSuccess } from '#web/foundation/toasts.tsx'
import { conferenceChanged, conferenceNow, useRegister, useUnregister } from './api.ts'
import { isFull, isOpen } from './places.ts'

/** What one may do about coming to a conference. A visitor is offered to register, and signs in first. */
export function useRegistering(conference: Conference) {
  const { t } = useTranslation()
  const dates = useDates()
  const { me } = useMe()
  const navigate = useNavigate()
  const registering = useRegister()
  const unregistering = useUnregister()
  const { id, can } = conference
  const isPending = registering.isPending || unregistering.isPending

  const fail = (error: unknown) => {
    if (isRefusal(error, 'UNAUTHORIZED')) return
    const { title, message } = failureText(error, { t, dates })
    showFailure({
      title,
      message: isForeseen(error) ? message : t('conferences.registering.failed', { reason: message }),
    })
    // Full or over since the page was read.
    if (isForeseen(error)) void conferenceNow(id).then(conferenceChanged, () => undefined)
  }

  const register = () => {
    if (!me) return void navigate({ to: '/auth', search: { next: `/expert-conferences/${id}` } })
    if (isPending) return
    registering.mutate(
      { id },
      {
        onSuccess: ({ status }) =>
          showSuccess({
            title: t('conferences.registering.done'),
            message: t(status === 'live' ? 'conferences.registering.doneLive' : 'conferences.registering.doneText'),
          }),
        onError: fail,
      },
    )
  }

  const unregister = () => {
    if (isPending) return
    unregistering.mutate(
      { id },
      {
        onSuccess: () =>
          showSuccess(
            { title: t('conferences.registering.undone') },
            { label: t('conferences.registering.takeBack'), run: register },
          ),
        onError: fail,
      },
    )
  }

  /** Asks first whether one still may: the registration may have been taken back on another device. */
  const join = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const enter = () => void navigate({ to: '/conference/$id', params: { id } })
    void conferenceNow(id).then((now) => {
      conferenceChanged(now)
      if (now.status !== 'live' || now.can.join) return enter()
      showFailure({ title: t('conferences.joining.refused'), message: t('conferences.joining.refusedText') })
    }, enter)
  }

  return {
    /** What the one button does now; undefined where there is nothing to do. */
    act: can.unregister ? unregister : mayRegister() ? register : undefined,
    isPending,
    join,
  }

  function mayRegister(): boolean {
    return me ? can.register : isOpen(conference) && !isFull(conference)
  }
}
