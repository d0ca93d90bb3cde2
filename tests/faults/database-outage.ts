import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbedded } from '#server/foundation/db/embedded.ts'
import { openSocket } from '#tests/support/live-client.ts'
import { randomFrom } from '../../bench/support/random.ts'
import type { Bar } from '../../bench/support/report.ts'
import { barsOf, count, type How } from './attempt.ts'
import { audit, drained } from './audit.ts'
import { openLedger } from './ledger.ts'
import { load, setScene } from './load.ts'
import { type Client, signUpAll } from './people.ts'
import { serve, signalAll } from './served.ts'
import { wireTo } from './wire.ts'

const AWAY_MS = 30_000
/** Milliseconds that a person waits at most for an answer: in line for a connection, or until one is given up. */
const ANSWERED_WITHIN_MS = 20_000
const ASK_MS = 250

type OutageAnswer = { path: string; status: number; code: string | undefined; hasRetry: boolean; ms: number }

/** Takes the database away for half a minute while everybody writes: refused, cut off silently, or standing still. Nobody starts anything again. */
export async function tryDatabaseOutage({ members, seed, say }: How): Promise<Bar[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vecu-faults-db-'))
  const postgres = await startEmbedded(dataDir, { settings: ['fsync=off'] })
  const { wire, url } = await wireTo(postgres.url)
  const served = await serve({ env: { DATABASE_URL: url } })
  const stop = new AbortController()
  try {
    const clients = await signUpAll({ url: served.url, databaseUrl: postgres.url }, Math.min(members, 8))
    const scene = await setScene(clients, clients.length, postgres.url)
    await drained(postgres.url)
    const ledger = openLedger()
    const loaded = load(scene, ledger, { databaseUrl: postgres.url, random: randomFrom(seed), signal: stop.signal })
    loaded.catch(() => stop.abort())
    const bars: Bar[] = []
    const ways: [string, () => unknown, () => unknown][] = [
      ['refused', wire.cut, wire.mend],
      ['silent', wire.silence, wire.mend],
      ['stopped', () => signalAll(postgres.pid, 'SIGSTOP'), () => signalAll(postgres.pid, 'SIGCONT')],
    ]
    for (const [name, away, back] of ways) {
      const who = clients[0]!
      const socket = await openSocket({ url: () => served.url }, undefined, { cookie: who.cookie })
      // The socket is open once it has said so.
      while (socket.heard.length === 0) await sleep(20)
      await away()
      const answers = await authRequestFor(AWAY_MS, served.url, who)
      await back()
      const wellMs = await served.healthy()
      say(`${name}: ${answers.length} answers, well again after ${Math.round(wellMs)} ms`)
      bars.push(...answerBars(name, answers, wellMs, socket.ws.readyState === socket.ws.OPEN))
      socket.ws.close()
      await sleep(2_000)
    }
    stop.abort()
    await loaded
    await drained(postgres.url)
    const findings = await audit(postgres.url, ledger, scene)
    return [...bars, count('absence: restarts', served.ends.length), ...barsOf('absence', { findings, ledger }, say)]
  } finally {
    stop.abort()
    signalAll(postgres.pid, 'SIGCONT')
    await served.remove()
    await wire.close()
    await postgres.stop()
    rmSync(postgres.home, { recursive: true, force: true })
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Asks again and again without waiting for answers, then waits for all of them. */
async function authRequestFor(ms: number, url: string, { cookie, address }: Client): Promise<OutageAnswer[]> {
  const asked: Promise<OutageAnswer>[] = []
  const ask = async (path: string, headers: Record<string, string>): Promise<OutageAnswer> => {
    const began = performance.now()
    const answer = await fetch(url + path, { headers })
    const { code } = (await answer.json().catch(() => ({}))) as { code?: string }
    const hasRetry = answer.headers.has('retry-after')
    return { path, status: answer.status, code, hasRetry, ms: performance.now() - began }
  }
  // The server still remembers for a moment what was asked just before.
  await sleep(2_500)
  for (const until = performance.now() + ms; performance.now() < until; await sleep(ASK_MS)) {
    asked.push(ask('/api/feed', { cookie, 'x-forwarded-for': address }))
    asked.push(ask('/api/health', {}))
  }
  return Promise.all(asked)
}

function answerBars(name: string, answers: OutageAnswer[], wellMs: number, isSocketOpen: boolean): Bar[] {
  const [health, others] = ['/api/health', '/api/feed'].map((path) => answers.filter((answer) => answer.path === path))
  const wrong = others!.filter(({ status, code, hasRetry }) => status !== 503 || code !== 'UNAVAILABLE' || !hasRetry)
  const longest = Math.max(...answers.map(({ ms }) => ms))
  return [
    count(`database ${name}: answers other than 503 UNAVAILABLE with retry-after`, wrong.length, others!.length),
    count(
      `database ${name}: health that does not say so`,
      health!.filter(({ status }) => status !== 503).length,
      health!.length,
    ),
    {
      name: `database ${name}: longest wait for an answer`,
      value: `${(longest / 1000).toFixed(1)} s`,
      bar: `≤ ${ANSWERED_WITHIN_MS / 1000} s`,
      isHeld: longest <= ANSWERED_WITHIN_MS,
    },
    { name: `database ${name}: well again after`, value: `${(wellMs / 1000).toFixed(1)} s`, bar: 'told', isHeld: true },
    {
      name: `database ${name}: the live socket`,
      value: isSocketOpen ? 'stood' : 'was closed',
      bar: 'stood',
      isHeld: isSocketOpen,
    },
  ]
}
