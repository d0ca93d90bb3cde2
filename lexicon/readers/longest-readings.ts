import type { FoundExpression } from './find-expressions.ts'
import type { Lexicon } from './lexicon.ts'

/**
 * Removes readings of words that belong to a longer reading and do not mean the same there: "mal au cœur" is no pain, and "froid" in "le froid soulage" is no
 * cold weather. Sites stay, unless an idiom holds them. The same thing is read once at a place.
 */
export function longestReadings(found: readonly FoundExpression[], lexicon: Lexicon): FoundExpression[] {
  const longestFirst = found.toSorted(
    (one, other) => other.places.length - one.places.length || one.places.at(-1)! - other.places.at(-1)!,
  )
  const holders = new Map<number, FoundExpression[]>()
  const kept: FoundExpression[] = []
  for (const reading of longestFirst) {
    const above = holders.get(reading.places[0]!) ?? []
    if (above.some((longer) => isTakenBy(longer, reading, lexicon))) continue
    kept.push(reading)
    for (const place of reading.places) {
      const known = holders.get(place)
      if (known) known.push(reading)
      else holders.set(place, [reading])
    }
  }
  return kept
}

function isTakenBy(longer: FoundExpression, shorter: FoundExpression, lexicon: Lexicon): boolean {
  const [above, below] = [longer.expression, shorter.expression]
  if (longer.places.length < shorter.places.length || !shorter.places.every((place) => longer.places.includes(place)))
    return false
  if (above.id === below.id) return true
  if (longer.places.length === shorter.places.length || lexicon.broader(above.id).includes(below.id)) return false
  if (above.kind === 'ignore') return true
  if (below.kind === 'site') return false
  return (above.kind === 'ctx') === (below.kind === 'ctx')
}
