import { RateLimiterMemory } from 'rate-limiter-flexible'

const SOCKETS_PER_MEMBER = 20
/** The sockets that a member's browsers may open on one server, kept open or not: each one queries what was missed. */
const OPENINGS = { points: 120, duration: 60 }

/** The places that members' sockets take, each from before the socket opens until it is closed for any reason. */
export type SocketPlaces = {
  /** Counts another socket of this member. @returns false where they have as many as they may, or open too many one after the other */
  take(memberId: string): Promise<boolean>
  free(memberId: string): void
}

/** Opens the places of a server. Each of its processes takes some under a name of its own, and loses them when it ends. */
export function openSocketLimit() {
  const openings = new RateLimiterMemory(OPENINGS)
  const taken = new Map<string, Map<string, number>>()
  const ofProcess = (name: string) => {
    const places = taken.get(name) ?? new Map<string, number>()
    taken.set(name, places)
    return places
  }
  return {
    of(name: string): SocketPlaces {
      return {
        async take(memberId) {
          const isFlood = await openings.consume(memberId).then(
            () => false,
            () => true,
          )
          if (isFlood) return false
          const count = [...taken.values()].reduce((sum, places) => sum + (places.get(memberId) ?? 0), 0)
          if (count >= SOCKETS_PER_MEMBER) return false
          const places = ofProcess(name)
          places.set(memberId, (places.get(memberId) ?? 0) + 1)
          return true
        },
        free(memberId) {
          const places = ofProcess(name)
          const count = (places.get(memberId) ?? 0) - 1
          if (count > 0) places.set(memberId, count)
          else places.delete(memberId)
        },
      }
    },
    /** Frees the places of a process that has ended. */
    forget(name: string): void {
      taken.delete(name)
    },
  }
}
