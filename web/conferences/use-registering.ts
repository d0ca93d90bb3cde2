import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { REMINDERS_MINUTES } from '#contract/conferences/limits.ts'
import type { Conference } from '#contract/conferences/schema.ts'
import { useMe } from '#web/accounts/api.ts'
import { isForeseen, isLimit, isRefusal, useFailureText } from '#web/foundation/failure.ts'
import { showFailure, showSuccess } from '#web/foundation/toasts.tsx'
import { wayIn } from '#web/foundation/way-in.ts'
import { conferenceChanged, conferenceNow, useRegister, useUnregister } from './api.ts'
import { isFull, isOpen } from './places.ts'

function remindersOf(scheduledAt: Date): 'doneText' | 'doneSoon' | 'doneNow' {
  const [first, last] = REMINDERS_MINUTES.map((minutes) => scheduledAt.getTime() - minutes * 60_000)
  if (Date.now() < first!) return 'doneText'
  return Date.now() < last! ? 'doneSoon' : 'doneNow'
}

export function useRegistering(conference: Conference) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const { me } = useMe()
  const navigate = useNavigate()
  const registering = useRegister()
  const unregistering = useUnregister()
  const { id, can } = conference
  const isPending = registering.isPending || unregistering.isPending

  const fail = (error: unknown) => {
    if (isRefusal(error, 'UNAUTHORIZED')) return
    const { title, message } = failureText(error)
    showFailure(
      isLimit(error)
        ? { title, message }
        : { title: t('errors.title'), message: t('conferences.registering.failed', { reason: message }) },
    )
    // The conference filled up or ended after the page was read.
    if (isForeseen(error)) void conferenceNow(id).then(conferenceChanged, () => undefined)
  }

  const register = () => {
    if (!me) return void navigate({ to: '/auth', search: { ...wayIn(), next: `/expert-conferences/${id}` } })
    registering.mutate(
      { id },
      {
        onSuccess: ({ status, scheduledAt }) =>
          showSuccess({
            title: t('conferences.registering.done'),
            message: t(`conferences.registering.${status === 'live' ? 'doneLive' : remindersOf(scheduledAt)}`),
          }),
        onError: fail,
      },
    )
  }

  const unregister = () => {
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

  /** Asks the server first: the registration may have been cancelled on another device. */
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
    act: can.unregister ? unregister : mayRegister() ? register : undefined,
    isPending,
    join,
  }

  function mayRegister(): boolean {
    return me ? can.register : isOpen(conference) && !isFull(conference)
  }
}
