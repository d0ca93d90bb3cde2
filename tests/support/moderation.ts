import type { Role } from '#contract/accounts/schema.ts'
import type { CaseDetail } from '#contract/moderation/schema.ts'
import { grantRole } from '#server/accounts/commands/grant-role.ts'
import { runQueue } from './run-queue.ts'
import { saying, sharing } from './sharing.ts'
import type { Api, Person, World } from './world.ts'

type Reported = Parameters<Api['moderation']['report']>[0]
type Decided = Parameters<Api['cases']['decide']>[0]

/** Somebody of the staff, whose right is in force by their second factor. */
export async function aModerator(world: World, granted: Role = 'moderator', name?: string): Promise<Person> {
  const person = await world.person(name)
  await grantRole(world.services(), { email: person.email, granted })
  await world.secondFactor(person)
  return person
}

/** A report as its form sends it, each time another. */
export const reporting = (subject: Reported['subject'], given: Partial<Reported> = {}): Reported => ({
  requestId: crypto.randomUUID(),
  subject,
  reason: 'harassment',
  isSincere: true,
  ...given,
})

export const STATEMENT = 'Ce contenu vise une personne et l’insulte, ce que nos conditions ne permettent pas.'

/** Why a measure is taken on an account, as its form sends it, each time another. */
export const why = () =>
  ({ requestId: crypto.randomUUID(), reason: 'harassment', ground: 'terms', statement: STATEMENT }) as const

/** A decision as its form sends it: hidden, by the terms, unless given otherwise. */
export const deciding = (
  { id, version }: Pick<CaseDetail, 'id' | 'version'>,
  given: Partial<Decided> = {},
): Decided => ({
  caseId: id,
  version,
  act: 'hide',
  sanction: { kind: 'none' },
  reason: 'harassment',
  ground: 'terms',
  statement: STATEMENT,
  ...given,
})

/** The newest case of this author, or about nobody, as one of the staff reads it. */
export async function caseAbout(world: World, staff: Person, author: Person | null): Promise<CaseDetail> {
  for (const state of ['open', 'appealed', 'closed'] as const) {
    const { items } = await world.as(staff).cases.list({ state, limit: 50 })
    const found = items
      .filter((each) => (author ? each.author?.id === author.id : each.author === null))
      .toSorted((one, other) => (one.id < other.id ? 1 : -1))[0]
    if (found) return world.as(staff).cases.get({ id: found.id })
  }
  throw new Error('There is no such case.')
}

/** Has the staff find these members right once: each reported a comment, which was hidden. */
export async function rightBefore(world: World, staff: Person, people: readonly Person[]): Promise<void> {
  const { as } = world
  const author = await world.person()
  const post = await as(author).posts.publishCommunity(sharing())
  const { id } = await as(author).comments.add(saying(post.id))
  for (const who of people) await as(who).moderation.report(reporting({ kind: 'comment', id }))
  await as(staff).cases.decide(deciding(await caseAbout(world, staff, author)))
}

/** A day that the clock moves on, and what it does then. */
export async function daysPass(world: World, days: number): Promise<void> {
  world.advance(days * 86_400_000)
  await runQueue(world.services(), 'moderation.forget')
  await world.settle()
}
