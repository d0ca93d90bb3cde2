import { MediaFault, type MediaServer } from '#server/foundation/net/media-server.ts'
import { openKeyedQueue } from '#server/foundation/work/keyed-queue.ts'
import type { Leases } from '#server/foundation/work/leases.ts'
import { admitted } from './sdp.ts'

/** A server ends a room for another one within this time; a hanging process is killed within a second. */
const YIELDS_WITHIN_MS = 5_000

const leaseOf = (roomId: string) => `room-${roomId}`

/**
 * The server that carries a room holds a lease for it, so that no other server reports the room as silent or carries it too. It carries the room only to
 * members
 * connected to it; others are told that the broadcast is unavailable. Changes of the carrier are made one after the other.
 */
export function overServers(relay: MediaServer, leases: Leases): MediaServer {
  const held = new Set<string>()
  const yielding = new Set<string>()
  const inTurn = openKeyedQueue(1)
  let tellSilent = (_roomId: string) => {}

  async function take(roomId: string): Promise<void> {
    if (held.has(roomId)) return
    await away(leases.take(leaseOf(roomId), () => yieldRoom(roomId), AbortSignal.timeout(YIELDS_WITHIN_MS)))
    held.add(roomId)
  }
  async function give(roomId: string): Promise<void> {
    if (held.delete(roomId)) await leases.give(leaseOf(roomId))
  }
  /** The server that asks for the lease asks repeatedly. */
  function yieldRoom(roomId: string): void {
    if (yielding.has(roomId)) return
    yielding.add(roomId)
    void inTurn(roomId, async () => {
      yielding.delete(roomId)
      await relay.unpublish(roomId)
      await give(roomId)
    })
  }
  const isElsewhere = async (roomId: string): Promise<boolean> =>
    !held.has(roomId) && (await away(leases.isTaken(leaseOf(roomId))))

  return {
    ...relay,
    async publish(roomId, offer, recordAs) {
      if (!admitted(offer)) throw new MediaFault('unusable') // otherwise a broken offer would end, for nothing, the broadcast of another server
      return inTurn(roomId, async () => {
        await take(roomId)
        try {
          return await relay.publish(roomId, offer, recordAs)
        } catch (fault) {
          if (!relay.isPublishing(roomId)) {
            await give(roomId)
            tellSilent(roomId) // another server may have ended the broadcast that it carried
          }
          throw fault
        }
      })
    },

    unpublish: (roomId) =>
      inTurn(roomId, async () => {
        await relay.unpublish(roomId)
        if (await isElsewhere(roomId)) await take(roomId) // the server with the lease ends its broadcast, and releases the lease
        await give(roomId)
      }),

    isSent: async (roomId) => relay.isPublishing(roomId) || isElsewhere(roomId),

    async watch(roomId, watchId) {
      if (!relay.isPublishing(roomId) && (await isElsewhere(roomId))) throw new MediaFault('away')
      return relay.watch(roomId, watchId)
    },

    onSilent(listener) {
      tellSilent = listener
      relay.onSilent((roomId) => {
        void inTurn(roomId, async () => {
          if (!relay.isPublishing(roomId)) await give(roomId)
          listener(roomId)
        })
      })
    },

    async close() {
      await relay.close()
      await Promise.all([...held].map(give))
    },
  }
}

/** A failed request for a lease means that the carrier is unknown, or did not release the room. */
const away = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch((cause: unknown) => {
    throw new MediaFault('away', { cause })
  })
