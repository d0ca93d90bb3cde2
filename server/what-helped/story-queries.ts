import { v7 } from 'uuid'
import { MINUTE_MS } from '#contract/foundation/durations.ts'
import type { SymptomId } from '#contract/posts/symptom-id.ts'
import { SYMPTOMS } from '#contract/posts/symptoms.ts'
import { FEW_SHOWN, FEW_STORIES } from '#contract/what-helped/limits.ts'
import type { TriedStory } from '#contract/what-helped/schema.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { pageFrom } from '#server/foundation/page.ts'
import { entriesOfNewest, entriesOfThing, type ThingEntryRow } from '#server/treatments/thing-queries.ts'
import type { Night } from './queries.ts'
import { nameOf } from './views.ts'

/** An entry told up to this long before a nightly count may have come after it, since its transaction was not over. */
const LATE_MS = 10 * MINUTE_MS

const NO_CHANCE = new Uint8Array(16)

/** Posts keep listed symptoms under their French names. */
const tagOf = (symptom: SymptomId): string => SYMPTOMS.find(({ id }) => id === symptom)!.fr

type OfThing = { symptom: SymptomId; key: string; cursor?: string | undefined; limit: number }

/** Returns a page of what members tell of one thing, newest first. */
export async function storiesOf({ db, actor }: MemberCtx, { symptom, ...asked }: OfThing) {
  const found = await entriesOfThing(db, actor.id, { symptom: tagOf(symptom), ...asked })
  const { rows, nextCursor } = pageFrom(found, asked.limit)
  return { items: rows.map(storyView), nextCursor }
}

/** Returns the things of which there are no figures, those told of last first, each with its newest stories. `night` is of this symptom. */
export async function fewTried(
  { db, actor }: Pick<MemberCtx, 'db' | 'actor'>,
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
  return [...Map.groupBy(few, ({ key }) => key)].slice(0, FEW_SHOWN).map(([key, entries]) => {
    const { name, kind } = entries[0]!
    return { key, kind, name: nameOf({ key, name }), stories: entries.slice(0, FEW_STORIES).map(storyView) }
  })
}

const storyView = ({ authorId: id, key: _key, username, isProfessional, ...story }: ThingEntryRow): TriedStory => ({
  ...story,
  author: { id, username, isProfessional },
})
