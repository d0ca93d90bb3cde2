import { setTimeout as sleep } from 'node:timers/promises'
import { type Act, actsOf, KINDS, type Kind } from '../load/load-acts.ts'
import { type Asking, greetAll, openAsking } from '../load/load-run.ts'
import { type LoadTarget, openLoadTarget } from '../load/load-target.ts'
import { settled } from '../measure-load.ts'
import { processorTimes } from '../processor.ts'

export type Cost = {
  operation: string
  asked: number
  /** For each request: its statements, the same with those of the jobs that follow, and milliseconds of the processors. */
  statements: number
  withJobs: number
  server: number
  postgres: number
}

export type CostResult = {
  posts: number
  members: number
  idle: Omit<Cost, 'operation' | 'asked' | 'withJobs'>
  costs: Cost[]
}

type Measuring = { posts: number; members: number; seconds: number }

/** Reads of a member's own screens, by their paths. */
const SCREENS = [
  '/feed',
  '/',
  '/chat',
  '/dashboard',
  '/api/me',
  '/api/feed/counts',
  '/api/feed?country=BE',
  '/api/feed/meaning?search=jambes%20en%20coton',
  '/api/matches',
  '/api/matches/closest',
  '/api/matches/figures',
  '/api/matches/me-too',
  '/api/me/posts',
  '/api/me/posts/counts',
  '/api/me/posts/figures',
  '/api/me/day',
  '/api/me/blocks',
  '/api/me/conferences',
  '/api/me/moderation',
  '/api/me/security',
  '/api/me/sessions',
  '/api/me/settings',
  '/api/chat/conversations',
  '/api/chat/unread',
  '/api/chat/figures',
  '/api/chat/requests',
  '/api/chat/contacts',
  '/api/calls/current',
  '/api/notifications',
  '/api/notifications/unread',
  '/api/notifications/told',
  '/api/notifications/preferences',
  '/api/journals',
  '/api/conferences',
  '/api/medication/reports',
  '/api/medication/figures',
  '/api/medication/matches',
  '/api/live/events?since=0',
]

const IDLE_SECONDS = 4

/** Measures each operation by itself, one request after the other, so that nothing else is counted with it but what the server does when nobody asks. */
export async function measureCost(signal: AbortSignal, { posts, members, seconds }: Measuring): Promise<CostResult> {
  const target = await openLoadTarget(signal, { posts, members, isCounted: true })
  const asking = openAsking(target)
  try {
    await greetAll(target, asking)
    await settled(target.client)
    const idle = await idleCost(target)
    const costs: Cost[] = []
    const measure = async (operation: string, next: () => Act) => {
      signal.throwIfAborted()
      const cost = await costOf({ target, asking, idle }, { operation, next, seconds })
      console.log(`${operation}: ${cost.statements.toFixed(1)} statements`)
      costs.push(cost)
    }
    for (const kind of KINDS) await measure(kind, onlyOf(actsOf(target, 7), kind))
    const { ok: isBuilt } = await fetch(`${target.server.url}/`)
    if (!isBuilt) console.log('The web is not built: its pages are left out. npm run build')
    for (const path of SCREENS.filter((path) => isBuilt || path.startsWith('/api/')))
      await measure(path, reading(target, path))
    return { posts, members: target.members.length, idle, costs }
  } finally {
    asking.close()
    await target.remove()
  }
}

const onlyOf = (next: () => Act, kind: Kind) => () => {
  for (;;) {
    const act = next()
    if (act.kind === kind) return act
  }
}

function reading({ members }: LoadTarget, path: string): () => Act {
  let turn = 0
  return () => ({ kind: 'the feed', by: members[turn++ % members.length]!, method: 'GET', path, says: /./ })
}

async function idleCost({ server }: LoadTarget): Promise<CostResult['idle']> {
  const before = processorTimes(server.pids)
  const sent = async () => (await server.statements()).all
  const statements = await sent()
  await sleep(IDLE_SECONDS * 1000)
  const shares = before.until(IDLE_SECONDS)
  return {
    statements: ((await sent()) - statements) / IDLE_SECONDS,
    server: shares.server * 1000,
    postgres: shares.postgres * 1000,
  }
}

type Ground = { target: LoadTarget; asking: Asking; idle: CostResult['idle'] }
type Measured = { operation: string; next: () => Act; seconds: number }

/** With the jobs that follow: the processors are read once all are done. */
async function costOf({ target, asking, idle }: Ground, { operation, next, seconds }: Measured): Promise<Cost> {
  const { server, client } = target
  for (let i = 0; i < 3; i++) await demandAnswer(asking, operation, next())
  await settled(client)
  const before = processorTimes(server.pids)
  const sentBefore = await server.statements()
  const start = performance.now()
  let asked = 0
  do {
    await demandAnswer(asking, operation, next())
    asked++
  } while (performance.now() - start < seconds * 1000)
  await settled(client)
  const taken = (performance.now() - start) / 1000
  const sent = await server.statements()
  const requests = (sent.ofRequests - sentBefore.ofRequests) / asked
  // Beside those of requests: of jobs, and of the server's own work, which is sent when nobody asks too.
  const all = (sent.all - sentBefore.all - idle.statements * taken) / asked
  const shares = before.until(taken)
  const each = (share: number, resting: number) => Math.max(0, ((share * 1000 - resting) * taken) / asked)
  return {
    operation,
    asked,
    statements: requests,
    withJobs: Math.max(requests, all),
    server: each(shares.server, idle.server),
    postgres: each(shares.postgres, idle.postgres),
  }
}

async function demandAnswer(asking: Asking, operation: string, act: Act): Promise<void> {
  const wrong = await asking.ask(act)
  if (wrong !== undefined) throw new Error(`${operation}: ${wrong}`)
}
