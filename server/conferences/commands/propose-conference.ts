import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import { PROPOSALS_OPEN_MAX, PROPOSALS_PER_DAY } from '#contract/conferences/limits.ts'
import type {
  ApproveProposalInput,
  DecideProposalInput,
  ProposalFields,
  ProposeInput,
  ReviseInput,
} from '#contract/conferences/proposal-schema.ts'
import { isProfessionalOrAsks } from '#server/accounts/professional/professional-queries.ts'
import { recordAct } from '#server/foundation/audit/audit.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { demandNoLink } from '#server/foundation/new-accounts.ts'
import { useQuota } from '#server/foundation/quota.ts'
import { demand, invalidInput, Refusal } from '#server/foundation/refusal.ts'
import { pushEvent, transact } from '#server/foundation/transaction.ts'
import { remindMember } from '#server/notifications/commands/remind-member.ts'
import { mayManage } from '../policy.ts'
import { lockProposal, type ProposalRow } from '../proposal-queries.ts'
import type { ConferenceRow } from '../queries.ts'
import { conference, proposal } from '../tables.ts'
import { createConferenceIn, demandHour } from './manage-conference.ts'

/**
 * @throws Refusal FORBIDDEN for a member who neither is a professional nor asked to be; NO_LINKS_YET; INVALID_INPUT for a past hour; TOO_MANY_OPEN;
 * QUOTA_REACHED; REQUEST_REUSED
 */
export async function proposeConference(
  ctx: MemberCtx,
  { requestId, ...fields }: z.output<typeof ProposeInput>,
): Promise<ProposalRow> {
  const memberId = ctx.actor.id
  const at = ctx.now()
  demandWords(ctx, fields)
  return transact(ctx, async (tx) => {
    await demandProfessional(tx, memberId)
    const isSameForm = and(eq(proposal.memberId, memberId), eq(proposal.requestId, requestId))
    const [before] = await tx.select().from(proposal).where(isSameForm)
    if (before) return sameAgain(before, fields)
    demandFuture(fields, at)
    // The quota's lock serializes the requests of one member, so that their open proposals are counted exactly.
    await useQuota(tx, { memberId, kind: 'conference-proposal', perDay: PROPOSALS_PER_DAY, at })
    const isOpen = and(eq(proposal.memberId, memberId), inArray(proposal.state, ['sent', 'returned']))
    if ((await tx.$count(proposal, isOpen)) >= PROPOSALS_OPEN_MAX) throw new Refusal('TOO_MANY_OPEN')
    const [made] = await tx
      .insert(proposal)
      .values({ id: ctx.newId(), memberId, requestId, ...fields, state: 'sent', sentAt: at })
      .onConflictDoNothing()
      .returning()
    if (made) return made
    const [meanwhile] = await tx.select().from(proposal).where(isSameForm)
    return sameAgain(meanwhile!, fields)
  })
}

function sameAgain(before: ProposalRow, fields: ProposalFields): ProposalRow {
  if (!isSame(before, fields)) throw new Refusal('REQUEST_REUSED')
  return before
}

const isSame = (row: ProposalRow, fields: ProposalFields): boolean =>
  isDeepStrictEqual(
    Object.keys(fields).map((name) => row[name as keyof ProposalFields]),
    Object.values(fields),
  )

/**
 * Changes the member's own proposal while it waits or after it was returned, and sends it again.
 * @throws Refusal FORBIDDEN, NO_LINKS_YET, NOT_FOUND, EDITED_ELSEWHERE, INVALID_INPUT
 */
export async function reviseProposal(
  ctx: MemberCtx,
  { id, version, ...fields }: z.output<typeof ReviseInput>,
): Promise<ProposalRow> {
  demandWords(ctx, fields)
  return transact(ctx, async (tx) => {
    const row = await lockOwn(tx, ctx, id)
    if (row.state !== 'sent' && row.state !== 'returned') throw new Refusal('NOT_FOUND')
    await demandProfessional(tx, ctx.actor.id)
    if (row.version !== version) {
      if (row.state === 'sent' && isSame(row, fields)) return row
      throw new Refusal('EDITED_ELSEWHERE')
    }
    demandFuture(fields, ctx.now())
    const [revised] = await tx
      .update(proposal)
      .set({ ...fields, state: 'sent', sentAt: ctx.now(), decidedAt: null, version: version + 1 })
      .where(eq(proposal.id, id))
      .returning()
    return revised!
  })
}

/**
 * An approved proposal is a conference by now and is not found.
 * @throws Refusal NOT_FOUND
 */
export async function withdrawProposal(ctx: MemberCtx, id: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const row = await lockOwn(tx, ctx, id)
    if (row.state === 'approved') throw new Refusal('NOT_FOUND')
    await tx.delete(proposal).where(eq(proposal.id, id))
  })
}

async function lockOwn(tx: Tx, { actor }: MemberCtx, id: string): Promise<ProposalRow> {
  const row = await lockProposal(tx, id)
  if (row?.memberId !== actor.id) throw new Refusal('NOT_FOUND')
  return row
}

/**
 * Refuses a proposal or returns it, with a comment, and tells its author.
 * @throws Refusal FORBIDDEN, NOT_FOUND; EDITED_ELSEWHERE where it was changed or decided meanwhile
 */
export async function decideProposal(ctx: MemberCtx, input: DecideProposalInput): Promise<ProposalRow> {
  const { id, version, act, word } = input
  const state = act === 'refuse' ? 'refused' : 'returned'
  return transact(ctx, async (tx) => {
    const row = await lockToDecide(tx, ctx, id)
    if (row.state === state && row.word === word) return row
    return decided(tx, ctx, { row, version, change: { state, word } })
  })
}

/**
 * Announces the proposed conference, as the approving admin completed it, and tells its author.
 * @throws Refusal FORBIDDEN, NOT_FOUND, EDITED_ELSEWHERE, REQUEST_REUSED; INVALID_INPUT as in `createConference`
 */
export async function approveProposal(
  ctx: MemberCtx,
  { id, version, ...fields }: z.output<typeof ApproveProposalInput>,
): Promise<ConferenceRow> {
  return transact(ctx, async (tx) => {
    const row = await lockToDecide(tx, ctx, id)
    if (row.state === 'approved') {
      const [before] = row.conferenceId
        ? await tx.select().from(conference).where(eq(conference.id, row.conferenceId))
        : []
      if (!before) throw new Refusal('NOT_FOUND')
      return before
    }
    const made = await createConferenceIn(tx, ctx, { ...fields, requestId: id })
    await decided(tx, ctx, { row, version, change: { state: 'approved', word: null, conferenceId: made.id } })
    return made
  })
}

async function lockToDecide(tx: Tx, { actor }: MemberCtx, id: string): Promise<ProposalRow> {
  demand(mayManage({ isAdmin: actor.roles.includes('admin') }))
  const row = await lockProposal(tx, id)
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

type Decision = { row: ProposalRow; version: number; change: Partial<ProposalRow> & Pick<ProposalRow, 'state'> }

async function decided(tx: Tx, ctx: MemberCtx, { row, version, change }: Decision): Promise<ProposalRow> {
  if (row.version !== version || row.state !== 'sent') throw new Refusal('EDITED_ELSEWHERE')
  const { id, memberId } = row
  const [after] = await tx
    .update(proposal)
    .set({ ...change, decidedAt: ctx.now(), version: version + 1 })
    .where(eq(proposal.id, id))
    .returning()
  const act =
    change.state === 'approved'
      ? 'proposal.approved'
      : `proposal.${change.state === 'refused' ? 'refused' : 'returned'}`
  await recordAct(tx, ctx, { act, subject: { kind: 'proposal', id } })
  await remindMember(tx, ctx, { recipientId: memberId, kind: 'proposal', subjectId: id })
  pushEvent(tx, [memberId], { kind: 'conference', id })
  return after!
}

function demandWords({ actor }: MemberCtx, { title, description, expertName, expertBio, tags }: ProposalFields): void {
  demandNoLink(actor, title, description, expertName, expertBio, ...tags)
}

function demandFuture(fields: ProposalFields, now: Date): void {
  demandHour(fields, now)
  if (fields.scheduledAt <= now) throw invalidInput({ path: 'scheduledAt', code: 'invalid' })
}

async function demandProfessional(tx: Tx, memberId: string): Promise<void> {
  if (!(await isProfessionalOrAsks(tx, memberId))) throw new Refusal('FORBIDDEN')
}
