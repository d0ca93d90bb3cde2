import { v7 } from 'uuid'
import { create } from '#server/conferences/commands/manage.ts'
import { register } from '#server/conferences/commands/register.ts'
import { judge, say } from '#server/conferences/commands/room.ts'
import { start } from '#server/conferences/commands/steer.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { DemoConference } from './conferences.ts'
import { as, type Cast } from './tell.ts'

const MINUTE_MS = 60_000
const DAY_MINUTES = 1_440
const EVENING_HOUR = 18
const ANNOUNCED_BEFORE_MS = 15 * 86_400_000

/** Announces a conference two weeks before, registers its members, and has said in its room what was said by now. */
export async function tellConference(cast: Cast, told: DemoConference): Promise<void> {
  const { inMinutes, registered, said = [], ...fields } = told
  const scheduledAt = new Date(cast.start.getTime() + inMinutes * MINUTE_MS)
  if (Math.abs(inMinutes) >= DAY_MINUTES) scheduledAt.setUTCHours(EVENING_HOUR, 0, 0, 0)
  const announced = new Date(scheduledAt.getTime() - ANNOUNCED_BEFORE_MS)
  const { id } = await create(leading(cast, announced), {
    ...fields,
    requestId: v7(),
    expertId: null,
    moderatorIds: [],
    scheduledAt,
    tags: [...fields.tags],
    url: null,
    capacity: null,
    isRecorded: false,
  })
  for (const member of registered) await register(as(cast, member, announced), id)
  if (said.length === 0) return
  await start(leading(cast, scheduledAt), id)
  for (const { member, minute, kind = 'text', body } of said) {
    const at = new Date(scheduledAt.getTime() + minute * MINUTE_MS)
    const message = await say(as(cast, member, at), { id, requestId: v7(), kind, body, isAnonymous: false })
    if (kind === 'question') await judge(leading(cast, at), { id, messageId: message.id, act: 'approve' })
  }
}

/** The first member, with the rights of whoever runs the house. */
function leading(cast: Cast, at: Date): MemberCtx {
  const ctx = as(cast, 0, at)
  return { ...ctx, actor: { ...ctx.actor, roles: ['admin'] } }
}
