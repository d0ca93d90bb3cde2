import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, isNull } from 'drizzle-orm'
import type { CompleteUploadInput } from '#contract/media/schema.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { invalidInput, Refusal } from '#server/foundation/refusal.ts'
import { refusalOfFullDisk } from '#server/foundation/storage/full-disk.ts'
import { transact } from '#server/foundation/transaction.ts'
import { openKeyedQueue } from '#server/foundation/work/keyed-queue.ts'
import { type Made, madeIn, type Unusable } from '../conversion/messages.ts'
import { folderOf } from '../files.ts'
import { type MediaRow, ownMedia } from '../queries.ts'
import { media, mediaGarbage } from '../tables.ts'
import { forgetUpload } from './forget-upload.ts'
import { requestCollection } from './request-collection.ts'

/** The work under way for each upload: a second request for the same one waits for the first. */
const underWay = new Map<string, Promise<MediaRow>>()

/** The pool of workers has one queue for everybody: nobody has more than this in it. */
const inTurn = openKeyedQueue(3)

/**
 * Makes an uploaded file ready to be shown: what is stored is made anew of its pixels and sound, then what was sent is removed. A repeat returns the same. A
 * file that cannot be read, holds too many pixels or frames, or is not of its kind is removed at once, and refused as `wrongType`: the catalogue's text on a
 * size in megabytes would mislead. A photo in HEIC is refused as `heic`.
 * @throws Refusal NOT_FOUND, UPLOAD_UNFINISHED, FILE_REFUSED, or INVALID_INPUT for a poster that is no picture and STORAGE_FULL, which leave the upload as it
 * is
 */
export async function completeUpload(ctx: MemberCtx, input: CompleteUploadInput): Promise<MediaRow> {
  const row = await ownMedia(ctx.db, ctx.actor.id, input.id)
  if (!row) throw new Refusal('NOT_FOUND')
  if (row.readyAt) return row
  const known = underWay.get(row.id)
  if (known) return known
  const making = inTurn(ctx.actor.id, () => makeReady(ctx, row, input)).finally(() => underWay.delete(row.id))
  underWay.set(row.id, making)
  return making
}

async function makeReady(ctx: MemberCtx, row: MediaRow, { poster }: CompleteUploadInput): Promise<MediaRow> {
  const { id, kind } = row
  const { staging } = ctx.storage
  const folder = join(ctx.storage.workFolder, ctx.newId())
  try {
    const progress = await staging.progress(id)
    if (!progress) throw new Refusal('NOT_FOUND')
    if (progress.offset < progress.size) throw new Refusal('UPLOAD_UNFINISHED')
    await mkdir(folder, { mode: 0o700 })
    const posterPath = poster && join(folder, 'poster')
    if (poster && posterPath) await writeFile(posterPath, new Uint8Array(await poster.arrayBuffer()))
    const source = await staging.fetch(id, folder)
    const made = await madeIn(ctx.workers, { kind, source, poster: posterPath, folder })
    if ('unusable' in made) throw await refusalOf(ctx, id, made.unusable)
    for (const file of made.files) await ctx.storage.put(folderOf(row) + file, join(folder, file))
    const ready = await markReady(ctx, row, made)
    await staging.remove(id).catch(() => {}) // the sweep will
    return ready
  } catch (error) {
    // Another server may have made it ready meanwhile, and removed what was read here.
    const now = await ownMedia(ctx.db, ctx.actor.id, id)
    if (now?.readyAt) return now
    // Where its owner threw it away, it does not matter what failed.
    if (!now && !(error instanceof Refusal)) throw new Refusal('NOT_FOUND')
    throw refusalOfFullDisk(error, ctx.log) ?? error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Returns the refusal of a file that cannot be taken, and removes its upload. A bad poster leaves the upload, since a video can be taken without one. */
async function refusalOf(ctx: MemberCtx, id: string, unusable: Unusable['unusable']): Promise<Refusal> {
  if (unusable === 'poster') return invalidInput({ path: 'poster', code: 'invalid' })
  await forgetUpload(ctx, id)
  return new Refusal('FILE_REFUSED', { fault: { code: unusable === 'heic' ? 'heic' : 'wrongType' } })
}

/**
 * Marks a file as ready; where two servers made it, the first decides what is known of it. Where it was thrown away while it was made, its files were stored
 * after they were removed, and are to be removed again.
 */
async function markReady(ctx: MemberCtx, { id, kind, key }: MediaRow, made: Made): Promise<MediaRow> {
  const { files: _, ...facts } = made
  const ready = await transact(ctx, async (tx) => {
    const [first] = await tx
      .update(media)
      .set({ ...facts, readyAt: ctx.now() })
      .where(and(eq(media.id, id), isNull(media.readyAt)))
      .returning()
    if (first) return first
    const [row] = await tx.select().from(media).where(eq(media.id, id))
    if (row) return row
    await tx.insert(mediaGarbage).values({ id, kind, key }).onConflictDoNothing()
    await requestCollection(tx)
    return undefined
  })
  if (!ready) throw new Refusal('NOT_FOUND')
  return ready
}
