import { ORPCError } from '@orpc/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Message } from '#contract/chat/schema.ts'
import { type OutboxDeps, openOutbox, type PictureState, type Sending } from '#web/chat/messages/outbox.ts'
import { inOrder, nextToSend, readUnsent, TRIES_MAX, type Unsent } from '#web/chat/messages/unsent.ts'
import { ConnectionLost } from '#web/foundation/connection-lost.ts'

const ONE = '0198f1a2-0000-7000-8000-000000000001'
const OTHER = '0198f1a2-0000-7000-8000-000000000002'
const FORM = '0198f1a2-0000-7000-8000-000000000003'

const refusal = (code: string, status: number, data?: unknown) => new ORPCError(code, { status, defined: true, data })
const fault = (path: string, code = 'invalid') => refusal('INVALID_INPUT', 400, { fields: [{ path, code }] })
const lost = () => new ConnectionLost('Failed to fetch')
const saying = (body: string, given: Partial<Unsent> = {}) => ({
  conversationId: ONE,
  body,
  quote: null,
  formId: null,
  ...given,
})

/** Makes the storage of one browser, and the server to which its tabs speak. */
function browser() {
  const kept = new Map<string, Unsent>()
  const tabs = new Set<() => void>()
  const arrived: Sending[] = []
  const takenBack: Unsent[] = []
  let answers: (() => Promise<void> | void)[] = []
  let isOnline = true
  let picture: PictureState = { at: 'ready', mediaId: FORM }
  let turn = Promise.resolve()

  const tellOthers = (mine: () => void) => {
    for (const hear of tabs) if (hear !== mine) hear()
  }

  const open = (given: Partial<OutboxDeps> = {}) => {
    let heard = () => {}
    const outbox = openOutbox({
      store: {
        all: () => [...kept.values()],
        put: (item) => {
          kept.set(item.requestId, item)
          tellOthers(heard)
          return true
        },
        remove: (requestId) => {
          kept.delete(requestId)
          tellOthers(heard)
        },
        watch: (hear) => {
          heard = hear
          tabs.add(hear)
        },
      },
      // A message that the server stores stays stored, whether or not its answer comes back.
      send: async (sending) => {
        const answer = answers.shift()
        await answer?.()
        if (!arrived.some(({ requestId }) => requestId === sending.requestId)) arrived.push(sending)
        return { id: sending.requestId, conversationId: sending.conversationId } as Message
      },
      pictureOf: () => picture,
      alone: (act) => {
        turn = turn.then(act)
        return turn
      },
      isOnline: () => isOnline,
      onSent: async () => {},
      onTakenBack: (item) => void takenBack.push(item),
      random: () => 1,
      ...given,
    })
    return outbox
  }
  return {
    open,
    kept,
    arrived,
    takenBack,
    said: () => arrived.map(({ body }) => body),
    answer: (...next: (() => Promise<void> | void)[]) => {
      answers = next
    },
    isOnline: (next: boolean) => {
      isOnline = next
    },
    pictureIs: (next: PictureState) => {
      picture = next
    },
  }
}
const fails = (error: Error) => () => {
  throw error
}

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())
const settled = () => vi.advanceTimersByTimeAsync(0)

test('a written message appears at once, and messages leave in the order in which they were written', async () => {
  const here = browser()
  const outbox = here.open()
  for (const body of ['un', 'deux', 'trois']) outbox.add(saying(body))
  expect(outbox.current().items.map(({ body }) => body)).toEqual(['un', 'deux', 'trois'])
  await settled()
  expect(here.said()).toEqual(['un', 'deux', 'trois'])
  expect(outbox.current().items).toEqual([])
  expect(here.kept.size).toBe(0)
})

test('a lost answer is asked for again under the same request: it is one message', async () => {
  const here = browser()
  const outbox = here.open({
    send: async (sending) => {
      here.arrived.push(sending)
      if (here.arrived.length === 1) throw lost()
      return { id: sending.requestId, conversationId: ONE } as Message
    },
  })
  outbox.add(saying('un'))
  outbox.add(saying('deux'))
  await settled()
  expect(outbox.current()).toMatchObject({ isPaused: true, items: [{ body: 'un' }, { body: 'deux' }] })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(here.said()).toEqual(['un', 'un', 'deux'])
  expect(here.arrived[0]?.requestId).toBe(here.arrived[1]?.requestId)
})

test('an offline browser sends nothing, and once online sends everything, in order, once', async () => {
  const here = browser()
  here.isOnline(false)
  const outbox = here.open()
  for (const body of ['un', 'deux']) outbox.add(saying(body))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(here.arrived).toEqual([])
  expect(outbox.current().isPaused).toBe(true)
  here.isOnline(true)
  outbox.wake()
  await settled()
  expect(here.said()).toEqual(['un', 'deux'])
})

test('a later visit sends the messages left over', async () => {
  const here = browser()
  here.isOnline(false)
  here.open().add(saying('un'))
  here.isOnline(true)
  const outbox = here.open()
  expect(outbox.current().items).toHaveLength(1)
  outbox.wake()
  await settled()
  expect(here.said()).toEqual(['un'])
})

test('two tabs send each message once, in order', async () => {
  const here = browser()
  const [left, right] = [here.open(), here.open()]
  left.add(saying('un'))
  right.add(saying('deux'))
  left.add(saying('trois'))
  await settled()
  expect(here.said()).toEqual(['un', 'deux', 'trois'])
  expect([left.current().items, right.current().items]).toEqual([[], []])
})

test('a refusal shows its reason, keeps later messages waiting, and holds up no other conversation', async () => {
  const here = browser()
  const outbox = here.open()
  here.answer(fails(refusal('NOT_ACCEPTED_YET', 409)))
  outbox.add(saying('refusé'))
  outbox.add(saying('après'))
  outbox.add(saying('ailleurs', { conversationId: OTHER }))
  await settled()
  expect(here.said()).toEqual(['ailleurs'])
  expect(outbox.current()).toMatchObject({
    isPaused: false,
    items: [
      { body: 'refusé', failure: 'ended' },
      { body: 'après', failure: null },
    ],
  })
  outbox.retry(outbox.current().items[0]!.requestId)
  await settled()
  expect(here.said()).toEqual(['ailleurs', 'refusé', 'après'])
})

test('a refused message that is taken back lets the next one go', async () => {
  const here = browser()
  const outbox = here.open()
  here.answer(fails(fault('body')))
  outbox.add(saying('refusé'))
  outbox.add(saying('après'))
  await settled()
  expect(outbox.current().items[0]).toMatchObject({ failure: 'link' })
  outbox.remove(outbox.current().items[0]!.requestId)
  await settled()
  expect(here.said()).toEqual(['après'])
})

test.each([
  [fault('body', 'tooLong'), 'tooLong'],
  [fault('mediaId', 'mediaGone'), 'picture'],
  [refusal('READ_ONLY_ACCOUNT', 403), 'readOnly'],
  [refusal('REQUEST_REUSED', 409), 'reused'],
  [refusal('FORBIDDEN', 403), 'unexpected'],
] as const)('%s fails as %s', async (error, failure) => {
  const here = browser()
  const outbox = here.open()
  here.answer(fails(error))
  outbox.add(saying('un'))
  await settled()
  expect(outbox.current().items).toMatchObject([{ failure }])
})

test('a request that the server knows with other words is sent again as a new message', async () => {
  const here = browser()
  const outbox = here.open()
  here.answer(fails(refusal('REQUEST_REUSED', 409)))
  const { requestId } = outbox.add(saying('un'))
  await settled()
  outbox.retry(requestId)
  await settled()
  expect(here.said()).toEqual(['un'])
  expect(here.arrived[0]?.requestId).not.toBe(requestId)
})

test('a reply whose quoted message is gone leaves without it', async () => {
  const here = browser()
  const outbox = here.open()
  here.answer(fails(fault('quoteId')))
  outbox.add(saying('un', { quote: { id: OTHER, isMine: false, excerpt: 'quoi', hasImage: false } }))
  await settled()
  expect(here.arrived).toMatchObject([{ body: 'un', quoteId: null }])
})

test('the outbox asks a server again when it says', async () => {
  const here = browser()
  const outbox = here.open()
  here.answer(fails(refusal('TOO_MANY_REQUESTS', 429, { retryAfterSeconds: 20 })))
  outbox.add(saying('un'))
  await vi.advanceTimersByTimeAsync(19_000)
  expect(here.said()).toEqual([])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(here.said()).toEqual(['un'])
})

test('the outbox asks a failing server again, though not for ever', async () => {
  const here = browser()
  const outbox = here.open()
  const broken = new ORPCError('INTERNAL_SERVER_ERROR', { status: 500 })
  here.answer(...Array.from({ length: TRIES_MAX }, () => fails(broken)))
  outbox.add(saying('un'))
  await vi.advanceTimersByTimeAsync(600_000)
  expect(outbox.current().items).toMatchObject([{ failure: 'unexpected', tries: TRIES_MAX }])
})

test('the outbox sends nothing once the session is over, until somebody is back', async () => {
  const here = browser()
  const outbox = here.open()
  here.answer(fails(refusal('UNAUTHORIZED', 401)))
  outbox.add(saying('un'))
  await vi.advanceTimersByTimeAsync(600_000)
  expect(here.said()).toEqual([])
  outbox.wake()
  await settled()
  expect(here.said()).toEqual(['un'])
})

test('a message to a conversation that is gone stays until its author was told, and its picture is taken back then', async () => {
  const here = browser()
  const outbox = here.open()
  here.answer(fails(refusal('NOT_FOUND', 404)))
  outbox.add(saying('un', { formId: FORM }))
  await settled()
  expect(outbox.current().items).toMatchObject([{ body: 'un', failure: 'gone' }])
  outbox.remove(outbox.current().items[0]!.requestId)
  expect(outbox.current().items).toEqual([])
  expect(here.takenBack).toMatchObject([{ formId: FORM }])
})

test('a picture on its way holds up its own conversation alone', async () => {
  const here = browser()
  const outbox = here.open()
  here.pictureIs({ at: 'underWay' })
  outbox.add(saying('avec', { formId: FORM }))
  outbox.add(saying('après'))
  outbox.add(saying('ailleurs', { conversationId: OTHER }))
  await settled()
  expect(here.said()).toEqual(['ailleurs'])
  here.pictureIs({ at: 'ready', mediaId: OTHER })
  outbox.run()
  await settled()
  expect(here.arrived.slice(1)).toMatchObject([
    { body: 'avec', mediaId: OTHER },
    { body: 'après', mediaId: null },
  ])
})

test('a lost picture is reported, and nothing leaves without it', async () => {
  const here = browser()
  const outbox = here.open()
  here.pictureIs({ at: 'gone' })
  outbox.add(saying('avec', { formId: FORM }))
  await settled()
  expect(here.arrived).toEqual([])
  expect(outbox.current().items).toMatchObject([{ failure: 'picture' }])
})

test('a message lasts as long as the page where the browser stores nothing, and leaves all the same', async () => {
  const here = browser()
  here.isOnline(false)
  const nothing = { all: () => [], put: () => false, remove: () => {}, watch: () => {} }
  const outbox = here.open({ store: nothing })
  outbox.add(saying('un'))
  expect(outbox.current().items).toHaveLength(1)
  here.isOnline(true)
  outbox.wake()
  await settled()
  expect(here.said()).toEqual(['un'])
  expect(outbox.current().items).toEqual([])
})

test('a message taken back while its answer was on its way is not restored by a failure', async () => {
  const here = browser()
  let fail = () => {}
  const outbox = here.open({ send: () => new Promise((_resolve, reject) => (fail = () => reject(lost()))) })
  const { requestId } = outbox.add(saying('un'))
  await settled()
  outbox.remove(requestId)
  fail()
  await settled()
  expect(here.kept.size).toBe(0)
})

test('messages written at one instant keep their order', () => {
  const here = browser()
  here.isOnline(false)
  const outbox = here.open()
  const written = ['un', 'deux', 'trois'].map((body) => outbox.add(saying(body)))
  expect(inOrder(written.toReversed())).toEqual(written)
  expect(nextToSend(written, () => true)).toEqual(written[0])
})

test('messages stored by another version are ignored', () => {
  expect(readUnsent('{"requestId":1}')).toBeUndefined()
  expect(readUnsent('nonsense')).toBeUndefined()
  expect(readUnsent(null)).toBeUndefined()
  const item: Unsent = { ...saying('un'), requestId: ONE, order: 1, tries: 0, failure: 'ended' }
  expect(readUnsent(JSON.stringify(item))).toEqual(item)
})
