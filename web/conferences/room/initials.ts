/** Matches titles that stand before a name. */
const TITLES = /^(?:dre?|pre?|prof(?:esseure?)?|docteure?|doctor|mme|mrs?|ms|m)\.?$/i

/** Returns the first letters of the first and the last name: HM for "Dre Hélène Marchand". */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter(Boolean)
  const own = words.filter((word) => !TITLES.test(word))
  const named = own.length > 0 ? own : words
  const letters = [named[0], named.length > 1 ? named.at(-1) : undefined]
  return letters.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('')
}
