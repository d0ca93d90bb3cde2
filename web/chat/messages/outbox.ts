import type { Message } from '#contract/chat/schema.ts'
import { afterError, inOrder, nextToSend, TRIES_MAX, type Unsent } from './unsent.ts'

/** Where the picture of a message stands on its way. */
export type PictureState = { at: 'ready'; mediaId: string } | { at: 'underWay' } | { at: 'gone' }

export type Sending = {
  conversationId: string
  requestId: string
  body: string
  quoteId: string | null
  mediaId: string | null
}

export type OutboxDeps = {
  /** The messages that this browser keeps, for all its tabs. */
  store: {
    all: () => Unsent[]
    /** Answers whether it is really kept. */
    put: (item: Unsent) => boolean
    remove: (requestId: string) => void
    /** Hears what other tabs change. */
    watch: (heard: () => void) => void
  }
  send: (sending: Sending) => Promise<Message>
  pictureOf: (item: Unsent) => PictureState
  /** Does this while no other tab sends. */
  alone: (act: () => Promise<void>) => Promise<void>
  isOnline: () => boolean
  /** Called when a message has arrived: settles once it is shown in its place. */
  onSent: (item: Unsent, message: Message) => Promise<void>
  /** Called when the person takes a message back. */
  onTakenBack: (item: Unsent) => void
  random?: () => number
}

export type Outbox = ReturnType<typeof openOutbox>

/** `isPaused`: nothing goes out for now, and will by itself. */
export type OutboxView = { items: readonly Unsent[]; isPaused: boolean }

/**
 * Messages that wait to be sent: shown at once, sent one by one and in order, by one tab at a time, again under the same id until the server has
 * answered. A message that the browser cannot keep lasts as long as the page.
 */
export function openOutbox(deps: OutboxDeps) {
  const { store, send, pictureOf, alone, isOnline, onSent, onTakenBack, random = Math.random } = deps
  /** The messages of this tab that the store could not keep. */
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
        // Another tab may be at it: asked for one message at a time, so that a tab that was put to sleep holds nobody up for long.
        while (next()) await alone(attempt)
      }
    } finally {
      // A browser that refuses the lock now may give it the next time.
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
    // The message was taken back, or sent by another tab, while the answer was on its way.
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

  /** Tries again at once, whatever it was waiting for. */
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
    /** Sends a message once more, since the person wants it. Where the server knew its id with other words, it becomes a new message. */
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
    /** Looks again, as something may be ready now. */
    run: () => void run(),
  }
}

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 30_000

/** Returns the pause in milliseconds after so many losses in a row: doubled each time, half of it random, so that browsers do not come back as one. */
const pauseAfter = (losses: number, random: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** (losses - 1), LONGEST_PAUSE_MS) * (0.5 + random / 2)
