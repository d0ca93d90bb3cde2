import { implement } from '@orpc/server'
import { calls as contract } from '#contract/chat/call-procedures.ts'
import { peopleOf } from '#server/accounts/people-queries.ts'
import { presentMembers } from '#server/accounts/queries.ts'
import { hasRelay } from '#server/foundation/config.ts'
import type { Ctx, MemberCtx } from '#server/foundation/context.ts'
import { refusals, signedIn, writing } from '#server/foundation/procedure.ts'
import { demand, Refusal } from '#server/foundation/refusal.ts'
import { type CallRow, callFor, callStateOf, callView, openCallOf, readableCall, signalsFor } from './call-queries.ts'
import { answerCall, callHeartbeat, hangUp, sendCallSignals, startCall } from './commands/call.ts'
import { HEARTBEAT_FLOOD, RING_FLOOD, SIGNAL_FLOOD } from './flood-limits.ts'
import { iceServersFor } from './ice-servers.ts'
import { mayConnect } from './policy.ts'

const os = implement(contract).$context<Ctx>().use(refusals)

export const calls = {
  ring: os.ring.use(writing).handler(async ({ context, input }) => {
    await context.limits.takeInMemory(RING_FLOOD, context.actor.id)
    return callViewFor(context, await startCall(context, input))
  }),

  current: os.current.use(signedIn).handler(async ({ context }) => {
    const open = await openCallOf(context.db, context.actor.id, context.now())
    return { call: open ? await callViewFor(context, open) : null }
  }),

  get: os.get.use(signedIn).handler(async ({ context, input }) => {
    const { db, actor, now } = context
    const row = await readableCall(db, { memberId: actor.id, id: input.id, now: now() })
    if (!row) throw new Refusal('NOT_FOUND')
    return callViewFor(context, row)
  }),

  answer: os.answer.use(signedIn).handler(async ({ context, input }) => {
    await context.limits.takeInMemory(RING_FLOOD, context.actor.id)
    return callViewFor(context, await answerCall(context, input))
  }),

  hangUp: os.hangUp
    .use(signedIn)
    .handler(async ({ context, input }) => callViewFor(context, await hangUp(context, input.id))),

  beat: os.beat.use(signedIn).handler(async ({ context, input }) => {
    await context.limits.takeInMemory(HEARTBEAT_FLOOD, context.actor.id)
    return callViewFor(context, await callHeartbeat(context, input.id))
  }),

  say: os.say.use(signedIn).handler(async ({ context, input }) => {
    await context.limits.takeInMemory(SIGNAL_FLOOD, context.actor.id)
    await sendCallSignals(context, input)
    return { id: input.id }
  }),

  heard: os.heard.use(signedIn).handler(async ({ context, input }) => {
    const { db, actor } = context
    const row = await mine(context, input.id)
    const [call, signals] = await Promise.all([
      callViewFor(context, row),
      signalsFor(db, { callId: input.id, memberId: actor.id, after: input.after }),
    ])
    return { call, signals }
  }),

  iceServers: os.iceServers.use(signedIn).handler(async ({ context, input }) => {
    const row = await mine(context, input.id)
    if (callStateOf(row, context.now()) === 'over') throw new Refusal('CALL_OVER')
    // The check comes first, because a browser that looks up its own address reveals it to these servers.
    demand(mayConnect(row, { isRelayed: hasRelay(context.config) }))
    return iceServersFor(context.config, { memberId: context.actor.id, now: context.now() })
  }),
}

async function mine({ db, actor }: MemberCtx, id: string): Promise<CallRow> {
  const row = await callFor(db, actor.id, id)
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

async function callViewFor({ db, actor, now }: MemberCtx, row: CallRow) {
  const otherId = row.callerId === actor.id ? row.calleeId : row.callerId
  const others = otherId ? [otherId] : []
  const isRinging = callStateOf(row, now()) === 'ringing' && row.callerId === actor.id
  // A member who shares a block with this one is shown without a name; but a ringing call must not reveal a block to its caller.
  const people = await peopleOf(db, isRinging ? others : await presentMembers(db, others, actor.id))
  return callView(row, { memberId: actor.id, people, now: now() })
}
