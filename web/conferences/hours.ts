import { useEffect, useState } from 'react'
import type { Conference } from '#contract/conferences/schema.ts'
import { query, queryClient } from '#web/foundation/rpc.ts'

/** "26/11/2026", of the reader's own zone. */
export const dayOf = (at: Date): string =>
  [at.getDate(), at.getMonth() + 1, at.getFullYear()].map((part) => String(part).padStart(2, '0')).join('/')

/** "19:05", of the reader's own zone. */
export const timeOf = (at: Date): string =>
  [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')

type Timed = Pick<Conference, 'status' | 'scheduledAt' | 'endsAt'>

/** What is shown is asked for again soon after an hour that it waits for, and not more often than that: the clock changes it, and tells nobody. */
const AFTER_MS = 3_000
const AT_LEAST_MS = 15_000
/** The longest that a browser's timer waits. */
const AT_MOST_MS = 2_000_000_000

/** The instant at which one of these changes by the clock, in milliseconds; undefined where none will. */
export function nextChangeAt(conferences: readonly Timed[]): number | undefined {
  const hours = conferences.flatMap(({ status, scheduledAt, endsAt }) =>
    status === 'scheduled' ? scheduledAt.getTime() : status === 'live' ? endsAt.getTime() : [],
  )
  return hours.length === 0 ? undefined : Math.min(...hours)
}

/** Milliseconds to wait before one asks what an instant changed. */
export const waitUntil = (at: number, now: number): number =>
  at > now ? Math.min(at - now + AFTER_MS, AT_MOST_MS) : AT_LEAST_MS

/** Keeps what is shown of these in step with the clock: who came before the hour sees the room open. */
export function useKeptInTime(conferences: readonly Timed[]): void {
  const at = nextChangeAt(conferences)
  useEffect(() => {
    if (at === undefined) return
    let waiting: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      // Those who wait for the same hour do not all ask in the same instant.
      const spread = Math.random() * AFTER_MS
      waiting = setTimeout(() => {
        void queryClient.invalidateQueries({ queryKey: query.conferences.key() })
        wait()
      }, waitUntil(at, Date.now()) + spread)
    }
    wait()
    return () => clearTimeout(waiting)
  }, [at])
}

/** Whether an hour has come; drawn anew when it does. */
export function useHasCome(at: Date): boolean {
  const [now, setNow] = useState(() => Date.now())
  const wait = at.getTime() - now
  useEffect(() => {
    if (wait <= 0) return
    const waiting = setTimeout(() => setNow(Date.now()), Math.min(wait, AT_MOST_MS))
    return () => clearTimeout(waiting)
  }, [wait])
  return wait <= 0
}
