import { v7 } from 'uuid'
import { DAY_MINUTES, DAY_MS, MINUTE_MS } from '#contract/foundation/durations.ts'
import { askTopic, voteForTopic } from '#server/conferences/commands/ask-topic.ts'
import { createConference } from '#server/conferences/commands/manage-conference.ts'
import { startConference } from '#server/conferences/commands/moderate-room.ts'
import { proposeConference } from '#server/conferences/commands/propose-conference.ts'
import { registerFor } from '#server/conferences/commands/register.ts'
import { judgeQuestion, postRoomMessage } from '#server/conferences/commands/room.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { type DemoConference, type DemoTopic, PROPOSED } from './conferences.ts'
import { contextOf, type DemoContext } from './publish-as.ts'

const EVENING_HOUR = 18
const ANNOUNCED_BEFORE_MS = 15 * DAY_MS
const PROPOSED_AHEAD_MS = 30 * DAY_MS

export async function publishConference(demo: DemoContext, told: DemoConference): Promise<void> {
  const { inMinutes, registered, said = [], ...fields } = told
  const scheduledAt = new Date(demo.start.getTime() + inMinutes * MINUTE_MS)
  if (Math.abs(inMinutes) >= DAY_MINUTES) scheduledAt.setUTCHours(EVENING_HOUR, 0, 0, 0)
  const announced = new Date(scheduledAt.getTime() - ANNOUNCED_BEFORE_MS)
  const { id } = await createConference(leading(demo, announced), {
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
  for (const member of registered) await registerFor(contextOf(demo, member, announced), id)
  if (said.length === 0) return
  await startConference(leading(demo, scheduledAt), id)
  for (const { member, minute, kind = 'text', body } of said) {
    const at = new Date(scheduledAt.getTime() + minute * MINUTE_MS)
    const message = await postRoomMessage(contextOf(demo, member, at), {
      id,
      requestId: v7(),
      kind,
      body,
      isAnonymous: false,
    })
    if (kind === 'question') await judgeQuestion(leading(demo, at), { id, messageId: message.id, act: 'approve' })
  }
}

export async function askForTopic(
  demo: DemoContext,
  { title, askedDaysAgo, voters: [first, ...others] }: DemoTopic,
): Promise<void> {
  const asked = new Date(demo.start.getTime() - askedDaysAgo * DAY_MINUTES * MINUTE_MS)
  const { id } = await askTopic(contextOf(demo, first, asked), { requestId: v7(), title })
  for (const voter of others) await voteForTopic(contextOf(demo, voter, asked), { id, isFor: true })
}

export async function proposeAsProfessional(demo: DemoContext, memberId: string): Promise<void> {
  const ctx = contextOf(demo, 0, demo.services.now())
  const scheduledAt = new Date(demo.start.getTime() + PROPOSED_AHEAD_MS)
  scheduledAt.setUTCHours(EVENING_HOUR, 0, 0, 0)
  await proposeConference(
    { ...ctx, actor: { ...ctx.actor, id: memberId, sessionId: memberId, roles: ['medical_professional'] } },
    { ...PROPOSED, tags: [...PROPOSED.tags], requestId: v7(), scheduledAt },
  )
}

function leading(demo: DemoContext, at: Date): MemberCtx {
  const ctx = contextOf(demo, 0, at)
  return { ...ctx, actor: { ...ctx.actor, roles: ['admin'] } }
}
