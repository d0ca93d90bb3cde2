import { setTimeout as sleep } from 'node:timers/promises'
import { StandardRPCJsonSerializer } from '@orpc/client/standard'
import { createRouterClient, ORPCError, type RouterClient } from '@orpc/server'
import { isSettingsPage } from '#contract/accounts/settings-pages.ts'
import { MESSAGES_PER_PAGE } from '#contract/chat/limits.ts'
import type { Language } from '#contract/foundation/languages.ts'
import type { PrefetchedAnswer, PrefetchedAnswers } from '#contract/foundation/prefetch.ts'
import type { Ctx } from '#server/foundation/context.ts'
import { batchReads } from '#server/foundation/db/batched-reads.ts'
import { lastSeqOf } from '#server/foundation/work/events.ts'
import { router } from './router.ts'

export const ANSWERS_WITHIN_MS = 400

type Client = RouterClient<typeof router>

type Ask = Pick<PrefetchedAnswer, 'path' | 'type'> & {
  answer: (client: Client) => Promise<{ data: unknown; input?: unknown }>
  /** The query for the thing that the address names. If the reader may not see that thing, the page does not exist for them either. */
  isSubject?: true
}

/** Each input must be exactly the one that the screen's web module sends. */
const SCREENS: { address: RegExp; forVisitors?: true; asks: (id: string) => Ask[] }[] = [
  {
    address: /^\/$/,
    asks: () => [
      ask('query', ['journals', 'list'], undefined, (client) => client.journals.list()),
      ongoing,
      ask('infinite', ['notifications', 'list'], {}, (client, input) => client.notifications.list(input)),
      ask('query', ['posts', 'feed'], { limit: 3 }, (client, input) => client.posts.feed(input)),
      hasPosts,
    ],
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
    address: /^\/post\/([^/?]+)\/?$/,
    asks: (id) => [
      subject(['posts', 'get'], { id }, (client, input) => client.posts.get(input)),
      ask('infinite', ['comments', 'list'], { postId: id, order: 'oldest' as const }, (client, input) =>
        client.comments.list(input),
      ),
      ask('query', ['treatments', 'list'], { postId: id }, (client, input) => client.treatments.list(input)),
    ],
  },
  {
    address: /^\/member\/([^/?]+)\/?$/,
    asks: (memberId) => [
      subject(['accounts', 'member'], { memberId }, (client, input) => client.accounts.member(input)),
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
    address: /^\/chat\/?\?conversation=([^&]+)$/,
    asks: (conversationId) => [
      ask('query', ['chat', 'conversation'], { conversationId }, (client, input) => client.chat.conversation(input)),
      ask('query', ['chat', 'messages'], { conversationId, limit: MESSAGES_PER_PAGE }, (client, input) =>
        client.chat.messages(input),
      ),
    ],
  },
  {
    address: /^\/matches\/?$/,
    asks: () => [
      inLanguage(['closest', 'ofAll'], (client, input) => client.closest.ofAll(input)),
      ask('query', ['matching', 'list'], {}, (client, input) => client.matching.list(input)),
      ask('query', ['matching', 'meToos'], {}, (client, input) => client.matching.meToos(input)),
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
    address: /^\/expert-conferences\/([^/?]+)\/?$/,
    asks: (id) => [subject(['conferences', 'get'], { id }, (client, input) => client.conferences.get(input))],
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
      ask('query', ['journals', 'list'], undefined, (client) => client.journals.list()),
      ongoing,
      ask('query', ['notifications', 'list'], { kind: 'recovery' as const, limit: 1 }, (client, input) =>
        client.notifications.list(input),
      ),
    ],
  },
  {
    address: /^\/settings\/([^/?]+)\/?$/,
    asks: (page) => (isSettingsPage(page) ? [] : [nowhere]),
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
const ongoing = ask(
  'query',
  ['posts', 'mine'],
  { kind: 'symptom' as const, state: 'active' as const, limit: 5 },
  (client, input) => client.posts.mine(input),
)
const hasPosts = ask('query', ['posts', 'mine'], { limit: 1 }, (client, input) => client.posts.mine(input))

const serializer = new StandardRPCJsonSerializer()

/**
 * An answer that fails or is late is left out: the screen then asks itself, and shows what is wrong. `isMissing`: the thing that the address names does not
 * exist
 * for this member; visitors are never told.
 * @param address path and query of the page
 * @param live the number of the member's last event before these answers, from `liveOf`
 */
export async function prefetched(
  context: Ctx,
  address: { path: string; query: string },
  live: PrefetchedAnswers['live'],
  { soon }: TimeLimit,
): Promise<PrefetchedAnswers & { isMissing: boolean }> {
  const client = createRouterClient(router, { context })
  const screens = live ? SCREENS : SCREENS.filter(({ forVisitors }) => forVisitors)
  const answersTo = (asks: Ask[]) =>
    batchReads(context.db, () => Promise.all(asks.map((ask) => soon(answerTo(client, ask)))))
  // The screen's queries are a batch of their own: those that every page has need not wait for them.
  const asked = [
    answersTo([me, ...(live ? [unread, unreadTalks, currentCall] : [])]),
    answersTo(asksOf(address, screens)),
  ]
  const answers = (await Promise.all(asked)).flat()
  return {
    live,
    answers: answers.filter((answer) => answer !== undefined && answer !== MISSING),
    isMissing: answers.includes(MISSING),
  }
}

/** Must be read before the answers: the live socket then delivers later events, whether or not the answers hold them. */
export async function liveOf({ actor, db }: Ctx): Promise<PrefetchedAnswers['live']> {
  return actor.kind === 'member' ? { memberId: actor.id, seq: await lastSeqOf(db, actor.id) } : null
}

export type TimeLimit = {
  soon: <Answer>(answer: Promise<Answer>) => Promise<Answer | undefined>
  end: () => void
}

export function openTimeLimit(milliseconds: number): TimeLimit {
  const waiting = new AbortController()
  const isOver = sleep(milliseconds, undefined, { signal: waiting.signal }).catch(() => undefined)
  return { soon: (answer) => Promise.race([answer, isOver]), end: () => waiting.abort() }
}

/** With a query string that no screen here names, only the subject is prefetched: the screen asks for its lists itself. */
function asksOf({ path, query }: { path: string; query: string }, screens: typeof SCREENS): Ask[] {
  const asksAt = (address: string) => {
    for (const screen of screens) {
      const found = screen.address.exec(address)
      if (found) return screen.asks(found[1] ?? '')
    }
    return undefined
  }
  return asksAt(path + query) ?? asksAt(path)?.filter(({ isSubject }) => isSubject) ?? []
}

function ask<Input>(
  type: PrefetchedAnswer['type'],
  path: string[],
  input: Input,
  answer: (client: Client, input: Input) => Promise<unknown>,
): Ask {
  const named = input !== undefined && { input }
  return { type, path, answer: async (client) => ({ ...named, data: await answer(client, input) }) }
}

/** Asks in the account's language, which most browsers show too. */
const inLanguage = (
  path: string[],
  answer: (client: Client, input: { language: Language }) => Promise<unknown>,
): Ask => ({
  type: 'query',
  path,
  async answer(client) {
    const { member } = await client.accounts.me()
    const input = { language: member?.language ?? 'fr' }
    return { input, data: await answer(client, input) }
  },
})

const subject = <Input>(
  path: string[],
  input: Input,
  answer: (client: Client, input: Input) => Promise<unknown>,
): Ask => ({
  ...ask('query', path, input, answer),
  isSubject: true,
})

const nowhere: Ask = {
  ...{ type: 'query', path: [], isSubject: true },
  answer: async () => {
    throw new ORPCError('NOT_FOUND')
  },
}

const MISSING = 'missing'

async function answerTo(
  client: Client,
  { answer, isSubject, ...asked }: Ask,
): Promise<PrefetchedAnswer | typeof MISSING | undefined> {
  try {
    const { data, ...input } = await answer(client)
    const [json, meta] = serializer.serialize(data)
    return { ...asked, ...input, json, meta }
  } catch (error) {
    // An invalid id names nothing.
    if (isSubject && error instanceof ORPCError && (error.status === 404 || error.status === 400)) return MISSING
    if (error instanceof ORPCError && error.status < 500) return undefined
    throw error
  }
}
