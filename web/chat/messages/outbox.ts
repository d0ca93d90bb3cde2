import type { Message } from '#contract/chat/schema.ts'
import { afterError, inOrder, nextToSend, TRIES_MAX, type Unsent } from './unsent.ts'

export type PictureState = { at: 'ready'; mediaId: string } | { at: 'underWay' } | { at: 'gone' }

export type Sending = {
  conversationId: string
  requestId: string
  body: string
  quoteId: string | null
  mediaId: string | null
}

export type OutboxDeps = {
  store: {
    all: () => Unsent[]
    /** Whether the browser really stored the message. */
    put: (item: Unsent) => boolean
    remove: (requestId: string) => void
    watch: (heard: () => void) => void
  }
  send: (sending: Sending) => Promise<Message>
  pictureOf: (item: Unsent) => PictureState
  alone: (act: () => Promise<void>) => Promise<void>
  isOnline: () => boolean
  onSent: (item: Unsent, message: Message) => Promise<void>
  onTakenBack: (item: Unsent) => void
  random?: () => number
}

export type Outbox = ReturnType<typeof openOutbox>

/** `isPaused`: sending waits for the network or a delay, and continues by itself. */
export type OutboxView = { items: readonly Unsent[]; isPaused: boolean }

/**
 * Messages are shown at once and sent in order, one at a time and by one tab at a time. Each is repeated under one id until the server has answered.
 * A message that the browser cannot store lasts until the page is closed.
 */
export function openOutbox(deps: OutboxDeps) {
  const { store, send, pictureOf, alone, isOnline, onSent, onTakenBack, random = Math.random } = deps
  const unkept = new Map<string, Unsent>()
  const readers = new Set<() => void>()
  let view: OutboxView = { items: [], isPaused: false }
  let pausedUntil = 0
  let losses = 0
  let waiting: ReturnType<typeof setTimeout> | undefined
  let isRunning = false
  let isWanted = false

  const all = (): Unsent[] => inOrder([...store.all(), ...unkept.values()])
  const isPaused = () => !isOnline() || pausedUntil > Date.now()

  function show(): void {
    view = { items: all(), isPaused: isPaused() }
    for (const read of readers) read()
  }

  function put(item: Unsent): void {
    unkept.delete(item.requestId)
    if (!store.put(item)) unkept.set(item.requestId, item)
    show()
  }

  function remove(requestId: string): void {
    unkept.delete(requestId)
    store.remove(requestId)
    show()
  }

  const isReady = (item: Unsent) => item.formId === null || pictureOf(item).at !== 'underWay'
  const next = () => (isPaused() ? undefined : nextToSend(all(), isReady))

  async function run(): Promise<void> {
    isWanted = true
    if (isRunning) return
    isRunning = true
    try {
      while (isWanted) {
        isWanted = false
        // The lock is taken for each message anew, so that a tab that was put to sleep does not block the others for long.
        while (next()) await alone(attempt)
      }
    } finally {
      // A browser that refused the lock may grant it the next time.
      isRunning = false
      show()
    }
  }

  async function attempt(): Promise<void> {
    const item = next()
    if (!item) return
    const picture = item.formId === null ? undefined : pictureOf(item)
    if (picture?.at === 'gone') {
      put({ ...item, failure: 'picture' })
      return
    }
    const { requestId, conversationId, body, quote } = item
    const mediaId = picture?.at === 'ready' ? picture.mediaId : null
    try {
      const message = await send({ requestId, conversationId, body, quoteId: quote?.id ?? null, mediaId })
      losses = 0
      await onSent(item, message)
      remove(requestId)
    } catch (error) {
      follow(item, error)
    }
  }

  function follow(item: Unsent, error: unknown): void {
    // The message was removed, or another tab sent it, while the request was pending.
    if (!all().some(({ requestId }) => requestId === item.requestId)) return
    const then = afterError(error)
    switch (then.act) {
      case 'unquote':
        put({ ...item, quote: null })
        break
      case 'fail':
        put({ ...item, failure: then.failure })
        break
      case 'again': {
        const tries = item.tries + 1
        put({ ...item, tries, failure: tries < TRIES_MAX ? null : 'unexpected' })
        pause()
        break
      }
      case 'stop':
        pause(Number.POSITIVE_INFINITY)
        break
      default:
        pause(then.ms)
    }
  }

  function pause(ms?: number): void {
    losses += 1
    const length = ms ?? pauseAfter(losses, random())
    pausedUntil = Date.now() + length
    clearTimeout(waiting)
    if (Number.isFinite(length)) waiting = setTimeout(wake, length)
    show()
  }

  function wake(): void {
    clearTimeout(waiting)
    pausedUntil = 0
    show()
    void run()
  }

  store.watch(() => {
    show()
    void run()
  })
  view = { items: all(), isPaused: isPaused() }

  return {
    current: () => view,
    subscribe(reader: () => void) {
      readers.add(reader)
      return () => {
        readers.delete(reader)
      }
    },
    add(said: Pick<Unsent, 'conversationId' | 'body' | 'quote' | 'formId'>): Unsent {
      const last = all().at(-1)?.order ?? 0
      const item: Unsent = {
        ...said,
        requestId: crypto.randomUUID(),
        order: Math.max(Date.now(), last + 1),
        tries: 0,
        failure: null,
      }
      put(item)
      void run()
      return item
    },
    /** When the server knows its id with another text, the message gets a new id. */
    retry(requestId: string) {
      const item = all().find((each) => each.requestId === requestId)
      if (!item) return
      if (item.failure === 'reused') remove(requestId)
      put({
        ...item,
        requestId: item.failure === 'reused' ? crypto.randomUUID() : requestId,
        tries: 0,
        failure: null,
      })
      wake()
    },
    remove(requestId: string) {
      const item = all().find((each) => each.requestId === requestId)
      remove(requestId)
      if (item) onTakenBack(item)
      void run()
    },
    wake,
    run: () => void run(),
  }
}

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000

/** Doubles with each failure; half of it is random, to spread reconnecting browsers. */
const pauseAfter = (losses: number, random: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** (losses - 1), LONGEST_PAUSE_MS) * (0.5 + random / 2)
