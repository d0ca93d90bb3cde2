const TITLES = /^(?:dre?|pre?|prof(?:esseure?)?|docteure?|doctor|mme|mrs?|ms|m)\.?$/i

/** "Hélène Marchand" from "Dre Hélène Marchand". */
export function spokenName(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  const first = words.findIndex((word) => !TITLES.test(word))
  return first === -1 ? name : words.slice(first).join(' ')
}

/** "HM" for "Dre Hélène Marchand, médecine interne". */
export function initialsOf(name: string): string {
  const words = spokenName(name.split(',')[0] ?? '')
    .split(/[\s-]+/)
    .filter(Boolean)
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return letters.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('')
}
