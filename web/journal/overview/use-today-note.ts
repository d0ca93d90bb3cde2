import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { isForeseen, isRefusal } from '#web/foundation/failure.ts'
import { privateStore } from '#web/foundation/private-store.ts'
import { api, query, queryClient } from '#web/foundation/rpc.ts'
import { showFailure, useFailureToast } from '#web/foundation/toasts.tsx'
import { plainDay } from '#web/posts/plain-days.ts'
import { askDaysAgain } from '../api.ts'
import { type KeptDay, keptDaysName, keptDaysOf, keptNext, textOfDays } from '../day/kept-days.ts'
import { type DaySent, sendDay, WrittenElsewhere } from '../day/send-day.ts'
import { type TodayRow, takeBack } from './today.ts'

/** Right after the `online` event the network may not carry anything, so a second attempt follows after this time. */
const SETTLED_MS = 2_000

/** A press is kept on this device before it is sent: without a network it is sent when there is one again, or when the member comes back. */
export function useTodayNote(memberId: string, { id, subject, last }: TodayRow) {
  const { t } = useTranslation()
  const tellFailure = useFailureToast()
  const store = privateStore(memberId)
  const name = keptDaysName(id)
  const [kept, setKept] = useState(() => keptDaysOf(store.read(name), subject))
  const [noted, setNoted] = useState<DaySent>()
  const today = plainDay(new Date())
  const stored = last?.day === today ? last.intensity : null

  const keep = (days: KeptDay[]) => {
    setKept(days)
    if (days.length > 0) store.write(name, textOfDays(days))
    else store.forget(name)
  }
  const sending = useSendOnce({ mutationFn: sendAll })
  const send = (days: KeptDay[]) =>
    void sending.mutateAsync(days).then(({ left, done, refused }) => {
      keep(left)
      setNoted(done)
      if (refused === undefined) return
      if (!(refused instanceof WrittenElsewhere)) return tellFailure(refused)
      const { stored: other } = refused
      showFailure({
        title: t('journal.today.elsewhere'),
        message: other
          ? t('journal.today.elsewhereText', { value: other.intensity })
          : t('journal.today.elsewhereGone'),
      })
    })
  const again = useEffectEvent(() => {
    if (kept.length > 0) send(kept)
  })
  useEffect(() => {
    again()
    let late: ReturnType<typeof setTimeout> | undefined
    const hear = () => {
      again()
      clearTimeout(late)
      late = setTimeout(again, SETTLED_MS)
    }
    window.addEventListener('online', hear)
    return () => {
      clearTimeout(late)
      window.removeEventListener('online', hear)
    }
  }, [])

  const undoing = useSendOnce({
    mutationFn: async (done: DaySent) => {
      await takeBack(done)
      await askDaysAgain(done.journalId)
    },
    onError: (error) => {
      if (isRefusal(error, 'EDITED_ELSEWHERE')) showFailure({ title: t('journal.today.elsewhere') })
      else tellFailure(error)
    },
    onSuccess: () => setNoted(undefined),
  })

  // A number pressed during a request would be kept and not sent, so presses are ignored until the answer has been rendered.
  const isBusy = useRef(false)
  const isOnItsWay = sending.isPending || undoing.isPending
  useLayoutEffect(() => {
    isBusy.current = isOnItsWay
  }, [isOnItsWay])

  const waiting = kept.find(({ day }) => day === today)
  const isUndoable = noted?.entry?.day === today && noted.entry.version !== noted.before?.version
  return {
    /** Null while today is blank. */
    value: waiting?.intensity ?? stored,
    /** Whether the number is only on this device so far, and no request is sending it. */
    isKept: waiting !== undefined && !sending.isPending,
    isSending: isOnItsWay,
    note: (intensity: number) => {
      if (isBusy.current || intensity === (waiting?.intensity ?? stored)) return
      const seen = stored === null ? null : { intensity: stored }
      const next = keptNext(waiting, { subject, day: today, intensity, seen })
      const days = [...kept.filter(({ day }) => day !== today), next]
      isBusy.current = true
      keep(days)
      send(days)
    },
    undo: waiting
      ? () => {
          // The request under way would write the number all the same.
          if (!isBusy.current) keep(kept.filter((each) => each !== waiting))
        }
      : isUndoable
        ? () => undoing.mutate(noted)
        : undefined,
  }
}

type Outcome = { left: KeptDay[]; done?: DaySent; refused?: unknown }

/** Days that fail stay kept, except those that the server refuses, because it would refuse them again. */
async function sendAll(days: readonly KeptDay[]): Promise<Outcome> {
  const outcome: Outcome = { left: [] }
  for (const kept of days)
    try {
      const done = await sendDay(api.journals, kept)
      outcome.done = done
      // The list must show the day before this device forgets it.
      await askDaysAgain(done.journalId)
    } catch (error) {
      const isRefused = isForeseen(error) && error.code !== 'UNAUTHORIZED'
      if (isRefused || error instanceof WrittenElsewhere) outcome.refused = error
      else outcome.left.push(kept)
    }
  if (outcome.refused) await queryClient.invalidateQueries({ queryKey: query.journals.key() })
  return outcome
}
