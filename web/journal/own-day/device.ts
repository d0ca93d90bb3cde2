import type { DayStory, OwnDay } from '#contract/journal/schema.ts'
import { PRIVATE_PREFIX, privateStore } from '#web/foundation/private-store.ts'
import { attempt } from '#web/foundation/storage/attempt.ts'
import { parseJson } from '#web/foundation/storage/parse-json.ts'
import {
  intensityOf,
  KEPT_DAYS,
  type KeptDay,
  keptDaysName,
  keptDaysOf,
  measuredOf,
  textOfDays,
} from '../day/kept-days.ts'

/** Stored on this device, so that the page opens without a network; signing out deletes it with all private data. */
const KNOWN = 'day'

export function rememberDay(day: OwnDay): void {
  privateStore(day.memberId).write(KNOWN, JSON.stringify({ at: Date.now(), day }))
}

export function rememberedDay(): OwnDay | undefined {
  const ending = `.${KNOWN}`
  return keys()
    .filter((key) => key.startsWith(PRIVATE_PREFIX) && key.endsWith(ending))
    .flatMap((key) => {
      const memberId = key.slice(PRIVATE_PREFIX.length, -ending.length)
      const { at, day } = fieldsOf(parseJson(privateStore(memberId).read(KNOWN)))
      const known = dayOf(day)
      return known?.memberId === memberId && typeof at === 'number' ? { at, known } : []
    })
    .sort((one, other) => other.at - one.at)[0]?.known
}

export const keptDays = ({ memberId }: OwnDay, storyId: string): KeptDay[] =>
  keptDaysOf(privateStore(memberId).read(keptDaysName(storyId)))

export function keepDays({ memberId }: OwnDay, storyId: string, days: readonly KeptDay[]): void {
  const store = privateStore(memberId)
  if (days.length > 0) store.write(keptDaysName(storyId), textOfDays(days))
  else store.forget(keptDaysName(storyId))
}

export function storiesKept({ memberId }: OwnDay): string[] {
  const start = `${PRIVATE_PREFIX}${memberId}.${KEPT_DAYS}`
  return keys().flatMap((key) => (key.startsWith(start) ? key.slice(start.length) : []))
}

const keys = (): string[] => attempt(() => Object.keys(localStorage)) ?? []

export function dayOf(kept: unknown): OwnDay | undefined {
  const { memberId, isReadOnly, stories } = fieldsOf(kept)
  if (typeof memberId !== 'string' || !Array.isArray(stories)) return undefined
  return { memberId, isReadOnly: isReadOnly === true, stories: stories.flatMap((each) => storyOf(each) ?? []) }
}

function storyOf(kept: unknown): DayStory | undefined {
  const { id, title, subject, measures, last } = fieldsOf(kept)
  const { journalId, postId } = fieldsOf(subject)
  if (typeof id !== 'string' || typeof title !== 'string') return undefined
  const { day, intensity, measured } = fieldsOf(last)
  const number = intensityOf(intensity)
  const asked = Array.isArray(measures) ? measures.map((each) => ({ ...fieldsOf(each), value: 0 })) : []
  return {
    id,
    title,
    subject: typeof journalId === 'string' ? { journalId } : { postId: typeof postId === 'string' ? postId : id },
    measures: (measuredOf(asked) ?? []).map(({ name, scale }) => ({ name, scale })),
    last:
      typeof day === 'string' && number !== undefined
        ? { day, intensity: number, measured: measuredOf(measured) ?? [] }
        : null,
  }
}

const fieldsOf = (kept: unknown): Record<string, unknown> =>
  typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
