import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray } from 'drizzle-orm'
import { MOVED_MIN } from '#contract/foundation/disclosure-limits.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { beginCount, insertableParts } from '#server/foundation/disclosure/night-count.ts'
import { type Counted, isWave } from '#server/foundation/disclosure/publishable.ts'
import {
  countTellers,
  countThings,
  type Followed,
  followUps,
  gatherAttempts,
  recentEntries,
  type ThingCount,
} from '../attempt-counts.ts'
import { publishedMembers, publishedOutcomes } from '../publication.ts'
import { whatHelpedNight, whatHelpedSymptom, whatHelpedThing } from '../tables.ts'
import { timeToBetter } from '../time-to-better.ts'

type Thing = typeof whatHelpedThing.$inferSelect
type Symptom = typeof whatHelpedSymptom.$inferSelect

/** Only changed rows are written. Readers never see a mix of two nights. */
export async function countNight({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const at = now()
  await db.transaction(async (tx) => {
    await beginCount(tx, 'what-helped')
    await gatherAttempts(tx, at)
    await writeThings(tx, await countThings(tx))
    const [tellers, followed] = [await countTellers(tx), await followUps(tx)]
    await writeSymptoms(tx, { tellers, followed, recent: await recentEntries(tx) })
    await tx
      .insert(whatHelpedNight)
      .values({ id: 1, countedAt: at })
      .onConflictDoUpdate({ target: whatHelpedNight.id, set: { countedAt: at } })
  })
}

const idOf = ({ symptom, key }: Pick<Thing, 'symptom' | 'key'>) => `${symptom} ${key}`

async function writeThings(tx: Tx, counts: readonly ThingCount[]): Promise<void> {
  const counted = new Map(counts.map((count) => [idOf(count), count]))
  const shown = new Map((await tx.select().from(whatHelpedThing)).map((thing) => [idOf(thing), thing]))
  const fresh: Thing[] = []
  for (const id of new Set([...counted.keys(), ...shown.keys()])) {
    const [before, after] = [shown.get(id), counted.get(id)]
    const { symptom, key } = (after ?? before)!
    const outcomes = publishedOutcomes(key, after, before)
    const isIt = and(eq(whatHelpedThing.symptom, symptom), eq(whatHelpedThing.key, key))
    if (!outcomes) {
      if (before) await tx.delete(whatHelpedThing).where(isIt)
      continue
    }
    const { kind, name } = (after ?? before)!
    const row = { ...outcomes, symptom, key, kind, name }
    if (!before) fresh.push(row)
    else if (!isDeepStrictEqual(row, before)) await tx.update(whatHelpedThing).set(row).where(isIt)
  }
  for (const part of insertableParts(fresh)) await tx.insert(whatHelpedThing).values(part)
}

type Given = {
  tellers: ReadonlyMap<string, Counted>
  followed: ReadonlyMap<string, Followed>
  recent: ReadonlyMap<string, string[]>
}

async function writeSymptoms(tx: Tx, { tellers, followed, recent }: Given): Promise<void> {
  const shown = new Map((await tx.select().from(whatHelpedSymptom)).map((row) => [row.symptom, row]))
  const symptoms = new Set([...tellers.keys(), ...followed.keys(), ...recent.keys()])
  for (const symptom of symptoms) {
    const before = shown.get(symptom)
    const row = {
      symptom,
      members: publishedMembers(tellers.get(symptom) ?? NOBODY, before?.members ?? 0),
      ...curveOf(followed.get(symptom), before),
      recent: recent.get(symptom) ?? [],
    }
    if (isDeepStrictEqual(row, before)) continue
    await tx.insert(whatHelpedSymptom).values(row).onConflictDoUpdate({ target: whatHelpedSymptom.symptom, set: row })
  }
  const gone = [...shown.keys()].filter((symptom) => !symptoms.has(symptom))
  if (gone.length > 0) await tx.delete(whatHelpedSymptom).where(inArray(whatHelpedSymptom.symptom, gone))
}

type Curve = Pick<Symptom, 'followed' | 'gotBetter' | 'months'>

const NOBODY: Counted = { members: 0, wave: 0 }
const NO_CURVE: Curve = { followed: null, gotBetter: null, months: null }

/**
 * The curve changes only once MOVED_MIN stories were added, removed or ended otherwise, so that the difference of two nights reveals no single story.
 * It stays while a third or more of the authors signed up within a week.
 */
function curveOf({ followUps, wave }: Followed = { followUps: [], wave: 0 }, before: Symptom | undefined): Curve {
  const [followed, gotBetter] = [followUps.length, followUps.filter(({ outcome }) => outcome > 0).length]
  const shown = before?.months
    ? (({ followed, gotBetter, months }) => ({ followed, gotBetter, months }))(before)
    : NO_CURVE
  const moved = Math.max(Math.abs(followed - (shown.followed ?? 0)), Math.abs(gotBetter - (shown.gotBetter ?? 0)))
  if (moved < MOVED_MIN || (followed > 0 && isWave({ members: followed, wave }))) return shown
  const months = timeToBetter(followUps)
  return months ? { followed, gotBetter, months } : NO_CURVE
}
