import { v7 } from 'uuid'
import { MINUTE_MS } from '#contract/foundation/durations.ts'
import type { SymptomId } from '#contract/posts/symptom-id.ts'
import { SYMPTOMS } from '#contract/posts/symptoms.ts'
import { FEW_OF_ONE, FEW_SHOWN, FEW_STORIES, TRIED_MIN } from '#contract/what-helped/limits.ts'
import type { TriedStory } from '#contract/what-helped/schema.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { pageFrom } from '#server/foundation/page.ts'
import { authorPlaces } from '#server/posts/research-queries.ts'
import { entriesOfNewest, entriesOfThing, type ThingEntryRow } from '#server/treatments/thing-queries.ts'
import type { Night } from './queries.ts'
import { nameOf } from './views.ts'

/** An entry dated up to this long before a nightly count may be committed after it. */
const LATE_MS = 10 * MINUTE_MS

const NO_CHANCE = new Uint8Array(16)

/** Posts keep listed symptoms under their French names. */
const tagOf = (symptom: SymptomId): string => SYMPTOMS.find(({ id }) => id === symptom)!.fr

type OfThing = { symptom: SymptomId; key: string; cursor?: string | undefined; limit: number }

export async function storiesOf({ db, actor }: MemberCtx, { symptom, ...asked }: OfThing) {
  const found = await entriesOfThing(db, actor.id, { symptom: tagOf(symptom), ...asked })
  const { rows, nextCursor } = pageFrom(found, asked.limit)
  return { items: rows.map(storyView), nextCursor }
}

/**
 * Returns the things of which there are no figures, each with its newest stories, in the order of the nightly count. Things told since come first
 * where an established author tells them, and last where only new accounts or a crowd do. `night` is the count of this symptom.
 */
export async function fewTried(
  { db, actor, now }: Pick<MemberCtx, 'db' | 'actor' | 'now'>,
  symptom: SymptomId,
  { told, countedAt }: Pick<Night, 'told' | 'countedAt'>,
) {
  const last = countedAt ? countedAt.getTime() - LATE_MS : 0
  const rows = await entriesOfNewest(db, actor.id, {
    symptom: tagOf(symptom),
    kept: told?.recent ?? [],
    since: v7({ msecs: last, seq: 0, random: NO_CHANCE }),
  })
  const counted = new Set((told?.things ?? []).map(({ key }) => key))
  const few = rows.filter(({ key }) => !counted.has(key))
  const places = new Map((told?.recent ?? []).map((id, place) => [id, place]))
  const isToldSince = few.some(({ id }) => !places.has(id))
  // The nightly count limited and ordered its entries already.
  const shown = isToldSince
    ? withToldSince(few, {
        places,
        authors: await authorPlaces(
          db,
          few.map(({ authorId }) => authorId),
          now(),
        ),
      })
    : few.toSorted((one, other) => places.get(one.id)! - places.get(other.id)!)
  return [...Map.groupBy(shown, ({ key }) => key)].slice(0, FEW_SHOWN).map(([key, entries]) => {
    const { name, kind } = entries[0]!
    return { key, kind, name: nameOf({ key, name }), stories: entries.slice(0, FEW_STORIES).map(storyView) }
  })
}

type Places = {
  places: ReadonlyMap<string, number>
  authors: Awaited<ReturnType<typeof authorPlaces>>
}

/** Returns entries in display order: of each author or household the newest of FEW_OF_ONE things. `few` must be sorted newest first. */
function withToldSince(few: readonly ThingEntryRow[], { places, authors }: Places): ThingEntryRow[] {
  const placeOf = ({ authorId }: ThingEntryRow) => authors.get(authorId)!.placeKey
  const isNew = ({ authorId }: ThingEntryRow) => !authors.get(authorId)!.isEstablished
  const things = [...Map.groupBy(few, ({ key }) => key).values()].map((entries) => {
    const own = entries.filter((entry, at) => entries.findIndex((other) => placeOf(other) === placeOf(entry)) === at)
    const stories = own.toSorted((one, other) => Number(isNew(one)) - Number(isNew(other)))
    const kept = Math.min(...entries.map(({ id }) => places.get(id) ?? Number.POSITIVE_INFINITY))
    const isLast = own.length >= TRIED_MIN || own.every(isNew)
    return { stories, rank: kept < Number.POSITIVE_INFINITY ? kept : isLast ? places.size : -1 }
  })
  const used = new Map<string, number>()
  return things
    .toSorted((one, other) => one.rank - other.rank)
    .flatMap(({ stories }) => {
      const shown = stories.filter((entry) => (used.get(placeOf(entry)) ?? 0) < FEW_OF_ONE).slice(0, FEW_STORIES)
      for (const entry of shown) used.set(placeOf(entry), (used.get(placeOf(entry)) ?? 0) + 1)
      return shown
    })
}

const storyView = ({ authorId: id, key: _key, username, isProfessional, ...story }: ThingEntryRow): TriedStory => ({
  ...story,
  author: { id, username, isProfessional },
})
