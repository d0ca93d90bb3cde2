import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { POSTS_PER_HOUR } from '#contract/posts/limits.ts'
import { handlersOf } from '#server/app/handlers.ts'
import { readingsOf } from '#server/closest/reading-queries.ts'
import type { Services } from '#server/foundation/context.ts'
import { type Db, openDb, openPool } from '#server/foundation/db/database.ts'
import type { Hiding } from '#server/foundation/hiding.ts'
import { openLog } from '#server/foundation/observe/log.ts'
import { transact } from '#server/foundation/transaction.ts'
import { openJobs } from '#server/foundation/work/jobs.ts'
import { hidePost } from '#server/posts/commands/hide-post.ts'
import { DUE_JOBS } from '#tests/support/due-jobs.ts'
import { edited } from '#tests/support/fixtures/edited.ts'
import { symptom } from '#tests/support/fixtures/symptoms.ts'
import { TELLING_SENTENCES } from '#tests/support/fixtures/telling-sentences.ts'
import { closestPlainly } from '#tests/support/plain-search/closest-stories.ts'
import { openTwoServers, type TwoServers } from '#tests/support/servers/two-servers.ts'
import type { Person } from '#tests/support/world.ts'

/** A run is repeated with the seed that it printed: CLOSEST_SEED=… */
const SEED = Number(process.env.CLOSEST_SEED ?? randomInt(2 ** 31))
const COMMUNITIES = 6

let two: TwoServers
let db: Db
let hide: (id: string, hiding: Hiding) => Promise<unknown>
const closing: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  two = await openTwoServers({ NEW_ACCOUNT_DAYS: '0' })
  closing.push(two.close)
  const pool = openPool(two.databaseUrl, () => {}, 2)
  closing.push(() => pool.end())
  db = openDb(pool)
  // As the moderation of either server, whose jobs both do.
  const jobs = await openJobs(
    two.databaseUrl,
    handlersOf({ send: async () => 'sent', close() {} }),
    openLog('fatal'),
    () => {},
  )
  closing.push(() => jobs.stop())
  const services = { db, jobs, live: { news() {}, broadcast() {} } } as unknown as Services
  hide = (id, hiding) => transact(services, (tx) => hidePost(tx, id, hiding))
}, 180_000)
afterAll(async () => {
  for (const close of closing.reverse()) await close()
})

const DEEDS = [
  ...['publish', 'publish', 'publish', 'edit', 'remove', 'block', 'unblock', 'off', 'on', 'withdraw', 'consent'],
  ...['hide', 'show', 'dismiss'],
] as const
const anyDeed = fc.record({
  what: fc.constantFrom(...DEEDS),
  who: fc.nat({ max: 3 }),
  whom: fc.nat({ max: 3 }),
  which: fc.nat({ max: 5 }),
  // From few sentences: stories of one community have to tell alike, or no list has an entry.
  said: fc.uniqueArray(fc.constantFrom(...TELLING_SENTENCES.slice(0, 6)), { minLength: 2, maxLength: 5 }),
  isThroughFirst: fc.boolean(),
})
type Deed = (typeof anyDeed extends fc.Arbitrary<infer Value> ? Value : never) & { nth: number }
type PublishedStory = { id: string; who: Person; isHidden: boolean }

/** Four members, and what they did: who is compared with whom follows from it. */
type Community = {
  number: number
  people: Person[]
  posts: PublishedStory[]
  off: Set<Person>
  withdrawn: Set<Person>
  parted: Map<Person, Set<Person>>
  dismissed: Set<string>
  published: Map<Person, number>
}

const isParted = ({ parted }: Community, a: Person, b: Person): boolean =>
  parted.get(a)!.has(b) || parted.get(b)!.has(a)

const takesPart = ({ off, withdrawn }: Community, { who, isHidden }: PublishedStory): boolean =>
  !off.has(who) && !withdrawn.has(who) && !isHidden

async function act(community: Community, { what, nth, said, which, isThroughFirst, ...members }: Deed): Promise<void> {
  const { number, people, posts, off, withdrawn, parted, dismissed, published } = community
  const [who, whom] = [people[members.who]!, people[members.whom]!]
  const api = (isThroughFirst ? two.a : two.b).as(who)
  if (what === 'consent') {
    await api.settings.setConsent({ kind: 'healthData', isGiven: true })
    withdrawn.delete(who)
  }
  // Their account may only read.
  if (withdrawn.has(who)) return
  const own = posts.filter((post) => post.who === who && !post.isHidden)
  const post = own[which % Math.max(1, own.length)]
  const mark = Array.from({ length: 40 }, (_, word) => `mot${number}x${nth}x${word}`).join(' ')
  const description = `${said.join(' ')} ${mark}`
  if (what === 'publish' && (published.get(who) ?? 0) < POSTS_PER_HOUR) {
    const { id } = await api.posts.publishSymptom(symptom({ title: `Récit ${number} ${nth}`, description }))
    posts.push({ id, who, isHidden: false })
    published.set(who, (published.get(who) ?? 0) + 1)
  } else if (what === 'edit' && post) {
    const { version } = await api.posts.get({ id: post.id })
    const fields = edited(symptom({ title: `Autre ${number} ${nth}`, description }))
    await api.posts.editSymptom({ ...fields, id: post.id, version })
  } else if (what === 'remove' && post) {
    await api.posts.remove({ id: post.id })
    posts.splice(posts.indexOf(post), 1)
  } else if (what === 'block' && who !== whom) {
    await api.accounts.block({ memberId: whom.id })
    parted.get(who)!.add(whom)
  } else if (what === 'unblock' && who !== whom) {
    await api.accounts.unblock({ memberId: whom.id })
    parted.get(who)!.delete(whom)
  } else if (what === 'off' || what === 'on') {
    await api.settings.setMatching({ isMatched: what === 'on' })
    if (what === 'off') off.add(who)
    else off.delete(who)
  } else if (what === 'withdraw') {
    await api.settings.setConsent({ kind: 'healthData', isGiven: false })
    withdrawn.add(who)
  } else if (what === 'hide' && post) {
    await hide(post.id, { at: new Date(), reason: 'harassment', decisionId: null })
    post.isHidden = true
  } else if (what === 'show') {
    const hidden = posts.find((each) => each.who === who && each.isHidden)
    if (!hidden) return
    await hide(hidden.id, null)
    hidden.isHidden = false
  } else if (what === 'dismiss' && post) {
    const isSeen = (each: PublishedStory) =>
      each.who !== who && !each.isHidden && !withdrawn.has(each.who) && !isParted(community, who, each.who)
    const theirs = posts.find(isSeen)
    if (!theirs) return
    await api.closest.dismiss({ ownPostId: post.id, postId: theirs.id })
    dismissed.add(`${post.id} ${theirs.id}`)
  }
}

/** Waits until neither server has a job left that is due. */
const settle = () => expect.poll(() => two.rows(`select name, state ${DUE_JOBS}`), { timeout: 180_000 }).toEqual([])

/** Expects from both servers, for each story, the list that comparing it with every other makes. */
async function expectPlainLists(community: Community): Promise<number> {
  const { posts, dismissed } = community
  const readings = await readingsOf(
    db,
    posts.map(({ id }) => id),
  )
  let listed = 0
  for (const post of posts) {
    const own = readings.get(post.id)
    expect(own !== undefined).toBe(takesPart(community, post))
    const among = posts.filter(
      (other) =>
        other.who !== post.who &&
        takesPart(community, other) &&
        !isParted(community, post.who, other.who) &&
        !dismissed.has(`${post.id} ${other.id}`),
    )
    const others = among.map(({ id }) => readings.get(id)!)
    const expected = own ? closestPlainly(own, others) : []
    for (const server of [two.a, two.b]) {
      const { items } = await server.as(post.who).closest.list({ id: post.id })
      expect(items.map(({ postId }) => postId)).toEqual(expected)
    }
    listed += expected.length
  }
  return listed
}

test('the list of each of two servers equals comparing every story with every other, through consents, hidden posts and a restart of one', async () => {
  process.stdout.write(`CLOSEST_SEED=${SEED}\n`)
  let number = 0
  let listed = 0
  const halves = fc.tuple(
    fc.array(anyDeed, { minLength: 6, maxLength: 12 }),
    fc.array(anyDeed, { minLength: 4, maxLength: 8 }),
    fc.boolean(),
  )
  await fc.assert(
    fc.asyncProperty(halves, async ([before, after, isFirstRestarted]) => {
      number++
      // No story of an earlier community takes a place.
      await two.rows('delete from post')
      const people: Person[] = []
      for (const name of ['p', 'q', 'r', 's']) people.push(await two.person(`${name}${number}`))
      const community: Community = {
        number,
        people,
        posts: [],
        off: new Set(),
        withdrawn: new Set(),
        parted: new Map(people.map((who) => [who, new Set<Person>()])),
        dismissed: new Set(),
        published: new Map(),
      }
      const deeds = [...before, ...after].map((deed, nth) => ({ ...deed, nth }))
      for (const deed of deeds.slice(0, before.length)) await act(community, deed)
      await (isFirstRestarted ? two.a : two.b).restart()
      for (const deed of deeds.slice(before.length)) await act(community, deed)
      await settle()
      for (const who of people) if (!community.withdrawn.has(who)) await two.both.as(who).matching.search({})
      await settle()
      listed += await expectPlainLists(community)
    }),
    { numRuns: COMMUNITIES, seed: SEED, endOnFailure: true },
  )
  expect(listed).toBeGreaterThan(0)
}, 900_000)
