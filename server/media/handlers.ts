import { and, eq, gt, inArray, isNull, lt, notExists } from 'drizzle-orm'
import { HOUR_MS } from '#contract/foundation/durations.ts'
import { ORPHAN_HOURS } from '#contract/media/limits.ts'
import type { Services } from '#server/foundation/context.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { folderOf } from './files.ts'
import { keptMedia, media, mediaGarbage } from './tables.ts'

const AT_ONCE = 100

/**
 * A file that cannot be deleted now stays in the list, and does not stop the others, unless the store is unavailable.
 * @throws when some stayed, so that the job is retried
 */
export async function collectGarbage({ db, storage }: Services): Promise<void> {
  const removals = attempts()
  const kept = db.select({ id: keptMedia.id }).from(keptMedia).where(eq(keptMedia.key, mediaGarbage.key))
  for (let after = ''; ; ) {
    const found = await db
      .select()
      .from(mediaGarbage)
      .where(and(gt(mediaGarbage.key, after), notExists(kept)))
      .orderBy(mediaGarbage.key)
      .limit(AT_ONCE)
    for (const garbage of found)
      await removals.make(async () => {
        await storage.removePrefix(folderOf(garbage))
        await storage.staging.remove(garbage.id)
        await db.delete(mediaGarbage).where(eq(mediaGarbage.key, garbage.key))
      })
    if (found.length < AT_ONCE) break
    after = found.at(-1)!.key
  }
  removals.end()
}

export async function sweepMedia(services: Services): Promise<void> {
  const { db, now } = services
  await db
    .delete(media)
    .where(and(isNull(media.subjectId), lt(media.createdAt, new Date(now().getTime() - ORPHAN_HOURS * HOUR_MS))))
  try {
    await collectGarbage(services)
  } finally {
    await sweepStaging(services)
  }
}

async function sweepStaging({ db, storage }: Services): Promise<void> {
  const removals = attempts()
  // The uploads are listed before the rows, because an upload's row is inserted before its bytes arrive.
  const staged = await storage.staging.ids()
  for (let i = 0; i < staged.length; i += AT_ONCE) {
    const some = staged.slice(i, i + AT_ONCE)
    const awaited = await db
      .select({ id: media.id })
      .from(media)
      .where(and(inArray(media.id, some.filter(isUuid)), isNull(media.readyAt)))
    const kept = new Set(awaited.map(({ id }) => id))
    for (const id of some) if (!kept.has(id)) await removals.make(() => storage.staging.remove(id))
  }
  removals.end()
}

function attempts() {
  const failures: unknown[] = []
  return {
    async make(work: () => Promise<void>) {
      try {
        await work()
      } catch (error) {
        if (error instanceof Refusal && error.code === 'UNAVAILABLE') throw error
        failures.push(error)
      }
    },
    end() {
      if (failures.length > 0) throw failures[0]
    },
  }
}

const isUuid = (name: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(name)
