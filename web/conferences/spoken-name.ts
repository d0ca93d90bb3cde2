const TITLES = /^(dre?|professeure?|prof|pre?|mme|m)\.?$/i

/** Removes the titles before a name: "Hélène Marchand" from "Dre Hélène Marchand". */
export function spokenName(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  const first = words.findIndex((word) => !TITLES.test(word))
  return first === -1 ? name : words.slice(first).join(' ')
}

/** Returns the initials of a name: "HM" for "Dre Hélène Marchand, médecine interne". */
export const initialsOf = (name: string): string =>
  (spokenName(name).split(',')[0] ?? '')
    .split(' ')
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('')
