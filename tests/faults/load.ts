import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { MATCHES_PER_AUTHOR } from '#contract/closest/limits.ts'
import { COUNTRY_CODES } from '#contract/foundation/countries.ts'
import { declaring, taking } from '#tests/support/fixtures/reports.ts'
import { vertigo } from '#tests/support/fixtures/scenes.ts'
import type { Random } from '../../bench/support/random.ts'
import { type Ledger, persevere, type What, type Wish } from './ledger.ts'
import { type Client, once } from './people.ts'

/** Cases that resemble each other and no others, of as many members. */
const CLUSTER = 4
/** The number of cases written under load that resemble each other: fewer than a search keeps, so that what it finds is all there is. */
const GROUP = 20
/** The number of those by one author: a search keeps no more, and a third one would be stored only where its own search found the other. */
const OF_ONE = MATCHES_PER_AUTHOR
const FIRST_DAY = Date.UTC(2001, 0, 1)
const DAYS_APART = 100 * 86_400_000
const DAYS = 80
/** The share of a member's wishes that are asked for once and then forgotten, and of those that are asked for again long after their answer. */
const GIVEN_UP = 0.15
const REPEATED = 0.1

/** A symptom that is there before anything goes wrong: its recovery is told to all the others of its cluster. */
export type Seed = { postId: string; client: Client; cluster: number }
export type Scene = { clients: Client[]; seeds: Seed[]; talks: { id: string; members: [Client, Client] }[] }

/** Adds a few words of the story's own: nearly the same story of one member would be refused. */
const withOwnWords = (told: string, key: string): string => {
  const own = Array.from({ length: 8 }, (_, index) => `mot${index}de${key.replaceAll('-', '')}`)
  return `${told} ${own.join(' ')}`
}

/** Makes clusters of symptoms whose recoveries may be told at once, and conversations. */
export async function setScene(clients: Client[], clusters: number, databaseUrl: string): Promise<Scene> {
  const seeds: Seed[] = []
  if (clusters > COMPLAINTS.length) throw new RangeError(`${COMPLAINTS.length} clusters tell something of their own.`)
  for (let cluster = 0; cluster < clusters; cluster++)
    for (let k = 0; k < CLUSTER; k++) {
      const client = clients[(cluster * CLUSTER + k) % clients.length]!
      const [title, told] = COMPLAINTS[cluster]!
      const description = withOwnWords(`${title}. ${told}.`, `${cluster}-${k}`)
      const { id } = await client.api.posts.publishSymptom(vertigo({ ...apart(cluster), title, description, tags: [] }))
      seeds.push({ postId: id, client, cluster })
    }
  await beEstablished(databaseUrl)
  const talks: Scene['talks'] = []
  for (let i = 0; i + 1 < clients.length; i += 2) {
    const [one, other] = [clients[i]!, clients[i + 1]!]
    const { request } = await one.api.chat.start({ memberId: other.id })
    const { id } = await other.api.chat.answer({ id: request!.id, isAccepted: true })
    talks.push({ id, members: [one, other] })
  }
  return { clients, seeds, talks }
}

/** Moves dates back: everybody has been here for a month, has written on two days, and told of their symptoms a day ago. */
async function beEstablished(databaseUrl: string): Promise<void> {
  await once(databaseUrl, `update member set created_at = created_at - interval '30 days'`)
  await once(databaseUrl, `update post set created_at = created_at - interval '1 day'`)
  await once(
    databaseUrl,
    `insert into comment (id, post_id, author_id, request_id, body, created_at)
    select gen_random_uuid(), id, author_id, gen_random_uuid(), 'Encore là.', created_at - interval '1 day' from post`,
  )
}

/** Complaints that one cluster alone tells, and nothing published under load: they make its cases close, wherever and whenever those began. */
const COMPLAINTS: readonly (readonly [string, string])[] = [
  ['Mes gencives saignent', 'J’ai des aphtes dans la bouche'],
  ['Je perds mes cheveux par poignées', 'Mes ongles se cassent'],
  ['J’ai des sifflements dans l’oreille gauche', 'J’entends mal du même côté'],
  ['Mes chevilles sont gonflées le soir', 'J’ai pris huit kilos'],
  ['J’ai des brûlures en urinant', 'Il y a du sang dans mes urines'],
  ['Ma voix est enrouée', 'J’ai du mal à avaler'],
  ['Je vois double', 'Ma paupière tombe'],
  ['Mon genou droit est bloqué', 'J’ai mal à la hanche'],
  ['J’ai des diarrhées', 'J’ai des crampes au ventre après avoir mangé'],
  ['Mon cœur s’emballe', 'J’ai mal à la poitrine'],
  ['Je tousse sans arrêt', 'J’ai le nez bouché'],
  ['J’ai des fourmillements dans les doigts', 'Mon poignet me fait mal'],
  ['Mes règles sont très abondantes', 'J’ai mal au bas du dos'],
  ['J’ai la bouche sèche', 'Mes yeux piquent'],
  ['Je fais des cauchemars', 'Je suis angoissé'],
  ['J’ai des plaques rouges sur les coudes', 'Mon cuir chevelu me démange'],
]

/** Places a cluster far from every other in place, and from most in time. */
const apart = (cluster: number) => ({
  startDate: new Date(FIRST_DAY + (cluster % DAYS) * DAYS_APART).toISOString().slice(0, 10),
  country: COUNTRY_CODES[cluster % COUNTRY_CODES.length]!,
})

/** Returns a name for each number: one that differs in digits alone would be the same medication at another strength. */
const remedy = (n: number) => `Remedol${[...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`

type Load = { databaseUrl: string; random: Random; signal: AbortSignal }

/** Lets everybody write, one thing after the other, until `signal` is aborted; then each finishes what they want written. */
export async function load(scene: Scene, ledger: Ledger, { databaseUrl, random, signal }: Load) {
  const unhealed = [...scene.seeds]
  const published = new Map<Client, number>()
  const groups = Math.ceil(scene.clients.length / (GROUP / OF_ONE))
  let reports = 0
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
      const cluster = scene.seeds.length / CLUSTER + nextGroup(client)
      const input = vertigo({
        ...apart(cluster),
        requestId: key,
        title: `Vertiges au réveil, ${key}`,
        description: withOwnWords(vertigo().description, key),
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
      // A recovery is asked for until it is answered, so that it is known who is to be told of it.
      const ask = () => client.api.posts.resolve({ id: postId, treatment: 'Du repos' })
      await persevere(ledger, wished(client, 'resolution', postId), { ask, goesOn: () => true })
    }
  }

  /** Returns the group of an author's next symptom: each author has `OF_ONE` in a group, and each group has those of `GROUP / OF_ONE` authors. */
  function nextGroup(client: Client): number {
    const before = published.get(client) ?? 0
    published.set(client, before + 1)
    const own = Math.floor(scene.clients.indexOf(client) / (GROUP / OF_ONE))
    return Math.floor(before / OF_ONE) * groups + own
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

/** Lets the hour in which quotas count pass every second, so that nobody meets one. */
async function letTimePass(databaseUrl: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await once(
      databaseUrl,
      `with counted as (delete from rate_limit) update quota_use set at = at - interval '1 hour'`,
    ).catch(() => {}) // it is away
    await sleep(1_000)
  }
}
