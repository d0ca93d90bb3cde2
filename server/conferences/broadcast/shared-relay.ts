import { MediaFault, type MediaServer } from '#server/foundation/net/media-server.ts'
import { openKeyedQueue } from '#server/foundation/work/keyed-queue.ts'
import type { Leases } from '#server/foundation/work/leases.ts'
import { admitted } from './sdp.ts'

/** The one who carries a room ends it within this when another server is to; a process that is stuck is ended within a second. */
const YIELDS_WITHIN_MS = 5_000

const leaseOf = (roomId: string) => `room-${roomId}`

/**
 * The built-in relay of one server among several: whichever carries a room has the lease of it for as long as it does, so that the others neither take
 * it for silent nor carry it as well. It carries to those alone who ask it: whoever asks another server is told that the picture is away. What changes
 * who carries a room is done one after the other.
 */
export function overServers(relay: MediaServer, leases: Leases): MediaServer {
  /** Rooms of which this server has the lease. */
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
  /** Another server is to carry the room, or to end it. It asks again and again. */
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
      if (!admitted(offer)) throw new MediaFault('unusable') // or another server would end what it carries, for nothing
      return inTurn(roomId, async () => {
        await take(roomId)
        try {
          return await relay.publish(roomId, offer, recordAs)
        } catch (fault) {
          if (!relay.isPublishing(roomId)) {
            await give(roomId)
            tellSilent(roomId) // another may have ended what it carried
          }
          throw fault
        }
      })
    },

    unpublish: (roomId) =>
      inTurn(roomId, async () => {
        await relay.unpublish(roomId)
        if (await isElsewhere(roomId)) await take(roomId) // whoever has it ends what is sent, and gives it
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

/** Where nobody can say who carries a room, or whoever does will not let go of it. */
const away = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch((cause: unknown) => {
    throw new MediaFault('away', { cause })
  })
