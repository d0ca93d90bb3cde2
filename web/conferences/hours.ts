import { useEffect, useState } from 'react'
import type { Conference } from '#contract/conferences/schema.ts'
import type { Language } from '#contract/foundation/languages.ts'
import { query, queryClient } from '#web/foundation/rpc.ts'

export const dayOf = (at: Date): string =>
  [at.getDate(), at.getMonth() + 1, at.getFullYear()].map((part) => String(part).padStart(2, '0')).join('/')

export const weekdayOf = (at: Date, language: Language): string => at.toLocaleDateString(language, { weekday: 'short' })

export const timeOf = (at: Date): string =>
  [at.getHours(), at.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')

type Timed = Pick<Conference, 'status' | 'scheduledAt' | 'endsAt'>

/** Changes by the clock are not pushed: a conference is fetched this long after the hour, and then at most every `AT_LEAST_MS`. */
const AFTER_MS = 3_000
const AT_LEAST_MS = 15_000
/** The longest delay that is given to a browser's timer, in milliseconds. */
const AT_MOST_MS = 2_000_000_000

/** In milliseconds; undefined where none will change. */
export function nextChangeAt(conferences: readonly Timed[]): number | undefined {
  const hours = conferences.flatMap(({ status, scheduledAt, endsAt }) =>
    status === 'scheduled' ? scheduledAt.getTime() : status === 'live' ? endsAt.getTime() : [],
  )
  return hours.length === 0 ? undefined : Math.min(...hours)
}

export const waitUntil = (at: number, now: number): number =>
  at > now ? Math.min(at - now + AFTER_MS, AT_MOST_MS) : AT_LEAST_MS

export function useKeptInTime(conferences: readonly Timed[]): void {
  const at = nextChangeAt(conferences)
  useEffect(() => {
    if (at === undefined) return
    let waiting: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      // A random delay spreads the requests of readers who wait for the same hour.
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
