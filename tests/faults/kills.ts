import { setTimeout as sleep } from 'node:timers/promises'
import { randomFrom } from '../../bench/support/random.ts'
import type { Bar } from '../../bench/support/report.ts'
import { barsOf, type How } from './attempt.ts'
import { audit, drained, type Finding } from './audit.ts'
import { type Ledger, openLedger } from './ledger.ts'
import { load, setScene } from './load.ts'
import { signUpAll } from './people.ts'
import { type End, serve } from './served.ts'

/** The number of 20 ms waits within which a server ends: it stops within 10 s. */
const ENDS_WITHIN = 600

/** `http` ends one of several processes that answer. */
export type Kill = 'server' | 'http' | 'postmaster' | 'backend'

export type Killed = {
  findings: Finding[]
  ledger: Ledger
  kills: Record<Kill, number>
  /** From each kill until it was well again, in ms. */
  recoveries: number[]
  /** How it ended when it was not the server that was killed. */
  ends: End[]
  drainMs: number
}

type KillsOptions = {
  kills: readonly Kill[]
  members: number
  clusters: number
  pauseMs?: number
  seed?: number
  workers?: number
  say?: (line: string) => void
}

/** Ends the server or its PostgreSQL at random moments while everybody writes, and checks that everything that was acknowledged is there. */
export async function killUnderLoad({
  kills,
  members,
  clusters,
  pauseMs = 2_500,
  seed = 1,
  workers = 1,
  say = () => {},
}: KillsOptions): Promise<Killed> {
  const served = await serve({ env: { WORKERS: String(workers) } })
  const random = randomFrom(seed)
  const stop = new AbortController()
  const ledger = openLedger()
  const counts: Killed['kills'] = { server: 0, http: 0, postmaster: 0, backend: 0 }
  const recoveries: number[] = []
  try {
    const clients = await signUpAll(served, members)
    const scene = await setScene(clients, clusters, served.databaseUrl)
    await drained(served.databaseUrl)
    say(`${members} members, ${scene.seeds.length} symptoms; ${kills.length} kills to come`)
    const loaded = load(scene, ledger, { databaseUrl: served.databaseUrl, random, signal: stop.signal })
    // This handler keeps a failure from being an unhandled rejection, for the load is awaited only at the end.
    loaded.catch(() => stop.abort())
    for (const [i, kill] of kills.entries()) {
      await sleep(pauseMs * (0.2 + random.unit()))
      const ended = served.ends.length
      if (kill === 'server') served.kill()
      else if (kill === 'http') served.killHttp(random)
      else if (served.killPostgres(kill, random) === undefined) throw new Error('no process of PostgreSQL was found')
      counts[kill]++
      await sleep(20) // or it would be well still
      // PostgreSQL's processes outlive their first one for a moment, and answer, so this waits until the server has ended too.
      for (let tries = 0; endsServer(kill) && served.ends.length === ended && tries < ENDS_WITHIN; tries++)
        await sleep(20)
      recoveries.push(await served.healthy())
      say(`${i + 1}: ${kill}, well again after ${Math.round(recoveries.at(-1)!)} ms; ${ledger.wishes.length} wishes`)
    }
    await sleep(pauseMs)
    stop.abort()
    await loaded
    const drainMs = await drained(served.databaseUrl)
    say(`jobs drained after ${Math.round(drainMs)} ms`)
    return {
      findings: await audit(served.databaseUrl, ledger, scene),
      ledger,
      kills: counts,
      recoveries,
      ends: served.ends.filter(({ signal }) => signal !== 'SIGKILL'),
      drainMs,
    }
  } finally {
    stop.abort()
    await served.remove()
  }
}

const endsServer = (kill: Kill) => kill === 'server' || kill === 'postmaster'

const GONE = ['PostgreSQL ended unexpectedly.', 'PostgreSQL went away while the server was starting.']

/** Kills in a random order: of ten kills five end the server, three PostgreSQL as a whole and two one of its processes. */
export async function tryKills({ kills, members, seed, say }: How): Promise<Bar[]> {
  const random = randomFrom(seed)
  const kinds = Array.from({ length: kills }, (_, i): Kill => (i % 2 ? 'server' : i % 5 < 3 ? 'postmaster' : 'backend'))
  const order = kinds.map((kill) => ({ kill, at: random.unit() })).sort((a, b) => a.at - b.at)
  const killed = await killUnderLoad({ kills: order.map(({ kill }) => kill), members, clusters: members, seed, say })
  const { kills: each, recoveries, ends, drainMs } = killed
  // A server whose PostgreSQL is gone ends by itself, and its last line says so.
  const strange = ends.filter(({ code, said }) => code !== 1 || !GONE.includes(said.split('\n').at(-1)!))
  for (const { code, signal, said } of strange) say(`ended with ${code ?? signal}: ${said}`)
  const sorted = recoveries.toSorted((a, b) => a - b)
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
  return [
    {
      name: 'kills of the server, of PostgreSQL, of one of its processes',
      value: `${each.server}, ${each.postmaster}, ${each.backend}`,
      bar: `${kills} in all`,
      isHeld: recoveries.length === kills,
    },
    ...barsOf('kills', killed, say),
    {
      name: 'kills: server ended otherwise than it should',
      value: `${strange.length} of ${ends.length}`,
      bar: 'none',
      isHeld: strange.length === 0,
    },
    {
      name: 'kills: well again, p50 and longest; jobs drained',
      value: `${seconds(sorted[Math.floor(sorted.length / 2)]!)}, ${seconds(sorted.at(-1)!)}; ${seconds(drainMs)}`,
      bar: 'told',
      isHeld: true,
    },
  ]
}
