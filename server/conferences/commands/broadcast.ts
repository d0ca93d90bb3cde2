import type { z } from 'zod'
import { statusOf } from '#contract/conferences/rules.ts'
import type { PublishInput } from '#contract/conferences/schema.ts'
import { holdersAmong } from '#server/accounts/role-queries.ts'
import { suspendedAmong, writersAmong } from '#server/accounts/sanction-queries.ts'
import type { MemberCtx, Services } from '#server/foundation/context.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { demand, Refusal } from '#server/foundation/refusal.ts'
import { transact } from '#server/foundation/transaction.ts'
import { insidersAmong, sendingConferences } from '../broadcast-queries.ts'
import { PUBLISH_FLOOD, WATCH_FLOOD } from '../flood-limits.ts'
import { type ConferenceAccess, mayPublish } from '../policy.ts'
import { type ConferenceRow, conferenceById, conferencesById, lockConference } from '../queries.ts'
import { rawNameOf } from '../recording/raw-files.ts'
import { accessIn } from '../views.ts'
import { noteRecording } from './record.ts'
import { demandInside } from './room.ts'
import { changeSending, noteNotSending, stopBroadcast } from './stop-broadcast.ts'

/**
 * Earlier watches end, and members in the room are told to watch again.
 * @throws Refusal NOT_FOUND, FORBIDDEN, NOT_LIVE, TOO_MANY_REQUESTS, INVALID_INPUT, BROADCAST_AWAY
 */
export async function publishBroadcast(
  ctx: MemberCtx,
  { id, offer, recordingConsent, isMending }: z.output<typeof PublishInput>,
): Promise<{ take: number; answer: string }> {
  const { broadcasts } = ctx
  const known = await conferenceById(ctx.db, id)
  demandPublishing(await accessToKnown(ctx, ctx.db, known))
  await ctx.limits.takeInMemory(PUBLISH_FLOOD, ctx.actor.id)
  // Recording needs all three: it was announced, this server can record, and the expert agrees. An earlier consent counts as long as the recording that it
  // began goes on.
  const mayBeRecorded = (row: ConferenceRow | undefined) =>
    row?.isRecorded === true && !(isMending && row.recordedTake === null)
  const isRecorded = mayBeRecorded(known) && ctx.config.recordings !== undefined && recordingConsent !== null
  const takeId = isRecorded ? ctx.newId() : undefined
  const at = ctx.now()
  const answer = await broadcasts.publish(id, offer, takeId && rawNameOf(takeId))
  try {
    const take = await transact(ctx, async (tx) => {
      const row = await lockConference(tx, id)
      demandPublishing(await accessToKnown(ctx, tx, row))
      if (!(await broadcasts.isPublishing(id))) throw new Refusal('BROADCAST_AWAY') // the sender left during this transaction
      const take = row!.take + 1
      // The consent was withdrawn meanwhile; the browser's next offer says so.
      if (takeId && !mayBeRecorded(row)) throw new Refusal('BROADCAST_AWAY')
      if (takeId && recordingConsent)
        await noteRecording(tx, {
          conferenceId: id,
          takeId,
          speakerId: ctx.actor.id,
          consentVersion: recordingConsent,
          at,
        })
      return (await changeSending(tx, id, { isSending: true, take, recordedTake: takeId ? take : null })).take
    })
    return { take, answer }
  } catch (error) {
    // A newer sender, here or on another server, continues.
    if (await broadcasts.isPublishing(id)) await broadcasts.unpublish(id)
    throw error
  }
}

/**
 * Ends the expert's broadcast. A repeated call changes nothing.
 * @throws Refusal NOT_FOUND, FORBIDDEN
 */
export async function unpublishBroadcast(ctx: MemberCtx, id: string): Promise<void> {
  const { isExpert } = await accessToKnown(ctx, ctx.db, await conferenceById(ctx.db, id))
  if (!isExpert) throw new Refusal('FORBIDDEN')
  await stopBroadcast(ctx, id)
}

type Watching = { watchId: string; take: number; offer: string }

/**
 * Begins to watch.
 * @throws Refusal TOO_MANY_REQUESTS, NOT_FOUND, NOT_REGISTERED, NOT_LIVE, NOT_SENDING, ROOM_FULL, BROADCAST_AWAY
 */
export async function watchBroadcast(ctx: MemberCtx, id: string): Promise<Watching> {
  await ctx.limits.takeInMemory(WATCH_FLOOD, ctx.actor.id)
  const { row } = await demandInside(ctx, id)
  if (!row.isSending) throw new Refusal('NOT_SENDING')
  try {
    // The take is read before the offer is made: if the expert begins anew meanwhile, the take is higher and the viewer watches again.
    return { take: row.take, ...(await ctx.broadcasts.watch({ roomId: id, memberId: ctx.actor.id })) }
  } catch (error) {
    if (error instanceof Refusal && error.code === 'NOT_SENDING') await noteNotSending(ctx, id, { isSure: false })
    throw error
  }
}

type Answering = { id: string; watchId: string; answer: string }

/** @throws Refusal NOT_FOUND where the watch is not theirs; INVALID_INPUT, which ends the watch; BROADCAST_AWAY */
export async function answerWatch(ctx: MemberCtx, { id, watchId, answer }: Answering): Promise<void> {
  await ctx.broadcasts.answer({ roomId: id, memberId: ctx.actor.id, watchId }, answer)
}

/**
 * Every server compares its broadcasts with the rows and corrects both: rooms that fell silent unnoticed, conferences that are over, and experts and viewers
 * who
 * may no longer be there. May run twice.
 */
export async function superviseBroadcasts(services: Services): Promise<void> {
  const { db, broadcasts } = services
  // Rooms are checked in parallel, so that a media server that does not answer delays all of them only once.
  await Promise.all((await sendingConferences(db)).map((id) => noteNotSending(services, id, { isSure: false })))
  const rows = await conferencesById(db, [...new Set([...broadcasts.published(), ...broadcasts.watched()])])
  const experts = [...rows.values()].flatMap(({ expertId }) => expertId ?? [])
  const inForce = await holdersAmong(db, ['medical_professional'], experts)
  const writers = await writersAmong(db, experts, services.now())
  for (const id of broadcasts.published()) {
    const row = rows.get(id)
    const isLive = row !== undefined && statusOf(row, services.now()) === 'live'
    const maySpeak = row?.expertId != null && inForce.has(row.expertId) && writers.has(row.expertId)
    if (!isLive || !maySpeak) await stopBroadcast(services, id)
  }
  // The expert may be connected to another server.
  for (const id of broadcasts.watched()) {
    const row = rows.get(id)
    const viewers = broadcasts.viewersOf(id)
    const insiders = row ? await insidersAmong(db, row, viewers) : new Set()
    const suspended = await suspendedAmong(db, viewers, services.now())
    broadcasts.dismiss(
      id,
      viewers.filter((memberId) => !insiders.has(memberId) || suspended.has(memberId)),
    )
  }
}

async function accessToKnown(ctx: MemberCtx, db: Reader, row: ConferenceRow | undefined): Promise<ConferenceAccess> {
  if (!row) throw new Refusal('NOT_FOUND')
  return accessIn(ctx, db, row)
}

function demandPublishing(access: ConferenceAccess): void {
  if (!access.isExpert) throw new Refusal('FORBIDDEN')
  demand(mayPublish(access) ? 'yes' : 'NOT_LIVE')
}
