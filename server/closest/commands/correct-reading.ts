import { and, eq, inArray } from 'drizzle-orm'
import { CORRECTIONS_PER_DAY, READINGS_ADDED_MAX, READINGS_REMOVED_MAX } from '#contract/closest/limits.ts'
import { type Corrections, isAdded } from '#lexicon/readers/read-story.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { useQuota } from '#server/foundation/quota.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { enqueue, transact } from '#server/foundation/transaction.ts'
import { defineQueue } from '#server/foundation/work/queues.ts'
import { lockPost } from '#server/posts/queries.ts'
import { correctionsOf } from '../correction-queries.ts'
import { isKnownFeature, understandStory } from '../reader-queries.ts'
import type { UnderstoodFeatures } from '../reader-worker.ts'
import { readingCorrection } from '../tables.ts'
import { ownStory } from '../understanding-queries.ts'

export const READING_CORRECTED = defineQueue<{ postId: string }>('closest.reading-corrected')

type Correction = { id: string; reading: string; isTold: boolean }

/**
 * A correction without effect is not kept.
 * @throws Refusal NOT_FOUND where the story is not theirs, is not compared, or cannot be read as the feature; TOO_MANY_ADDED, also for removals;
 * QUOTA_REACHED
 */
export async function correctReading(ctx: MemberCtx, { id: postId, reading, isTold }: Correction): Promise<void> {
  const { story, takesPart } = await ownStory(ctx, postId)
  if (!takesPart) throw new Refusal('NOT_FOUND')
  const corrections = await correctionsOf(ctx.db, postId)
  const read = await understandStory(ctx, story, corrections)
  const isKnown = await isKnownFeature(ctx, reading)
  await transact(ctx, async (tx) => {
    const { authorId } = await lockPost(tx, postId)
    const { added, removed } = await correctionsOf(tx, postId)
    const before = added.includes(reading) ? true : removed.has(reading) ? false : undefined
    const after = isTold
      ? correctionTold(reading, { read, isKnown, before })
      : correctionNotTold(reading, { read, before })
    if (after === before) return
    const at = ctx.now()
    // Going back to the words of the story is free: an addition that others are told of can be taken back on any day.
    if (after !== undefined)
      await useQuota(tx, { memberId: authorId, kind: 'correction', perDay: CORRECTIONS_PER_DAY, at })
    const ofStory = eq(readingCorrection.postId, postId)
    if (after === undefined)
      await tx.delete(readingCorrection).where(and(ofStory, eq(readingCorrection.feature, reading)))
    else {
      if (after) await makeRoom(tx, postId, { added, silent: silentIn(read, corrections) })
      else if (removed.size >= READINGS_REMOVED_MAX) throw new Refusal('TOO_MANY_ADDED')
      await tx
        .insert(readingCorrection)
        .values({ postId, feature: reading, isTold: after, createdAt: at })
        .onConflictDoUpdate({
          target: [readingCorrection.postId, readingCorrection.feature],
          set: { isTold: after, createdAt: at },
        })
    }
    await enqueue(tx, READING_CORRECTED, { postId })
  })
}

/** True: the story tells the feature. False: it does not. Undefined: no correction is needed, because the words already say so. */
type StoredCorrection = boolean | undefined
type CorrectionFacts = { read: UnderstoodFeatures; before: StoredCorrection }

function correctionTold(
  reading: string,
  { read, isKnown, before }: CorrectionFacts & { isKnown: boolean },
): StoredCorrection {
  if (isIn(read.removed, reading) || saysIn(read, reading)) return before === true ? true : undefined
  if (!isKnown) throw new Refusal('NOT_FOUND')
  // A broader feature follows from those told: as an addition, it would be a correction that nobody sees.
  return before !== true && read.told.includes(reading) ? undefined : true
}

function correctionNotTold(reading: string, { read, before }: CorrectionFacts): StoredCorrection {
  if (saysIn(read, reading)) return false
  if (before === undefined) throw new Refusal('NOT_FOUND')
  return before ? undefined : false
}

const isIn = (features: UnderstoodFeatures['present'], reading: string): boolean =>
  features.some(([feature]) => feature === reading)

const saysIn = ({ present, absent }: UnderstoodFeatures, reading: string): boolean =>
  isIn(
    [...present, ...absent].filter(([, quote]) => !isAdded(quote)),
    reading,
  )

function silentIn({ present }: UnderstoodFeatures, { added }: Corrections): string[] {
  const shown = new Set(present.filter(([, quote]) => isAdded(quote)).map(([feature]) => feature))
  return added.filter((feature) => !shown.has(feature))
}

async function makeRoom(
  tx: Tx,
  postId: string,
  { added, silent }: { added: readonly string[]; silent: readonly string[] },
): Promise<void> {
  if (added.length < READINGS_ADDED_MAX) return
  const leaving = silent.filter((feature) => added.includes(feature))
  if (leaving.length === 0) throw new Refusal('TOO_MANY_ADDED')
  await tx
    .delete(readingCorrection)
    .where(and(eq(readingCorrection.postId, postId), inArray(readingCorrection.feature, leaving)))
}
