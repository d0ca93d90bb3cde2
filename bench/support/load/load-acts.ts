import { randomUUID } from 'node:crypto'
import type { ChatMember, ChatPair } from '../chat-members.ts'
import { communityOf } from '../community.ts'
import { type Random, randomFrom, weighted, zipf } from '../random.ts'
import { rareWords, SYMPTOM_TAGS } from '../vocabulary.ts'
import type { LoadTarget } from './load-target.ts'

/** How often members do each thing, of a hundred times: 70 read, 15 like or comment, 10 write a message, 5 publish. */
const SHARES = {
  'the feed': 28,
  'further down the feed': 12,
  'a post': 12,
  'its comments': 8,
  'a search': 10,
  'a like': 10,
  'a comment': 5,
  'a message': 10,
  'a new post': 5,
}
export type Kind = keyof typeof SHARES
export const KINDS = Object.keys(SHARES) as Kind[]
export const READS = KINDS.slice(0, 5)

export type Act = {
  kind: Kind
  by: ChatMember
  method: 'GET' | 'POST' | 'PUT'
  path: string
  body?: object
  /** A pattern that its answer begins with, or holds, where it is as it should be. */
  says: RegExp
  /** The id by which a write is found again. */
  requestId?: string
  /** The talk in which a message is said. */
  talk?: ChatPair
}

const ITEMS = /"items":\[\{"/
const SOME_ITEMS = /"items":\[/

/**
 * Returns a source of acts of all members, one after the other, the same for the same seed. Writers take turns, so that nobody meets a quota before all would.
 */
export function actsOf(target: LoadTarget, seed: number): () => Act {
  const random = randomFrom(seed)
  const anyKind = weighted(Object.values(SHARES))
  // The newest posts are read most.
  const anyPost = zipf(target.postIds.length, 0.8, 40)
  const anySearch = searches()
  const { fresh } = communityOf(target.posts, seed)
  const turns = turnsOf(random)
  const reader = () => random.pick(target.members)
  const postId = () => target.postIds[anyPost(random)]!
  let published = 0

  const make: Record<Kind, () => Omit<Act, 'kind'>> = {
    'the feed': () => ({ by: reader(), method: 'GET', path: `/api/feed${narrowed(random)}`, says: ITEMS }),
    'further down the feed': () => ({
      by: reader(),
      method: 'GET',
      path: `/api/feed?cursor=${postId()}`,
      says: SOME_ITEMS,
    }),
    'a post': () => {
      const id = postId()
      return { by: reader(), method: 'GET', path: `/api/posts/${id}`, says: new RegExp(`"id":"${id}"`) }
    },
    'its comments': () => ({ by: reader(), method: 'GET', path: `/api/posts/${postId()}/comments`, says: SOME_ITEMS }),
    'a search': () => ({
      by: reader(),
      method: 'GET',
      path: `/api/feed?search=${encodeURIComponent(anySearch(random))}`,
      says: SOME_ITEMS,
    }),
    'a like': () => ({
      by: reader(),
      method: 'PUT',
      path: `/api/posts/${postId()}/like`,
      body: { isLiked: random.unit() < 0.9 },
      says: /"likes":\d/,
    }),
    'a comment': () => {
      const requestId = randomUUID()
      return {
        by: turns.of('comment', target.members),
        method: 'POST',
        path: `/api/posts/${postId()}/comments`,
        body: { requestId, body: 'Bon courage, j’ai connu la même chose l’an dernier.' },
        says: /"id":"/,
        requestId,
      }
    },
    'a message': () => {
      const requestId = randomUUID()
      const talk = turns.of('talk', target.talks)
      return {
        by: random.pick(talk.members),
        method: 'POST',
        path: `/api/chat/conversations/${talk.id}/messages`,
        body: { requestId, body: `Bonjour, comment allez-vous aujourd’hui ? ${requestId.slice(0, 8)}` },
        says: /"seq":\d/,
        requestId,
        talk,
      }
    },
    'a new post': () => {
      const requestId = randomUUID()
      const { title, description, tags, startDate, country, postalCode } = fresh(published++)
      return {
        by: turns.of('post', target.members),
        method: 'POST',
        path: '/api/posts/symptoms',
        body: { requestId, title, description, tags, startDate, country, postalCode, intensity: 5 },
        says: /"id":"/,
        requestId,
      }
    },
  }
  return () => {
    const kind = KINDS[anyKind(random)]!
    return { kind, ...make[kind]() }
  }
}

/** Narrows the feed for some readers; most look at all of it. */
function narrowed(random: Random): string {
  const kind = random.unit()
  if (kind < 0.1) return '?filter=questions'
  if (kind < 0.2) return '?filter=resolved'
  if (kind < 0.3) return '?country=BE'
  return ''
}

/** Makes searches: two of three are for a listed symptom, one for a word that few use. */
function searches(): (random: Random) => string {
  const anyTag = zipf(SYMPTOM_TAGS.length, 0.8, 3)
  const rare = rareWords(40_000).slice(2_000, 12_000)
  return (random) => (random.unit() < 2 / 3 ? SYMPTOM_TAGS[anyTag(random)]! : random.pick(rare))
}

/** Takes turns through lists, from a random place in each. */
function turnsOf(random: Random) {
  const next = new Map<string, number>()
  return {
    of<T>(name: string, all: readonly T[]): T {
      const turn = next.get(name) ?? random.below(all.length)
      next.set(name, turn + 1)
      return all[turn % all.length]!
    },
  }
}
