import type { Role } from '#contract/accounts/schema.ts'
import type { RoomMessage } from '#contract/conferences/schema.ts'
import { foldText } from '#contract/foundation/fold.ts'
import { grantRole } from '#server/accounts/commands/grant-role.ts'
import { conference, conferenceModerator, registration } from '#server/conferences/tables.ts'
import { runQueue } from './run-queue.ts'
import type { Api, Person, World } from './world.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

type Announced = Parameters<Api['conferences']['create']>[0]
type Said = Parameters<Api['rooms']['say']>[0]

/** Somebody with this right, in force by their second factor. */
async function holder(world: World, granted: Role, name?: string): Promise<Person> {
  const person = await world.person(name)
  await grantRole(world.services(), { email: person.email, granted })
  await world.secondFactor(person)
  return person
}
export const anAdmin = (world: World) => holder(world, 'admin')
export const anExpert = (world: World) => holder(world, 'medical_professional')

/** A conference as the form sends it, in three days for an hour, each time another. */
export const announcing = (world: World, given: Partial<Announced> = {}): Announced => ({
  requestId: crypto.randomUUID(),
  title: 'Vivre avec des acouphènes',
  description: 'Ce que l’on sait, ce qui aide, et vos questions.',
  expertName: 'Dre Camille Martin',
  scheduledAt: new Date(world.now().getTime() + 3 * DAY_MS),
  durationMinutes: 60,
  language: 'fr',
  ...given,
})

type Row = typeof conference.$inferInsert
type Given = Partial<Omit<Row, 'expertId'>> & {
  expert?: Person
  moderators?: Person[]
  registered?: Person[]
}

/** A conference as a row, whatever its hours: in three days for an hour, unless given. */
export async function aConference(world: World, given: Given = {}): Promise<string> {
  const { db, newId, now } = world.services()
  const { expert, moderators = [], registered = [], ...columns } = given
  const { requestId, ...fields } = announcing(world)
  const scheduledAt = columns.scheduledAt ?? new Date(fields.scheduledAt as Date)
  const durationMinutes = columns.durationMinutes ?? fields.durationMinutes
  const row = {
    id: newId(),
    requestId,
    title: fields.title,
    description: fields.description,
    expertName: fields.expertName,
    scheduledAt,
    durationMinutes,
    endsAt: new Date(scheduledAt.getTime() + durationMinutes * MINUTE_MS),
    tags: [],
    language: fields.language,
    createdAt: now(),
    expertId: expert?.id ?? null,
    ...columns,
  }
  const search = [row.title, row.expertName, ...row.tags, row.description].map(foldText).join(' | ')
  await db.insert(conference).values({ search, ...row })
  for (const { id: memberId } of moderators)
    await db.insert(conferenceModerator).values({ conferenceId: row.id, memberId })
  for (const { id: memberId } of registered)
    await db.insert(registration).values({ conferenceId: row.id, memberId, registeredAt: now() })
  return row.id
}

/** One whose room is open: it began ten minutes ago and lasts an hour. */
export const aLiveConference = (world: World, given: Given = {}): Promise<string> => {
  const startedAt = new Date(world.now().getTime() - 10 * MINUTE_MS)
  return aConference(world, { scheduledAt: startedAt, startedAt, ...given })
}

/** What a member of a room says, each time another. */
export const sayingIn = (id: string, given: Partial<Said> = {}): Said => ({
  id,
  requestId: crypto.randomUUID(),
  body: 'Bonjour à tous.',
  ...given,
})
export const asking = (id: string, given: Partial<Said> = {}): Said =>
  sayingIn(id, { kind: 'question', body: 'Cela passe-t-il avec le temps ?', ...given })

/** What this person reads of a room now, oldest first. */
export const roomReadBy = async ({ as }: World, who: Person, id: string): Promise<RoomMessage[]> =>
  (await as(who).rooms.messages({ id, limit: 200 })).items

/** What the clock does each minute, and all that follows. */
export async function minutePasses(world: World, minutes = 0): Promise<void> {
  world.advance(minutes * MINUTE_MS)
  for (const queue of ['conferences.keep-time', 'conferences.remind']) await runQueue(world.services(), queue)
  await world.settle()
}
