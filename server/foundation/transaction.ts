import type { LiveSignal } from '#contract/foundation/live.ts'
import type { Services } from './context.ts'
import type { Tx } from './db/database.ts'
import { type Nudge, writeEvents } from './events.ts'
import type { DomainEvent, JsonObject, Queue } from './queues.ts'

type Outlet = {
  services: Pick<Services, 'jobs'>
  nudges: Map<string, Nudge[]>
  signals: LiveSignal[]
  kicks: Set<string>
}
const outlets = new WeakMap<Tx, Outlet>()

const ATTEMPTS = 3
const DEADLOCK = '40P01'

/**
 * Runs `work` in one transaction. What it announces is a job row written with it; what it nudges is numbered last; nudges and signals are
 * sent once the commit is acknowledged, never on rollback. Inside, await nothing but the transaction: where PostgreSQL ends it to resolve a
 * deadlock, it is run again.
 */
export async function transact<T>(services: House, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptTransaction(services, work)
    } catch (error) {
      if (attempt === ATTEMPTS || !isDeadlock(error)) throw error
    }
  }
}

type House = Pick<Services, 'db' | 'jobs' | 'live'>

async function attemptTransaction<T>(services: House, work: (tx: Tx) => Promise<T>): Promise<T> {
  const outlet: Outlet = { services, nudges: new Map(), signals: [], kicks: new Set() }
  const result = await services.db.transaction(async (tx) => {
    outlets.set(tx, outlet)
    const answer = await work(tx)
    await writeEvents(tx, outlet.nudges)
    return answer
  })
  for (const queue of outlet.kicks) services.jobs.kick(queue)
  if (outlet.nudges.size > 0) services.live.hint([...outlet.nudges.keys()])
  if (outlet.signals.length > 0) services.live.signal(outlet.signals)
  return result
}

/** Drizzle wraps what the database says. */
function isDeadlock(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if ('code' in at && at.code === DEADLOCK) return true
  return false
}

/** Writes one job for each reaction to this event, in the transaction: gone on rollback, done at least once after commit. */
export async function announce<Data extends JsonObject>(
  tx: Tx,
  event: DomainEvent<Data>,
  data: NoInfer<Data>,
): Promise<void> {
  const { services, kicks } = outletOf(tx)
  for (const queue of await services.jobs.announce(tx, event, data)) kicks.add(queue)
}

/** Queues one job in the transaction, for this room's own reaction. */
export async function enqueue<Data extends JsonObject>(tx: Tx, queue: Queue<Data>, data: NoInfer<Data>): Promise<void> {
  const { services, kicks } = outletOf(tx)
  await services.jobs.send(tx, queue, data)
  kicks.add(queue.name)
}

/** Tells members, after commit, that something of this kind changed for them. */
export function nudge(tx: Tx, memberIds: Iterable<string>, event: Nudge): void {
  const { nudges } = outletOf(tx)
  for (const id of memberIds) {
    const events = nudges.get(id)
    if (events) events.push(event)
    else nudges.set(id, [event])
  }
}

/** Tells whoever watches this now, after commit: a post was published (`feed`), or its likes or comments changed (`post`). Kept for nobody. */
export function signal(tx: Tx, event: LiveSignal): void {
  outletOf(tx).signals.push(event)
}

function outletOf(tx: Tx): Outlet {
  const outlet = outlets.get(tx)
  if (!outlet) throw new Error('Announcing, nudging and signalling need a transaction begun by transact().')
  return outlet
}
