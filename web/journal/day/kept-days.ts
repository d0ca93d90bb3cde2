import type { Measured, MeasureScale, Subject } from '#contract/journal/schema.ts'
import { parseJson } from '#web/foundation/storage/parse-json.ts'

/** Where `measured` is missing, the stored measures stay as they are. */
export type SaidOfDay = { intensity: number; measured?: Measured[] }

export type KeptDay = SaidOfDay & {
  day: string
  subject: Subject
  requestId: string
  /** The values that the writer saw stored there; null for a blank day. */
  seen: SaidOfDay | null
  /** Values that this device may have sent before and whose answer was lost: finding them stored is no change made elsewhere. */
  tried: SaidOfDay[]
}

export const KEPT_DAYS = 'today.'
export const keptDaysName = (storyId: string): string => `${KEPT_DAYS}${storyId}`

export const textOfDays = (days: readonly KeptDay[]): string => JSON.stringify(days)

/**
 * Days that this version does not understand are dropped.
 * @param subject the subject of days that an earlier version kept without one; without it they are dropped too
 */
export function keptDaysOf(text: string | null, subject?: Subject): KeptDay[] {
  const kept = parseJson(text)
  return Array.isArray(kept) ? kept.flatMap((each) => keptDayOf(each, subject) ?? []) : []
}

export function keptNext(
  before: KeptDay | undefined,
  said: SaidOfDay & Pick<KeptDay, 'day' | 'subject' | 'seen'>,
): KeptDay {
  const requestId = crypto.randomUUID()
  if (!before) return { ...said, requestId, tried: [] }
  const { intensity, measured } = before
  return {
    ...said,
    requestId,
    seen: before.seen,
    tried: [...before.tried, { intensity, ...(measured && { measured }) }],
  }
}

/** A missing `measured` is not compared. */
export const saysOfDay = (stands: SaidOfDay, said: SaidOfDay): boolean =>
  stands.intensity === said.intensity &&
  (said.measured === undefined || sameMeasured(stands.measured ?? [], said.measured))

export const sameMeasured = (one: readonly Measured[], other: readonly Measured[]): boolean =>
  one.length === other.length &&
  one.every(({ name, scale, value }, nth) => {
    const each = other[nth]!
    return each.name === name && each.scale === scale && each.value === value
  })

function keptDayOf(kept: unknown, fallback: Subject | undefined): KeptDay | undefined {
  const { day, seen, subject, requestId, tried } = fieldsOf(kept)
  const said = saidOf(kept)
  const of = subjectOf(subject) ?? fallback
  if (typeof day !== 'string' || !said || !of) return undefined
  return {
    ...said,
    day,
    subject: of,
    requestId: typeof requestId === 'string' ? requestId : crypto.randomUUID(),
    // An earlier version kept only the number.
    seen: saidOf(seen) ?? saidOf({ intensity: seen }) ?? null,
    tried: Array.isArray(tried) ? tried.flatMap((each) => saidOf(each) ?? []) : [],
  }
}

function saidOf(kept: unknown): SaidOfDay | undefined {
  const fields = fieldsOf(kept)
  const intensity = intensityOf(fields.intensity)
  if (intensity === undefined) return undefined
  const measured = measuredOf(fields.measured)
  return { intensity, ...(measured && { measured }) }
}

export function measuredOf(kept: unknown): Measured[] | undefined {
  if (!Array.isArray(kept)) return undefined
  return kept.flatMap((each) => {
    const { name, scale, value } = fieldsOf(each)
    const number = intensityOf(value)
    return typeof name === 'string' && isScale(scale) && number !== undefined ? { name, scale, value: number } : []
  })
}

const isScale = (kept: unknown): kept is MeasureScale => kept === 'ten' || kept === 'five'

function subjectOf(kept: unknown): Subject | undefined {
  const { journalId, postId } = fieldsOf(kept)
  if (typeof journalId === 'string') return { journalId }
  return typeof postId === 'string' ? { postId } : undefined
}

export const intensityOf = (kept: unknown): number | undefined =>
  typeof kept === 'number' && Number.isInteger(kept) && kept >= 0 && kept <= 10 ? kept : undefined

const fieldsOf = (kept: unknown): Record<string, unknown> =>
  typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
