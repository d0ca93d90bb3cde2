import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { LiveSignal } from '#contract/foundation/live.ts'
import { SIGNAL_KINDS, type SignalKind } from '#contract/foundation/live-kinds.ts'

/**
 * What one server tells the others: members who may have something new, members whose sessions changed; and all, itself included: signals for
 * whoever watches. `everyone` when hints may have been missed.
 */
export type Hint = { news: string[]; sessions: string[]; signals: LiveSignal[] } | 'everyone'

export type Hints = {
  /** After commit only: a NOTIFY inside the writing transaction would line up all commits. */
  news(memberIds: readonly string[]): void
  sessions(memberIds: readonly string[]): void
  /** After commit too. Heard by this server like by any other; one that is not heard is lost. */
  signals(signals: readonly LiveSignal[]): void
  /** The first LISTEN is done. */
  ready: Promise<void>
  close(): Promise<void>
}

const CHANNEL = 'vecu_members'
const TICK_MS = 15
const IDS_PER_NOTIFY = 100 // a payload holds 7,999 bytes; who says it 9, a hint and its comma 38, with whose act it is 75
const SWEEP_MS = 20_000
/** The first letter of each word says what its id is of. */
const SIGNAL_LETTERS = { feed: 'f', post: 'p', conversation: 'c', typing: 't', room: 'r' } as const satisfies Record<
  SignalKind,
  string
>
type Letter = 'n' | 's' | (typeof SIGNAL_LETTERS)[SignalKind]

/**
 * Hints between servers over PostgreSQL. They carry ids only and may come late, twice or never; the truth is each member's numbered events,
 * which the receiver reads from its own last number on. Whenever this server may have missed something (LISTEN begun or begun again, and every
 * 20 s in case a writer died between commit and hint) it hears `everyone`.
 */
export function openHints(url: string, heard: (hint: Hint) => void): Hints {
  const closing = new AbortController()
  const first = Promise.withResolvers<void>()
  const outgoing = new pg.Pool({ connectionString: url, max: 1, application_name: 'vecu-hints-out' })
  outgoing.on('error', () => {}) // the next query opens a new connection
  const me = randomBytes(4).toString('hex')

  function hear(payload: string) {
    const [from, words = ''] = payload.split(':')
    const hint = read(words)
    // What this server said of members it acted on before it said so.
    if (from !== me) heard(hint)
    else if (hint.signals.length > 0) heard({ news: [], sessions: [], signals: hint.signals })
  }

  async function listen() {
    for (let failures = 0; !closing.signal.aborted; failures++) {
      const client = new pg.Client({
        connectionString: url,
        keepAlive: true,
        query_timeout: 5_000,
        application_name: 'vecu-hints-in',
      })
      const dropped = new Promise<boolean>((settle) =>
        client.on('error', () => settle(true)).once('end', () => settle(true)),
      )
      const stop = () => void client.end()
      try {
        await client.connect()
        client.on('notification', ({ payload }) => hear(payload ?? ''))
        await client.query(`LISTEN ${CHANNEL}`)
        closing.signal.addEventListener('abort', stop, { once: true })
        if (closing.signal.aborted) stop()
        failures = 0
        first.resolve()
        heard('everyone')
        while (!(await Promise.race([dropped, sleep(SWEEP_MS, false, { ref: false, signal: closing.signal })]))) {
          await client.query('select') // a line that is cut without a word shows only when used
          heard('everyone')
        }
      } catch {
        // not reachable now: try again
      } finally {
        closing.signal.removeEventListener('abort', stop)
        await client.end().catch(() => {})
      }
      await sleep(Math.min(50 * 2 ** failures, 5_000), undefined, { signal: closing.signal }).catch(() => {})
    }
  }

  const waiting = new Set<string>()
  let sending: Promise<void> | undefined
  async function send() {
    await sleep(TICK_MS)
    while (waiting.size > 0) {
      const batch = [...waiting].slice(0, IDS_PER_NOTIFY)
      for (const word of batch) waiting.delete(word)
      await outgoing.query('select pg_notify($1, $2)', [CHANNEL, `${me}:${batch.join(',')}`]).catch(async () => {
        if (closing.signal.aborted) return waiting.clear()
        for (const word of batch) waiting.add(word)
        await sleep(200)
      })
    }
    sending = undefined
  }
  const queue = (letter: Letter, ids: readonly string[]) => {
    for (const id of ids) waiting.add(letter + id)
    sending ??= send()
  }

  const listening = listen()
  return {
    ready: first.promise,
    news: (memberIds) => queue('n', memberIds),
    sessions: (memberIds) => queue('s', memberIds),
    signals(signals) {
      for (const { kind, id, by } of signals) queue(SIGNAL_LETTERS[kind], [by ? `${id}/${by}` : id])
    },
    async close() {
      closing.abort()
      await Promise.all([listening, sending])
      await outgoing.end()
    },
  }
}

function read(payload: string): Exclude<Hint, 'everyone'> {
  const words = payload.split(',')
  const of = (letter: Letter) => words.filter((word) => word.startsWith(letter)).map((word) => word.slice(1))
  const signals = SIGNAL_KINDS.flatMap((kind) =>
    of(SIGNAL_LETTERS[kind]).map((word) => {
      const [id = '', by] = word.split('/')
      return { kind, id, ...(by && { by }) }
    }),
  )
  return { news: of('n'), sessions: of('s'), signals }
}
