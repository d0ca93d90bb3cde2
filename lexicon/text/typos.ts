import { ordinaryWords } from './ordinary-words.ts'

/** Letters from which a stem may have a letter too many or too few, and from which a letter may be another one: many ordinary words are that near. */
const SHORTEST = 6
const SHORTEST_EXCHANGED = 8

/**
 * Returns a function that corrects an unknown stem when exactly one known stem is one letter away: a letter too few, too many, or, in long words, another one,
 * but not the first. An ordinary word is no misspelling. Takes time in proportion to the stem's length: every known stem is listed under each of its spellings
 * with a letter left out.
 */
export function typosOf(known: ReadonlySet<string>): (stem: string) => string {
  const shortened = new Map<string, string[]>()
  for (const stem of known)
    if (stem.length >= SHORTEST)
      for (const short of withoutALetter(stem)) shortened.set(short, [...(shortened.get(short) ?? []), stem])

  return (stem) => {
    if (stem.length < SHORTEST || stem.length > LONGEST || known.has(stem) || isOrdinary(stem)) return stem
    const near = new Set(shortened.get(stem))
    for (const short of withoutALetter(stem)) {
      if (short.length >= SHORTEST && known.has(short)) near.add(short)
      for (const other of shortened.get(short) ?? [])
        if (stem.length >= SHORTEST_EXCHANGED && other.length === stem.length && other[0] === stem[0]) near.add(other)
    }
    const [only] = near
    return near.size === 1 && only !== undefined ? only : stem
  }
}

const LONGEST = 30

const isOrdinary = (stem: string): boolean => ordinaryWords.fr.has(stem) || ordinaryWords.en.has(stem)

const withoutALetter = (stem: string): Set<string> =>
  new Set(Array.from(stem, (_, index) => stem.slice(0, index) + stem.slice(index + 1)))
