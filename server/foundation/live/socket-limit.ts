/** Counts the sockets of each member, `most` at once: a socket is counted before it is open, and no longer once it is closed, however that came. */
export function openSocketLimit(most: number) {
  const taken = new Map<string, number>()
  return {
    /** @returns whether another socket of this member may be open */
    take(memberId: string): boolean {
      const count = taken.get(memberId) ?? 0
      if (count >= most) return false
      taken.set(memberId, count + 1)
      return true
    },
    free(memberId: string): void {
      const count = (taken.get(memberId) ?? 0) - 1
      if (count > 0) taken.set(memberId, count)
      else taken.delete(memberId)
    },
  }
}
