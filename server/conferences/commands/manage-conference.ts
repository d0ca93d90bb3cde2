import { isDeepStrictEqual } from 'node:util'
import { and, eq, notInArray } from 'drizzle-orm'
import type { z } from 'zod'
import type {
  CancelInput,
  ConferenceFields,
  CreateConferenceInput,
  EditConferenceInput,
} from '#contract/conferences/schema.ts'
import { DAY_MS, MINUTE_MS } from '#contract/foundation/durations.ts'
import { foldText } from '#contract/foundation/fold.ts'
import { confirmedAmong } from '#server/accounts/queries.ts'
import { holdersAmong } from '#server/accounts/role-queries.ts'
import { recordAct } from '#server/foundation/audit/audit.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { demand, invalidInput, Refusal } from '#server/foundation/refusal.ts'
import { broadcast, emit, pushEvent, transact } from '#server/foundation/transaction.ts'
import { searchTextOf } from '../conference-fields.ts'
import { conferenceChanged } from '../events.ts'
import { mayEdit, mayManage } from '../policy.ts'
import { type ConferenceRow, lockConference, moderatorsOf, registrantsOf } from '../queries.ts'
import { conference, conferenceModerator } from '../tables.ts'
import { accessIn } from '../views.ts'
import { stopRecording } from './record.ts'
import { endSending } from './stop-broadcast.ts'

/**
 * @throws Refusal FORBIDDEN; INVALID_INPUT for a past hour, an expert who is no medical professional, or moderators who do not exist;
 * REQUEST_REUSED where the form had announced something else
 */
export async function createConference(
  ctx: MemberCtx,
  input: z.output<typeof CreateConferenceInput>,
): Promise<ConferenceRow> {
  return transact(ctx, (tx) => createConferenceIn(tx, ctx, input))
}

export async function createConferenceIn(
  tx: Tx,
  ctx: MemberCtx,
  { requestId, ...fields }: z.output<typeof CreateConferenceInput>,
): Promise<ConferenceRow> {
  demand(mayManage({ isAdmin: ctx.actor.roles.includes('admin') }))
  demandHour(fields, ctx.now())
  if (fields.isRecorded) demandRecording(ctx)
  const before = await announcedBefore(tx, requestId, fields)
  if (before) return before
  if (fields.scheduledAt <= ctx.now()) throw invalidInput({ path: 'scheduledAt', code: 'invalid' })
  await demandPeople(tx, fields)
  const id = ctx.newId()
  const [made] = await tx
    .insert(conference)
    .values({ id, requestId, createdAt: ctx.now(), ...columnsOf(fields) })
    .onConflictDoNothing()
    .returning()
  if (!made) return (await announcedBefore(tx, requestId, fields))!
  await writeModerators(tx, id, fields.moderatorIds)
  await recordAct(tx, ctx, { act: 'conference.announced', subject: { kind: 'conference', id } })
  return made
}

async function announcedBefore(
  tx: Tx,
  requestId: string,
  fields: ConferenceFields,
): Promise<ConferenceRow | undefined> {
  const [before] = await tx.select().from(conference).where(eq(conference.requestId, requestId))
  if (before && !(await isSame(tx, before, fields))) throw new Refusal('REQUEST_REUSED')
  return before
}

/**
 * Registrants are told when a fact that they plan by has changed. An expert who is replaced stops sending, and is no longer recorded.
 * @throws Refusal FORBIDDEN, NOT_FOUND, CONFERENCE_OVER, EDITED_ELSEWHERE, INVALID_INPUT
 */
export async function editConference(
  ctx: MemberCtx,
  { id, version, ...fields }: z.output<typeof EditConferenceInput>,
): Promise<ConferenceRow> {
  let isReplaced = false
  const edited = await transact(ctx, async (tx) => {
    const row = await lockConference(tx, id)
    demand(mayManage({ isAdmin: ctx.actor.roles.includes('admin') }))
    if (!row) throw new Refusal('NOT_FOUND')
    demand(mayEdit(await accessIn(ctx, tx, row)))
    if (row.version !== version) {
      if (await isSame(tx, row, fields)) return row
      throw new Refusal('EDITED_ELSEWHERE')
    }
    demandHour(fields, ctx.now())
    if (fields.isRecorded && !row.isRecorded) {
      demandRecording(ctx)
      // Members in the room were told that nothing is recorded.
      if (row.startedAt) throw invalidInput({ path: 'isRecorded', code: 'invalid' })
    }
    const isMoved = fields.scheduledAt.getTime() !== row.scheduledAt.getTime()
    if (isMoved && (row.startedAt || fields.scheduledAt <= ctx.now()))
      throw invalidInput({ path: 'scheduledAt', code: 'invalid' })
    await demandPeople(tx, fields)
    const columns = columnsOf(fields)
    // An extension by the staff stays while the hours stay the same.
    if (!isMoved && fields.durationMinutes === row.durationMinutes) columns.endsAt = row.endsAt
    if (columns.endsAt <= ctx.now()) throw invalidInput({ path: 'durationMinutes', code: 'invalid' })
    isReplaced = row.isSending && row.expertId !== fields.expertId
    const [edited] = await tx
      .update(conference)
      .set({ ...columns, ...(isReplaced && { isSending: false }), version: version + 1 })
      .where(eq(conference.id, id))
      .returning()
    const before = await moderatorsOf(tx, id)
    await writeModerators(tx, id, fields.moderatorIds)
    await recordAct(tx, ctx, { act: 'conference.edited', subject: { kind: 'conference', id } })
    if (isNews(row, edited!)) await emit(tx, conferenceChanged, { conferenceId: id, at: ctx.now().toISOString() })
    const staff = [row.expertId, fields.expertId, ...before, ...fields.moderatorIds].filter((one) => one !== null)
    pushEvent(tx, new Set([...(await registrantsOf(tx, id)), ...staff]), { kind: 'conference', id })
    if (isReplaced) broadcast(tx, { kind: 'room', id })
    return edited!
  })
  if (isReplaced) await endSending(ctx, { id, isSending: true })
  if ((isReplaced || !edited.isRecorded) && edited.recordedTake !== null) await stopRecording(ctx, id)
  return edited
}

/**
 * Cancels a conference for good. A repeated call changes nothing.
 * @throws Refusal FORBIDDEN, NOT_FOUND, CONFERENCE_OVER
 */
export async function cancelConference(
  ctx: MemberCtx,
  { id, reason }: z.output<typeof CancelInput>,
): Promise<ConferenceRow> {
  let wasSending = false
  const row = await transact(ctx, async (tx) => {
    const row = await lockConference(tx, id)
    demand(mayManage({ isAdmin: ctx.actor.roles.includes('admin') }))
    if (!row) throw new Refusal('NOT_FOUND')
    wasSending = row.isSending
    if (row.cancelledAt) return row
    demand(mayEdit(await accessIn(ctx, tx, row)))
    const [cancelled] = await tx
      .update(conference)
      .set({ cancelledAt: ctx.now(), cancelReason: reason, isSending: false, version: row.version + 1 })
      .where(eq(conference.id, id))
      .returning()
    await recordAct(tx, ctx, { act: 'conference.cancelled', subject: { kind: 'conference', id } })
    await emit(tx, conferenceChanged, { conferenceId: id, at: ctx.now().toISOString() })
    broadcast(tx, { kind: 'room', id })
    pushEvent(tx, await registrantsOf(tx, id), { kind: 'conference', id })
    return cancelled!
  })
  await endSending(ctx, { id, isSending: wasSending })
  return row
}

function columnsOf(
  fields: ConferenceFields,
): Pick<ConferenceRow, Exclude<keyof ConferenceFields, 'moderatorIds'> | 'endsAt' | 'search'> {
  const { moderatorIds: _moderators, tags: typed, ...columns } = fields
  const tags = [...new Map(typed.map((tag) => [foldText(tag) || tag, tag])).values()]
  return {
    ...columns,
    tags,
    endsAt: new Date(fields.scheduledAt.getTime() + fields.durationMinutes * MINUTE_MS),
    search: searchTextOf({ ...fields, tags }),
  }
}

async function isSame(tx: Tx, row: ConferenceRow, fields: ConferenceFields): Promise<boolean> {
  const { endsAt: _end, ...columns } = columnsOf(fields)
  const told = Object.keys(columns).map((name) => row[name as keyof typeof columns])
  return (
    isDeepStrictEqual(told, Object.values(columns)) &&
    isDeepStrictEqual(await moderatorsOf(tx, row.id), fields.moderatorIds.toSorted())
  )
}

/** A later hour is a typing error. */
const FARTHEST_MS = 10 * 366 * DAY_MS

export function demandHour({ scheduledAt }: Pick<ConferenceFields, 'scheduledAt'>, now: Date): void {
  if (Math.abs(scheduledAt.getTime() - now.getTime()) > FARTHEST_MS)
    throw invalidInput({ path: 'scheduledAt', code: 'invalid' })
}

/** @throws Refusal INVALID_INPUT where this server cannot record */
function demandRecording({ config }: Pick<MemberCtx, 'config'>): void {
  if (!config.recordings) throw invalidInput({ path: 'isRecorded', code: 'invalid' })
}

const isNews = (before: ConferenceRow, after: ConferenceRow): boolean =>
  before.scheduledAt.getTime() !== after.scheduledAt.getTime() ||
  before.durationMinutes !== after.durationMinutes ||
  before.language !== after.language ||
  before.expertName !== after.expertName ||
  before.url !== after.url

async function demandPeople(tx: Tx, { expertId, moderatorIds }: ConferenceFields): Promise<void> {
  if (expertId && !(await holdersAmong(tx, ['medical_professional'], [expertId])).has(expertId))
    throw invalidInput({ path: 'expertId', code: 'invalid' })
  const there = await confirmedAmong(tx, moderatorIds)
  if (moderatorIds.some((id) => !there.has(id))) throw invalidInput({ path: 'moderatorIds', code: 'invalid' })
}

async function writeModerators(tx: Tx, conferenceId: string, memberIds: readonly string[]): Promise<void> {
  const isHere = eq(conferenceModerator.conferenceId, conferenceId)
  await tx
    .delete(conferenceModerator)
    .where(memberIds.length > 0 ? and(isHere, notInArray(conferenceModerator.memberId, [...memberIds])) : isHere)
  if (memberIds.length === 0) return
  await tx
    .insert(conferenceModerator)
    .values(memberIds.map((memberId) => ({ conferenceId, memberId })))
    .onConflictDoNothing()
}
