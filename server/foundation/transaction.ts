import type { Broadcast } from '#contract/foundation/live.ts'
import type { Services } from './context.ts'
import type { Tx } from './db/database.ts'
import type { OrderedWrite } from './db/statement.ts'
import { type PushedEvent, writeEvents } from './work/events.ts'
import type { DomainEvent, JsonObject, Queue } from './work/queues.ts'

type Outlet = {
  services: Pick<Services, 'jobs'>
  pushed: Map<string, PushedEvent[]>
  last: OrderedWrite[]
  broadcasts: Broadcast[]
  woken: string[]
  committed: (() => void)[]
}
const outlets = new WeakMap<Tx, Outlet>()

const ATTEMPTS = 3
const DEADLOCK = '40P01'

/**
 * Runs `work` in one transaction. `emit` writes job rows in it; pushed events are numbered last; these and broadcasts are sent after the commit, and never
 * after a rollback. Await nothing but the transaction inside. If PostgreSQL ends it to resolve a deadlock, it is run again.
 */
export const transact = <T>(services: TransactionDeps, work: (tx: Tx) => Promise<T>): Promise<T> =>
  untilNoDeadlock(() => attemptTransaction(services, work))

/** PostgreSQL may end a statement to resolve a deadlock; it is then run again. */
export async function untilNoDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === ATTEMPTS || !isDeadlock(error)) throw error
    }
  }
}

type TransactionDeps = Pick<Services, 'db' | 'jobs' | 'live'>

async function attemptTransaction<T>(services: TransactionDeps, work: (tx: Tx) => Promise<T>): Promise<T> {
  const outlet: Outlet = { services, pushed: new Map(), last: [], broadcasts: [], woken: [], committed: [] }
  const result = await services.db.transaction(async (tx) => {
    outlets.set(tx, outlet)
    const answer = await work(tx)
    await writeEvents(tx, outlet.pushed, outlet.last)
    return answer
  })
  for (const queue of outlet.woken) services.jobs.wake(queue)
  if (outlet.pushed.size > 0) services.live.news([...outlet.pushed.keys()])
  if (outlet.broadcasts.length > 0) services.live.broadcast(outlet.broadcasts)
  for (const act of outlet.committed) act()
  return result
}

function isDeadlock(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) if ('code' in at && at.code === DEADLOCK) return true
  return false
}

export async function emit<Data extends JsonObject>(
  tx: Tx,
  event: DomainEvent<Data>,
  data: NoInfer<Data>,
): Promise<void> {
  const { services, woken } = outletOf(tx)
  for (const queue of await services.jobs.emit(tx, event, data)) woken.push(queue)
}

export async function enqueue<Data extends JsonObject>(tx: Tx, queue: Queue<Data>, data: NoInfer<Data>): Promise<void> {
  const { services, woken } = outletOf(tx)
  await services.jobs.send(tx, queue, data)
  woken.push(queue.name)
}

export function pushEvent(tx: Tx, memberIds: Iterable<string>, event: PushedEvent): void {
  const { pushed } = outletOf(tx)
  for (const id of memberIds) {
    const events = pushed.get(id)
    if (events) events.push(event)
    else pushed.set(id, [event])
  }
}

/**
 * Writes with the pushed events, by one statement at the end of the transaction: nothing in it may read what this writes. A write that leaves its condition out
 * must be the only one of its transaction, because PostgreSQL would do the others after the events.
 */
export function writeLast(tx: Tx, write: OrderedWrite): void {
  outletOf(tx).last.push(write)
}

/**
 * Pushes an event to one member without a surrounding transaction, by one statement.
 * @param first  writes that are done by the same statement, before the event is numbered
 */
export async function pushNow(
  { db, live }: TransactionDeps,
  { memberId, event, first = [] }: { memberId: string; event: PushedEvent; first?: readonly OrderedWrite[] },
): Promise<void> {
  await untilNoDeadlock(() => writeEvents(db, new Map([[memberId, [event]]]), first))
  live.news([memberId])
}

export function broadcast(tx: Tx, event: Broadcast): void {
  outletOf(tx).broadcasts.push(event)
}

/** Runs `act` once, after the commit: what a transaction does outside the database would be done again when it is run again. */
export function afterCommit(tx: Tx, act: () => void): void {
  outletOf(tx).committed.push(act)
}

function outletOf(tx: Tx): Outlet {
  const outlet = outlets.get(tx)
  if (!outlet)
    throw new Error('emit, pushEvent, writeLast, broadcast and afterCommit need a transaction begun by transact().')
  return outlet
}
