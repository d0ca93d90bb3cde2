import { setTimeout as sleep } from 'node:timers/promises'
import type { LiveKind } from '#contract/foundation/live-kinds.ts'
import type { Db } from '../db/database.ts'
import type { Log } from '../observe/log.ts'
import { eventsAfter, type Missed } from '../work/events.ts'
import type { Connection, Connections } from './live-connections.ts'

export type Delivery = {
  news(memberIds: Iterable<string>): void
  idle(): Promise<void>
}

const GATHER_MS = 5
/** Kinds of events after which a member may see other things than before. `me` is among them, because this server may not know that they lost a role. */
const CHANGES_SIGHT: ReadonlySet<LiveKind> = new Set(['blocks', 'conference', 'me'])

type DeliveryOptions = {
  db: Db
  log: Log
  connections: Connections
  onSightChanged: (connection: Connection) => void
}

/** Only one read runs at a time, so that events are sent in order. */
export function openDelivery({ db, log, connections, onSightChanged }: DeliveryOptions): Delivery {
  const due = new Set<string>()
  let reading: Promise<void> | undefined

  async function deliverDue() {
    await sleep(GATHER_MS)
    while (due.size > 0) {
      const memberIds = [...due]
      due.clear()
      await deliver(memberIds).catch((error: unknown) =>
        log.warn({ err: error }, 'live events not read; the next sweep will'),
      )
    }
    reading = undefined
  }

  async function deliver(memberIds: readonly string[]) {
    const since = lastHeardBy(memberIds)
    for (const [memberId, missed] of await eventsAfter(db, since))
      for (const connection of connections.of(memberId)) {
        // A socket that was opened meanwhile with a lower number lacks earlier events, and is served in the next read.
        if (connection.seq >= since.get(memberId)!) catchUp(connection, missed)
      }
  }

  function lastHeardBy(memberIds: readonly string[]): Map<string, number> {
    const here = memberIds.map((id) => ({ id, seqs: [...connections.of(id)].map(({ seq }) => seq) }))
    return new Map(here.filter(({ seqs }) => seqs.length > 0).map(({ id, seqs }) => [id, Math.min(...seqs)]))
  }

  function catchUp(connection: Connection, { events, seq, resync }: Missed) {
    if (resync) connections.send(connection, { kind: 'resync', seq })
    else for (const event of events) if (event.seq > connection.seq) connections.send(connection, event)
    if (resync || events.some(({ kind }) => CHANGES_SIGHT.has(kind))) onSightChanged(connection)
    connection.seq = Math.max(connection.seq, seq)
  }

  return {
    news(memberIds) {
      for (const id of memberIds) if (connections.of(id).size > 0) due.add(id)
      if (due.size > 0) reading ??= deliverDue()
    },
    idle: async () => reading,
  }
}
