import { setTimeout as sleep } from 'node:timers/promises'
import { StandardRPCJsonSerializer } from '@orpc/client/standard'
import { createRouterClient, ORPCError, type RouterClient } from '@orpc/server'
import type { FirstAnswer, FirstAnswers } from '#contract/foundation/first-answers.ts'
import type { Ctx } from '#server/foundation/context.ts'
import { lastSeqOf } from '#server/foundation/events.ts'
import { router } from './router.ts'

/** Longer than this, the page goes without: it can ask for them itself. */
const WAIT_MS = 400

type Client = RouterClient<typeof router>

type Ask = Pick<FirstAnswer, 'path' | 'type' | 'input'> & { answer: (client: Client) => Promise<unknown> }

/** What the screen at an address asks for first, each in the very words of its room in the browser. */
const SCREENS: { address: RegExp; forVisitors?: true; asks: (id: string) => Ask[] }[] = [
  {
    address: /^\/$/,
    asks: () => [ask('query', ['posts', 'feed'], { limit: 3 }, (client, input) => client.posts.feed(input)), hasPosts],
  },
  {
    address: /^\/feed\/?$/,
    asks: () => [
      ask('infinite', ['posts', 'feed'], { filter: 'all' as const }, (client, input) => client.posts.feed(input)),
      ask('query', ['posts', 'feedCounts'], {}, (client, input) => client.posts.feedCounts(input)),
      hasPosts,
    ],
  },
  {
    address: /^\/post\/([\da-f-]{36})\/?$/,
    asks: (id) => [
      ask('query', ['posts', 'get'], { id }, (client, input) => client.posts.get(input)),
      ask('infinite', ['comments', 'list'], { postId: id, order: 'oldest' as const }, (client, input) =>
        client.comments.list(input),
      ),
    ],
  },
  {
    address: /^\/chat\/?$/,
    asks: () => [
      ask('infinite', ['chat', 'conversations'], {}, (client, input) => client.chat.conversations(input)),
      ask('query', ['chat', 'requests'], undefined, (client) => client.chat.requests()),
    ],
  },
  {
    address: /^\/expert-conferences\/?$/,
    asks: () => [
      ask('infinite', ['conferences', 'list'], { tab: 'upcoming' as const }, (client, input) =>
        client.conferences.list(input),
      ),
    ],
  },
  {
    address: /^\/expert-conferences\/([\da-f-]{36})\/?$/,
    asks: (id) => [ask('query', ['conferences', 'get'], { id }, (client, input) => client.conferences.get(input))],
  },
  {
    address: /^\/dashboard(\/overview)?\/?$/,
    asks: () => [
      ask('query', ['posts', 'mineFigures'], undefined, (client) => client.posts.mineFigures()),
      ask('query', ['posts', 'mine'], { kind: 'symptom' as const, limit: 3 }, (client, input) =>
        client.posts.mine(input),
      ),
      ask('query', ['chat', 'figures'], undefined, (client) => client.chat.figures()),
      ask('query', ['matching', 'figures'], undefined, (client) => client.matching.figures()),
      ask('query', ['notifications', 'told'], undefined, (client) => client.notifications.told()),
      ask('query', ['conferences', 'mine'], undefined, (client) => client.conferences.mine()),
      ask('query', ['notifications', 'list'], { kind: 'recovery' as const, limit: 1 }, (client, input) =>
        client.notifications.list(input),
      ),
    ],
  },
  {
    address: /^\/legal\/\w+\/?$/,
    forVisitors: true,
    asks: () => [ask('query', ['legal', 'facts'], undefined, (client) => client.legal.facts())],
  },
]

const me = ask('query', ['accounts', 'me'], undefined, (client) => client.accounts.me())
const unread = ask('query', ['notifications', 'unread'], undefined, (client) => client.notifications.unread())
const unreadTalks = ask('query', ['chat', 'unread'], undefined, (client) => client.chat.unread())
const currentCall = ask('query', ['calls', 'current'], undefined, (client) => client.calls.current())
const hasPosts = ask('query', ['posts', 'mine'], { limit: 1 }, (client, input) => client.posts.mine(input))

const serializer = new StandardRPCJsonSerializer()

/**
 * Whatever the first screen of an address asks, asked by the same procedures for the same person. An answer that cannot be had, or not soon,
 * is left out: the screen then asks itself, and says what is wrong.
 * @param address  path and query of the page
 */
export async function firstAnswers(context: Ctx, address: { path: string; query: string }): Promise<FirstAnswers> {
  const { actor } = context
  // Read first: what happens after this number is told on the live socket, whether or not the answers hold it.
  const live = actor.kind === 'member' ? { memberId: actor.id, seq: await lastSeqOf(context.db, actor.id) } : null
  const client = createRouterClient(router, { context })
  const screens = live ? SCREENS : SCREENS.filter(({ forVisitors }) => forVisitors)
  const asks = [me, ...(live ? [unread, unreadTalks, currentCall] : []), ...asksOf(address, screens)]
  const answers = await Promise.all(asks.map((ask) => answerTo(client, ask)))
  return { live, answers: answers.filter((answer) => answer !== undefined) }
}

/** The same, or nothing when it takes longer than a page may wait. */
export async function soon<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  const waiting = new AbortController()
  try {
    return await Promise.race([answer, sleep(WAIT_MS, undefined, { signal: waiting.signal })])
  } finally {
    waiting.abort()
  }
}

/** A query narrows the feed, or opens a tab of it: that is asked for by the screen. */
function asksOf({ path, query }: { path: string; query: string }, screens: typeof SCREENS): Ask[] {
  if (query !== '') return []
  for (const { address, asks } of screens) {
    const found = address.exec(path)
    if (found) return asks(found[1] ?? '')
  }
  return []
}

function ask<Input>(
  type: FirstAnswer['type'],
  path: string[],
  input: Input,
  answer: (client: Client, input: Input) => Promise<unknown>,
): Ask {
  return { type, path, ...(input !== undefined && { input }), answer: (client) => answer(client, input) }
}

async function answerTo(client: Client, { answer, ...asked }: Ask): Promise<FirstAnswer | undefined> {
  try {
    const [json, meta] = serializer.serialize(await answer(client))
    return { ...asked, json, meta }
  } catch (error) {
    if (error instanceof ORPCError && error.status < 500) return undefined
    throw error
  }
}
