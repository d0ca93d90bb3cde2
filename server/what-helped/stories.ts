import { v7 } from 'uuid'
import type { SymptomId } from '#contract/posts/symptom-id.ts'
import { SYMPTOMS } from '#contract/posts/symptoms.ts'
import { FEW_SHOWN, FEW_STORIES } from '#contract/what-helped/limits.ts'
import type { TriedStory } from '#contract/what-helped/schema.ts'
import { namesOf } from '#server/accounts/people-queries.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { entriesOfNewest, entriesOfThing, type ThingEntryRow } from '#server/treatments/thing-queries.ts'
import type { SymptomRow } from './queries.ts'
import { nameOf } from './views.ts'

/** How many entries are searched for things without figures. */
const ENTRIES_READ = 200
/** An entry told up to this long before a nightly count may have come after it, since its transaction was not over. */
const LATE_MS = 10 * 60_000

const NO_CHANCE = new Uint8Array(16)

/** Posts keep listed symptoms under their French names. */
const tagOf = (symptom: SymptomId): string => SYMPTOMS.find(({ id }) => id === symptom)!.fr

type OfThing = { symptom: SymptomId; key: string; cursor?: string | undefined; limit: number }

/** Returns a page of what members tell of one thing, newest first. */
export async function storiesOf({ db, actor }: MemberCtx, { symptom, ...asked }: OfThing) {
  const rows = await entriesOfThing(db, actor.id, { symptom: tagOf(symptom), ...asked })
  const shown = rows.slice(0, asked.limit)
  const items = await storyViews(db, shown)
  return { items, nextCursor: rows.length > shown.length ? shown.at(-1)!.id : null }
}

/** Returns the things of which there are no figures, those told of last first, each with its newest stories. `told` is the answer of `symptomsTold`. */
export async function fewTried({ db, actor }: MemberCtx, symptom: SymptomId, told: readonly SymptomRow[]) {
  const of = told.find((row) => row.symptom === symptom)?.told
  const last = Math.max(0, ...told.map(({ countedAt }) => countedAt.getTime() - LATE_MS))
  const rows = await entriesOfNewest(db, actor.id, {
    symptom: tagOf(symptom),
    kept: of?.recent ?? [],
    since: v7({ msecs: last, seq: 0, random: NO_CHANCE }),
    entries: ENTRIES_READ,
  })
  const counted = new Set((of?.things ?? []).map(({ key }) => key))
  const few = rows.filter(({ key }) => !counted.has(key))
  const things = [...Map.groupBy(few, ({ key }) => key)].slice(0, FEW_SHOWN)
  const shown = things.map(([key, entries]) => ({ key, entries: entries.slice(0, FEW_STORIES) }))
  const views = await storyViews(
    db,
    shown.flatMap(({ entries }) => entries),
  )
  const viewOf = new Map(views.map((view) => [view.id, view]))
  return shown.map(({ key, entries }) => {
    const { name, kind } = entries[0]!
    return { key, kind, name: nameOf({ key, name }), stories: entries.map(({ id }) => viewOf.get(id)!) }
  })
}

async function storyViews(db: MemberCtx['db'], rows: readonly ThingEntryRow[]): Promise<TriedStory[]> {
  const ids = [...new Set(rows.map(({ authorId }) => authorId))]
  const names = new Map((await namesOf(db, ids)).map((named) => [named.id, named]))
  return rows.map(({ authorId: id, key: _key, ...story }) => {
    const { username = null, isProfessional = false } = names.get(id) ?? {}
    return { ...story, author: { id, username, isProfessional } }
  })
}
