import { and, eq } from 'drizzle-orm'
import { INTRODUCTION_MAX } from '#contract/chat/limits.ts'
import type { SendInput } from '#contract/chat/schema.ts'
import { hasLink } from '#contract/foundation/links.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { demandNoLink } from '#server/foundation/new-accounts.ts'
import { demand, invalidInput, Refusal } from '#server/foundation/refusal.ts'
import { transact } from '#server/foundation/transaction.ts'
import type { MessageRow } from '../message-queries.ts'
import { isActive, mayWrite, stateOf } from '../policy.ts'
import { lockSide, type Side } from '../queries.ts'
import { introductionsOf, waitingIn } from '../request-queries.ts'
import { message } from '../tables.ts'
import { insertMessage } from './insert-message.ts'

/**
 * Before the conversation is accepted, the member who asked may send one short text without links. A repeated request, even a concurrent one, returns the
 * message that it sent.
 * @throws Refusal NOT_FOUND, NOT_ACCEPTED_YET, NO_LINKS_YET, INVALID_INPUT; REQUEST_REUSED where the request had sent something else
 */
export async function sendMessage(ctx: MemberCtx, input: SendInput): Promise<MessageRow> {
  return transact(ctx, async (tx) => {
    const side = await lockSide(tx, ctx.actor.id, input.conversationId)
    if (!side) throw new Refusal('NOT_FOUND')
    const isTalking = isActive(side) && side.otherId !== null
    // A plain insert detects a repeat itself. Where a check could refuse the message by now, a repeat must be found before that check.
    const said = isTalking && !input.quoteId ? undefined : await saidBefore(tx, ctx.actor.id, input.requestId)
    if (said) return sameAgain(said, input)
    if (!isTalking) await demandVoice(tx, ctx, { side, input })
    demandNoLink(ctx.actor, input.body)
    return (
      (await insertMessage(tx, ctx, { ...input, side })) ??
      sameAgain(await saidBefore(tx, ctx.actor.id, input.requestId), input)
    )
  })
}

async function saidBefore(tx: Tx, senderId: string, requestId: string): Promise<MessageRow | undefined> {
  const [row] = await tx
    .select()
    .from(message)
    .where(and(eq(message.senderId, senderId), eq(message.requestId, requestId)))
  return row
}

function sameAgain(said: MessageRow | undefined, { conversationId, body, mediaId }: SendInput): MessageRow {
  const isSame =
    said?.conversationId === conversationId &&
    (said.deletedAt !== null || (said.body === body && said.hasImage === (mediaId !== null)))
  if (!isSame) throw new Refusal('REQUEST_REUSED')
  return said
}

async function demandVoice(tx: Tx, ctx: MemberCtx, { side, input }: { side: Side; input: SendInput }): Promise<void> {
  const waiting = (await waitingIn(tx, [side.id], ctx.now())).get(side.id)
  const state = stateOf(side, { waiting, memberId: ctx.actor.id })
  const hasIntroduced = waiting !== undefined && (await introductionsOf(tx, [waiting])).size > 0
  demand(side.otherId === null ? 'NOT_ACCEPTED_YET' : mayWrite({ state, hasIntroduced }))
  if (state === 'active') return
  if (input.body.length > INTRODUCTION_MAX) throw invalidInput({ path: 'body', code: 'tooLong', n: INTRODUCTION_MAX })
  if (input.body === '' || input.mediaId || hasLink(input.body)) throw invalidInput({ path: 'body', code: 'invalid' })
}
