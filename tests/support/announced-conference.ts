import { randomUUID } from 'node:crypto'
import { grantRole } from '#server/accounts/commands/grant-role.ts'
import { searchTextOf } from '#server/conferences/search-text.ts'
import { conference, conferenceModerator, registration, roomMessage } from '#server/conferences/tables.ts'
import { codeOf } from './authenticator.ts'
import { type Member, PASSWORD } from './journey.ts'
import { onJourneyDatabase } from './journey-database.ts'
import { operatorOn } from './operator.ts'
import { asks, idOf } from './private-talk.ts'

const MINUTE_MS = 60_000
const DURATION_MINUTES = 60

type Given = {
  title: string
  /** From now to its beginning. */
  inMinutes?: number
  description?: string
  tags?: string[]
  language?: 'fr' | 'en'
  capacity?: number
  url?: string
  cancelReason?: string
  registered?: Member[]
  moderators?: Member[]
}

/** A conference as a row, of an hour: to come unless its beginning is past, and over an hour after it. */
export async function announced({ title, inMinutes = 1_440, registered = [], moderators = [], ...given }: Given) {
  const id = randomUUID()
  const now = Date.now()
  const scheduledAt = new Date(now + inMinutes * MINUTE_MS)
  const endsAt = new Date(scheduledAt.getTime() + DURATION_MINUTES * MINUTE_MS)
  const words = {
    title,
    description: given.description ?? 'Ce que l’on sait, ce qui aide, et vos questions.',
    expertName: 'Dre Hélène Marchand',
    tags: given.tags ?? [],
  }
  const [registeredIds, moderatorIds] = [
    await Promise.all(registered.map(idOf)),
    await Promise.all(moderators.map(idOf)),
  ]
  await onJourneyDatabase(async (db) => {
    await db.insert(conference).values({
      ...words,
      id,
      requestId: randomUUID(),
      expertBio: 'Médecin interniste à Lyon.',
      scheduledAt,
      endsAt,
      durationMinutes: DURATION_MINUTES,
      startedAt: scheduledAt.getTime() <= now ? scheduledAt : null,
      endedAt: endsAt.getTime() <= now ? endsAt : null,
      cancelledAt: given.cancelReason ? new Date(now) : null,
      cancelReason: given.cancelReason ?? null,
      language: given.language ?? 'fr',
      url: given.url ?? null,
      capacity: given.capacity ?? null,
      createdAt: new Date(now),
      search: searchTextOf(words),
    })
    for (const memberId of registeredIds)
      await db.insert(registration).values({ conferenceId: id, memberId, registeredAt: new Date(now) })
    for (const memberId of moderatorIds) await db.insert(conferenceModerator).values({ conferenceId: id, memberId })
  })
  return { id, title, scheduledAt, endsAt, path: `/expert-conferences/${id}` }
}

/** A question of its room that the expert answered in writing. */
export async function answered(
  { id }: { id: string },
  {
    asking,
    body,
    answer,
    isAnonymous = false,
  }: { asking: Member; body: string; answer: string; isAnonymous?: boolean },
): Promise<void> {
  const memberId = await idOf(asking)
  const at = new Date()
  await onJourneyDatabase((db) =>
    db.insert(roomMessage).values({
      id: randomUUID(),
      requestId: randomUUID(),
      conferenceId: id,
      memberId,
      seq: 1,
      kind: 'question',
      state: 'answered',
      body,
      answer,
      answeredAt: at,
      isFromExpert: false,
      isAnonymous,
      createdAt: at,
    }),
  )
}

/** Makes an admin of a member, with the second factor that the right asks for. */
export async function makeAdmin(member: Member): Promise<Member> {
  await onJourneyDatabase((db) => grantRole(operatorOn(db), { email: member.email, granted: 'admin' }))
  const { secret } = await asks<{ secret: string }>(member, 'POST', '/api/me/second-factor/setup', {
    password: PASSWORD,
  })
  await asks(member, 'POST', '/api/me/second-factor', { code: await codeOf(secret, new Date()) })
  return member
}
