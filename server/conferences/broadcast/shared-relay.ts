import type { Leases } from '#server/foundation/leases.ts'
import { MediaFault, type MediaServer } from '#server/foundation/media-server.ts'
import { admitted } from './sdp.ts'

/** The one who carries a room ends it within this when another server is to; a process that is stuck is ended within a second. */
const YIELDS_WITHIN_MS = 5_000

const leaseOf = (roomId: string) => `room-${roomId}`

/**
 * The built-in relay of one server among several: whichever carries a room has the lease of it for as long as it does, so that the others neither take
 * it for silent nor carry it as well. It carries to those alone who ask it: whoever asks another server is told that the picture is away.
 */
export function overServers(relay: MediaServer, leases: Leases): MediaServer {
  /** Rooms of which this server has the lease, or is about to. */
  const held = new Map<string, Promise<void>>()

  const hold = (roomId: string): Promise<void> => {
    const holding =
      held.get(roomId) ??
      away(leases.take(leaseOf(roomId), () => void yieldRoom(roomId), AbortSignal.timeout(YIELDS_WITHIN_MS)))
    held.set(roomId, holding)
    holding.catch(() => held.delete(roomId))
    return holding
  }
  async function letGo(roomId: string): Promise<void> {
    if (held.delete(roomId)) await leases.give(leaseOf(roomId))
  }
  /** Another server carries the room from now on, or ends it: either writes so. */
  async function yieldRoom(roomId: string): Promise<void> {
    await relay.unpublish(roomId)
    await letGo(roomId)
  }
  const isElsewhere = async (roomId: string): Promise<boolean> =>
    !held.has(roomId) && (await away(leases.isTaken(leaseOf(roomId))))

  return {
    ...relay,
    async publish(roomId, offer, recordAs) {
      if (!admitted(offer)) throw new MediaFault('unusable') // or another server would end what it carries, for nothing
      await hold(roomId)
      try {
        return await relay.publish(roomId, offer, recordAs)
      } finally {
        if (!relay.isPublishing(roomId)) await letGo(roomId)
      }
    },

    async unpublish(roomId) {
      if (await isElsewhere(roomId)) await hold(roomId) // whoever has it ends what is sent, and gives it
      await yieldRoom(roomId)
    },

    isSent: async (roomId) => relay.isPublishing(roomId) || isElsewhere(roomId),

    async watch(roomId, watchId) {
      if (!relay.isPublishing(roomId) && (await isElsewhere(roomId))) throw new MediaFault('away')
      return relay.watch(roomId, watchId)
    },

    onSilent: (listener) => relay.onSilent((roomId) => void letGo(roomId).then(() => listener(roomId))),

    async close() {
      await relay.close()
      await Promise.all([...held.keys()].map(letGo))
    },
  }
}

/** Where nobody can say who carries a room, or whoever does will not let go of it. */
const away = <T>(asked: Promise<T>): Promise<T> =>
  asked.catch((cause: unknown) => {
    throw new MediaFault('away', { cause })
  })
