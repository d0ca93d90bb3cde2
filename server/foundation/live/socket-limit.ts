/** Counts the open sockets of each member, at most `most`. A socket is counted from before it opens until it is closed for any reason. */
export function openSocketLimit(most: number) {
  const taken = new Map<string, number>()
  return {
    /** Counts another socket of this member. @returns false where they have as many as they may */
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
