import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { beginCount, insertableParts } from '#server/foundation/disclosure/night-count.ts'
import { countAsked, countEffects, forgetMoved, gatherDeclared, keepProfiles } from '../effect-counts.ts'
import { publishedEffects } from '../effect-publication.ts'
import { countPairs, gatherReports } from '../signal-counts.ts'
import { signalOf } from '../signal-views.ts'
import { effectCount, signalPair } from '../tables.ts'

/**
 * Counts every pair of medication and effect, for the staff, and the effects that members may read, over the same reports, and replaces the earlier counts. A
 * medication's published figures stay until MOVED_MIN members changed, because the difference of two nights would reveal single members. Readers never see a
 * mix of old and new figures.
 */
export async function countNight({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const asOf = now()
  await db.transaction(async (tx) => {
    await beginCount(tx, 'medication-figures')
    await gatherReports(tx)
    await replacePairs(tx, asOf)
    await replaceEffects(tx, asOf)
  })
}

async function replacePairs(tx: Tx, asOf: Date) {
  const counted = await countPairs(tx)
  await tx.delete(signalPair)
  const rows = counted.map((pair) => {
    const { ic, prr, isSignal } = signalOf(pair)
    return { ...pair, asOf, icLow: ic?.low ?? null, prr: prr?.value ?? null, isSignal }
  })
  for (const some of insertableParts(rows)) await tx.insert(signalPair).values(some)
}

async function replaceEffects(tx: Tx, asOf: Date) {
  await gatherDeclared(tx, asOf)
  await forgetMoved(tx)
  const asked = await countAsked(tx)
  const counted = await countEffects(tx)
  const rows = counted.flatMap((drug) => {
    const published = publishedEffects(drug, asked)
    return published ? [{ drugKey: drug.drugKey, asOf, ...published }] : []
  })
  for (const some of insertableParts(rows)) await tx.insert(effectCount).values(some)
  await keepProfiles(
    tx,
    rows.map(({ drugKey }) => drugKey),
  )
}
