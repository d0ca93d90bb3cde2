import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { PutCaptionsInput } from '#contract/conferences/replay-schema.ts'
import type { Language } from '#contract/foundation/languages.ts'
import { recordAct } from '#server/foundation/audit/audit.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { demand, Refusal } from '#server/foundation/refusal.ts'
import { transact } from '#server/foundation/transaction.ts'
import { CAPTION_FLOOD } from '../flood-limits.ts'
import { mayCaption } from '../policy.ts'
import { lockConference } from '../queries.ts'
import { readCaptions, writeVtt } from '../recording/captions.ts'
import { lockRecording } from '../recording-queries.ts'
import { demandReplayed } from '../replay-views.ts'
import { replayCaptions } from '../tables.ts'
import { accessIn } from '../views.ts'

/**
 * The stored file is rebuilt from the cues that were read.
 * @throws Refusal NOT_FOUND, FORBIDDEN, TOO_MANY_REQUESTS, CAPTIONS_REFUSED with the line that cannot be read
 */
export async function putCaptions(
  ctx: MemberCtx,
  { id, language, file }: z.output<typeof PutCaptionsInput>,
): Promise<void> {
  await demandCaptioning(ctx, id)
  await ctx.limits.takeInMemory(CAPTION_FLOOD, ctx.actor.id)
  const read = readCaptions(new Uint8Array(await file.arrayBuffer()))
  if ('fault' in read) throw new Refusal('CAPTIONS_REFUSED', read)
  const written = { body: writeVtt(read.cues), addedAt: ctx.now() }
  await transact(ctx, async (tx) => {
    await lockConference(tx, id)
    // If the replay was withdrawn meanwhile, its captions must not be stored.
    if ((await lockRecording(tx, id))?.state !== 'ready') throw new Refusal('NOT_FOUND')
    await tx
      .insert(replayCaptions)
      .values({ conferenceId: id, language, ...written })
      .onConflictDoUpdate({ target: [replayCaptions.conferenceId, replayCaptions.language], set: written })
    await recordAct(tx, ctx, { act: 'replay.captioned', subject: { kind: 'conference', id }, details: { language } })
  })
}

/** @throws Refusal NOT_FOUND, FORBIDDEN */
export async function removeCaptions(
  ctx: MemberCtx,
  { id, language }: { id: string; language: Language },
): Promise<void> {
  await demandCaptioning(ctx, id)
  await transact(ctx, async (tx) => {
    const removed = await tx
      .delete(replayCaptions)
      .where(and(eq(replayCaptions.conferenceId, id), eq(replayCaptions.language, language)))
      .returning({ language: replayCaptions.language })
    if (removed.length === 0) return
    await recordAct(tx, ctx, { act: 'replay.uncaptioned', subject: { kind: 'conference', id }, details: { language } })
  })
}

async function demandCaptioning(ctx: MemberCtx, id: string): Promise<void> {
  const { row } = await demandReplayed(ctx, id)
  demand(mayCaption(await accessIn(ctx, ctx.db, row)))
}
