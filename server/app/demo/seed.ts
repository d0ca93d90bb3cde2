import { hashPassword } from 'better-auth/crypto'
import { v7 } from 'uuid'
import { openAccount } from '#server/accounts/commands/open-account.ts'
import { countMembers } from '#server/accounts/queries.ts'
import type { MemberCtx, Services } from '#server/foundation/context.ts'
import { transact } from '#server/foundation/transaction.ts'
import { publishSymptom } from '#server/posts/commands/publish-symptom.ts'
import { resolve } from '#server/posts/commands/resolve.ts'
import { DEMO_POSTS, type DemoPost } from './community.ts'
import { MEMBERS } from './members.ts'

const PASSWORD = 'demo-vecu-2026'
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** Fills an empty instance with the demo community, by the members' own commands on the days of their stories. Answers lines to print. */
export async function seedDemo(services: Services): Promise<string[]> {
  if ((await countMembers(services.db)) === 0) await seed(services)
  const [first, second] = MEMBERS
  return [`Demo    sign in as ${first!.email} or ${second!.email}, password ${PASSWORD}`]
}

async function seed(services: Services) {
  const start = services.now()
  const passwordHash = await hashPassword(PASSWORD)
  const joined = at(services, start, Math.max(...DEMO_POSTS.map(({ createdDaysAgo }) => createdDaysAgo)) + 1)
  const memberIds = await transact(services, async (tx) => {
    const ids: string[] = []
    for (const { username, email, language } of MEMBERS)
      ids.push(
        await openAccount(tx, joined, {
          username,
          email,
          passwordHash,
          language,
          consents: ['age', 'terms', 'healthData', 'research'],
          isConfirmed: true,
        }),
      )
    return ids
  })
  for (const [i, post] of DEMO_POSTS.entries())
    await tell(services, new Date(start.getTime() - ((i * 97) % 900) * MINUTE_MS), post, memberIds[post.author]!)
}

async function tell(services: Services, start: Date, post: DemoPost, memberId: string) {
  const by = (day: Services): MemberCtx => ({
    ...day,
    clientAddress: '127.0.0.1',
    actor: { kind: 'member', id: memberId, sessionId: memberId, roles: [], isReadOnly: false },
  })
  const dayBefore = (days: number) => new Date(start.getTime() - days * DAY_MS).toISOString().slice(0, 10)
  const told = at(services, start, post.createdDaysAgo)
  const { title, description, tags, intensity, duration, country, postalCode } = post
  const { id } = await publishSymptom(by(told), {
    requestId: told.newId(),
    title,
    description,
    tags: [...tags],
    intensity,
    duration,
    country,
    postalCode,
    startDate: dayBefore(post.startDaysAgo),
    travels: post.travels.map(({ destination, startDaysAgo, endDaysAgo }) => ({
      destination,
      startDate: dayBefore(startDaysAgo),
      endDate: dayBefore(endDaysAgo),
    })),
  })
  if (post.resolution) await resolve(by(at(services, start, post.resolution.daysAgo)), { id, ...post.resolution })
}

/** The same house on an earlier day. */
function at(services: Services, start: Date, daysAgo: number): Services {
  const day = new Date(start.getTime() - daysAgo * DAY_MS)
  return { ...services, now: () => day, newId: () => v7({ msecs: day.getTime() }) }
}
