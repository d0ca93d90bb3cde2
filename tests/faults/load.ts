import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { COUNTRY_CODES } from '#contract/foundation/countries.ts'
import { declaring, taking } from '#tests/support/reports.ts'
import { vertigo } from '#tests/support/scenes.ts'
import type { Random } from '../../bench/support/random.ts'
import { type Ledger, persevere, type What, type Wish } from './ledger.ts'
import { type Client, once } from './people.ts'

/** Cases that resemble each other and no others, of as many members. */
const CLUSTER = 4
/** What is published under load resembles so many others, fewer than a search keeps: what it finds is all there is. */
const GROUP = 20
const FIRST_DAY = Date.UTC(2001, 0, 1)
const DAYS_APART = 100 * 86_400_000
const DAYS = 80
/** Of ten that a member writes so many are asked for once and then forgotten, and so many asked for again when they have long been answered. */
const GIVEN_UP = 0.15
const REPEATED = 0.1

/** What is there before anything goes wrong: who heals it is heard by the others of its cluster, by all of them. */
export type Seed = { postId: string; client: Client; cluster: number }
export type Scene = { clients: Client[]; seeds: Seed[]; talks: { id: string; members: [Client, Client] }[] }

/** Words that resemble those of other stories, and of which a few are this one's alone: nearly the same of one member would be refused. */
const inWordsOf = (key: string): string => {
  const own = Array.from({ length: 8 }, (_, index) => `mot${index}de${key.replaceAll('-', '')}`)
  return `${vertigo().description} ${own.join(' ')}`
}

/** Symptoms in clusters, and conversations that are talked in. */
export async function setScene(clients: Client[], clusters: number): Promise<Scene> {
  const seeds: Seed[] = []
  for (let cluster = 0; cluster < clusters; cluster++)
    for (let k = 0; k < CLUSTER; k++) {
      const client = clients[(cluster * CLUSTER + k) % clients.length]!
      const description = inWordsOf(`${cluster}-${k}`)
      const { id } = await client.api.posts.publishSymptom(vertigo({ ...apart(cluster), description }))
      seeds.push({ postId: id, client, cluster })
    }
  const talks: Scene['talks'] = []
  for (let i = 0; i + 1 < clients.length; i += 2) {
    const [one, other] = [clients[i]!, clients[i + 1]!]
    const { request } = await one.api.chat.start({ memberId: other.id })
    const { id } = await other.api.chat.answer({ id: request!.id, isAccepted: true })
    talks.push({ id, members: [one, other] })
  }
  return { clients, seeds, talks }
}

/** Far from every other cluster in place, and from most in time. */
const apart = (cluster: number) => ({
  startDate: new Date(FIRST_DAY + (cluster % DAYS) * DAYS_APART).toISOString().slice(0, 10),
  country: COUNTRY_CODES[cluster % COUNTRY_CODES.length]!,
})

/** A name for each number: one that differs in digits alone is the same at another strength. */
const remedy = (n: number) => `Remedol${[...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`

type Load = { databaseUrl: string; random: Random; signal: AbortSignal }

/** Everybody writes, one thing after the other, until `signal` is aborted; then each finishes what they want written. */
export async function load(scene: Scene, ledger: Ledger, { databaseUrl, random, signal }: Load) {
  const unhealed = [...scene.seeds]
  let [symptoms, reports] = [0, 0]
  const lives = scene.clients.map((client) => live(client))
  const time = letTimePass(databaseUrl, signal)
  await Promise.all([...lives, time])

  async function live(client: Client): Promise<void> {
    while (!signal.aborted) {
      await anAct(client)
      await sleep(random.unit() * 40)
    }
  }

  async function anAct(client: Client): Promise<void> {
    const at = random.unit()
    const key = randomUUID()
    const post = random.pick(scene.seeds)
    if (at < 0.15) {
      const cluster = scene.seeds.length / CLUSTER + Math.floor(symptoms++ / GROUP)
      const input = vertigo({
        ...apart(cluster),
        requestId: key,
        title: `Vertiges au réveil, ${key}`,
        description: inWordsOf(key),
      })
      await want(client, 'symptom', key, () => client.api.posts.publishSymptom(input))
    } else if (at < 0.25) {
      const input = { requestId: key, entry: 'feed' as const, title: `Mon carnet ${key}`, description: 'Je note.' }
      await want(client, 'community', key, () => client.api.posts.publishCommunity(input))
    } else if (at < 0.45) {
      const input = { postId: post.postId, requestId: key, parentId: null, body: `Bon courage ${key}` }
      await want(client, 'comment', key, () => client.api.comments.add(input))
    } else if (at < 0.7) {
      const talk = scene.talks.find(({ members }) => members.includes(client))
      if (!talk) return
      const input = { conversationId: talk.id, requestId: key, body: `Bonjour ${key}` }
      await want(client, 'message', key, () => client.api.chat.send(input))
    } else if (at < 0.75) {
      const drugs = [taking(remedy(Math.floor(reports++ / GROUP)))]
      const input = declaring({ requestId: key, drugs, description: `Douleurs musculaires dans les cuisses ${key}` })
      await want(client, 'report', key, () => client.api.medication.declare(input))
    } else if (at < 0.95) {
      const isLiked = random.unit() < 0.6
      await want(client, 'like', post.postId, () => client.api.posts.like({ id: post.postId, isLiked }), { isLiked })
    } else {
      const i = unhealed.findIndex((seed) => seed.client === client)
      if (i < 0) return
      const [{ postId }] = unhealed.splice(i, 1) as [Seed]
      // Whoever is healed says so until it is heard: who is to be told of it is known.
      const ask = () => client.api.posts.resolve({ id: postId, treatment: 'Du repos' })
      await persevere(ledger, wished(client, 'resolution', postId), { ask, goesOn: () => true })
    }
  }

  async function want(
    client: Client,
    what: What,
    key: string,
    ask: () => Promise<{ id: string }>,
    given: Partial<Wish> = {},
  ): Promise<void> {
    const wish = wished(client, what, key, given)
    const isGivenUp = random.unit() < GIVEN_UP
    await persevere(ledger, wish, { ask, goesOn: (asked) => !isGivenUp || asked === 0 })
    // A like that is repeated late would be another wish.
    if (what === 'like' || random.unit() > REPEATED) return
    await sleep(random.unit() * 2_000)
    const last = wish.asked
    await persevere(ledger, wish, { ask, goesOn: (asked) => asked === last })
  }

  function wished(client: Client, what: What, key: string, given: Partial<Wish> = {}): Wish {
    const wish: Wish = { what, memberId: client.id, key, asked: 0, ...given }
    ledger.wishes.push(wish)
    return wish
  }
}

/** Nobody meets a quota: the hour in which it counts is over every second. */
async function letTimePass(databaseUrl: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await once(
      databaseUrl,
      `with counted as (delete from rate_limit) update quota_use set at = at - interval '1 hour'`,
    ).catch(() => {}) // it is away
    await sleep(1_000)
  }
}
