const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

/** Every word that is one edit away: a letter too many or missing, another letter, two neighbours exchanged. */
export function oneEditFrom(word: string): string[] {
  const edits = new Set<string>()
  for (let at = 0; at <= word.length; at++) {
    const before = word.slice(0, at)
    const after = word.slice(at)
    for (const letter of LETTERS) {
      edits.add(before + letter + after)
      if (after) edits.add(before + letter + after.slice(1))
    }
    if (after) edits.add(before + after.slice(1))
    if (after.length > 1) edits.add(before + after.charAt(1) + after.charAt(0) + after.slice(2))
  }
  edits.delete(word)
  return [...edits]
}

/**
 * Returns the number of edits, as in `oneEditFrom`, between two words if no part of a word is edited twice.
 * @source optimal string alignment: Boytsov 2011, ACM J. Exp. Algorithmics 16:1.1
 */
export function editsBetween(one: string, other: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      let edits = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1))
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        edits = Math.min(edits, beforeLast[column - 2]! + 1)
      current.push(edits)
    }
    beforeLast = last
    last = current
  }
  return last[other.length]!
}
