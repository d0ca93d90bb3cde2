import { randomUUID } from 'node:crypto'
import { grantRole } from '#server/accounts/commands/grant-role.ts'
import { conference, conferenceModerator, registration } from '#server/conferences/tables.ts'
import { codeOf } from './authenticator.ts'
import { type Member, PASSWORD } from './journey.ts'
import { onJourneyDatabase } from './journey-database.ts'
import { operatorOn } from './operator.ts'
import { asks, idOf } from './private-talk.ts'

const MINUTE_MS = 60_000

type Given = {
  title?: string
  expert?: Member
  moderators?: Member[]
  registered?: Member[]
  /** Begun twenty minutes ago, unless it is yet to come. */
  isLive?: boolean
  /** It is announced as recorded. */
  isRecorded?: boolean
}

/** A conference as a row, of an hour. */
export async function aRoom({
  title = 'Vivre avec des vertiges',
  expert,
  moderators = [],
  registered = [],
  isLive = true,
  isRecorded = false,
}: Given) {
  const [id, expertId] = [randomUUID(), expert ? await idOf(expert) : null]
  const [moderatorIds, memberIds] = [await Promise.all(moderators.map(idOf)), await Promise.all(registered.map(idOf))]
  const now = Date.now()
  const scheduledAt = new Date(now + (isLive ? -20 : 1_440) * MINUTE_MS)
  await onJourneyDatabase(async (db) => {
    await db.insert(conference).values({
      id,
      requestId: randomUUID(),
      title,
      description: 'Ce que l’on sait, ce qui aide, et vos questions.',
      expertName: 'Dre Hélène Marchand',
      expertId,
      scheduledAt,
      durationMinutes: 60,
      endsAt: new Date(scheduledAt.getTime() + 60 * MINUTE_MS),
      startedAt: isLive ? scheduledAt : null,
      tags: [],
      language: 'fr',
      createdAt: new Date(now),
      search: title.toLowerCase(),
      isRecorded,
    })
    for (const memberId of moderatorIds) await db.insert(conferenceModerator).values({ conferenceId: id, memberId })
    for (const memberId of memberIds)
      await db.insert(registration).values({ conferenceId: id, memberId, registeredAt: new Date(now) })
  })
  return { id, path: `/conference/${id}` }
}

/** Makes a medical professional of a member, with the second factor that the right asks for. */
export async function makeExpert(member: Member): Promise<Member> {
  await onJourneyDatabase((db) => grantRole(operatorOn(db), { email: member.email, granted: 'medical_professional' }))
  const { secret } = await asks<{ secret: string }>(member, 'POST', '/api/me/second-factor/setup', {
    password: PASSWORD,
  })
  await asks(member, 'POST', '/api/me/second-factor', { code: await codeOf(secret, new Date()) })
  return member
}
