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

const underWay = new Map<string, Promise<MediaRow>>()

/** The queue of the worker pool is shared by everybody, so one member may have only this many files in it. */
const inTurn = openKeyedQueue(3)

/**
 * Makes an uploaded file ready to be shown: the stored files are made from its pixels and sound, then the upload is deleted. A repeat returns the same. A file
 * that cannot be read, holds too many pixels or frames, or is not of its kind is deleted at once and refused as `wrongType`, because the text for `tooLarge`
 * speaks of megabytes. A HEIC photo is refused as `heic`.
 * @throws Refusal NOT_FOUND, UPLOAD_UNFINISHED, FILE_REFUSED; INVALID_INPUT for an invalid poster and STORAGE_FULL, both of which leave the upload as it is
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
    await staging.remove(id).catch(() => {}) // the sweep removes it later
    return ready
  } catch (error) {
    // Another server may have made it ready meanwhile and deleted the upload.
    const now = await ownMedia(ctx.db, ctx.actor.id, id)
    if (now?.readyAt) return now
    // If its owner discarded the file, the failure does not matter.
    if (!now && !(error instanceof Refusal)) throw new Refusal('NOT_FOUND')
    throw refusalOfFullDisk(error, ctx.log) ?? error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** With a bad poster the upload stays, because a video can do without one. */
async function refusalOf(ctx: MemberCtx, id: string, unusable: Unusable['unusable']): Promise<Refusal> {
  if (unusable === 'poster') return invalidInput({ path: 'poster', code: 'invalid' })
  await forgetUpload(ctx, id)
  return new Refusal('FILE_REFUSED', { fault: { code: unusable === 'heic' ? 'heic' : 'wrongType' } })
}

/**
 * Marks a file as ready. If two servers made it, the first one's facts count. If it was discarded meanwhile, its files were stored after their removal, and are
 * removed again.
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
