import { RateLimiterMemory } from 'rate-limiter-flexible'

const SOCKETS_PER_MEMBER = 20
/** Counts sockets that were not kept open too: each one queries what was missed. */
const OPENINGS = { points: 120, duration: 60 }

export type SocketPlaces = {
  /** @returns false where the member has as many as they may, or opens too many one after the other */
  take(memberId: string): Promise<boolean>
  free(memberId: string): void
}

/** A process takes places under its own name, and loses them when it ends. */
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
    forget(name: string): void {
      taken.delete(name)
    },
  }
}
