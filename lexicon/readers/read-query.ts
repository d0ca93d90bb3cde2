import { LANGUAGES, type Language } from '#contract/foundation/languages.ts'
import { featuresIn, storyContentOf } from './closeness.ts'
import { nameOf } from './explain.ts'
import type { Lexicon } from './lexicon.ts'
import { type Quote, readStory, type StoryReading } from './read-story.ts'

export type QueryReading = {
  parts: readonly (readonly string[])[]
  features: readonly string[]
}

const NOTHING: QueryReading = { parts: [], features: [] }

/**
 * Reads a search, which is too short to tell its language by its small words: in the language that leaves the fewest words unread, and among equals in the
 * reader's own. A search that names only places of the body means nothing: nearly every story has them.
 */
export function readQuery(lexicon: Lexicon, text: string, language: Language): QueryReading {
  const readings = [language, ...LANGUAGES.filter((other) => other !== language)].map((each) =>
    readStory(lexicon, { title: '', description: text }, { language: each }),
  )
  const reading = readings.reduce((best, other) => (other.unread.length < best.unread.length ? other : best))
  const parts = partsOf(reading)
  if (!parts.some((part) => part.some((feature) => !feature.startsWith('s:')))) return NOTHING
  return { parts, features: parts.map((part) => tellingOf(part, lexicon)) }
}

const quoteOf = ({ present, absent }: StoryReading, feature: string): Quote =>
  feature.startsWith('!') ? absent.get(feature.slice(1))! : present.get(feature)!

/** Features whose words overlap belong together: "pieds qui brûlent" is one thing. */
function partsOf(reading: StoryReading): string[][] {
  const quoted = [...featuresIn(storyContentOf(reading, 0))]
    .map((feature) => ({ feature, ...quoteOf(reading, feature) }))
    .sort((one, other) => one.at - other.at)
  const parts: { features: string[]; end: number }[] = []
  for (const { feature, at, end } of quoted) {
    const last = parts.at(-1)
    if (last && at < last.end) {
      last.features.push(feature)
      last.end = Math.max(last.end, end)
    } else parts.push({ features: [feature], end })
  }
  return parts.map(({ features }) => features)
}

function tellingOf(part: readonly string[], lexicon: Lexicon): string {
  const broader = new Set(part.flatMap((feature) => lexicon.broader(feature).filter((each) => each !== feature)))
  const narrowest = part.filter((feature) => !broader.has(feature))
  return narrowest.toSorted((one, other) => rankOf(one) - rankOf(other))[0]!
}

/** A finding at a site is what the words literally say; a narrower feature was guessed from idioms. */
function rankOf(feature: string): number {
  if (feature.includes('@')) return 0
  if (/^!?f:/.test(feature)) return 1
  return feature.startsWith('s:') ? 3 : 2
}

export const searchedName = (lexicon: Lexicon, feature: string, language: Language): string =>
  feature.startsWith('!')
    ? `${WITHOUT[language]} ${nameOf(lexicon, feature.slice(1), language)}`
    : nameOf(lexicon, feature, language)

const WITHOUT: Record<Language, string> = { fr: 'sans', en: 'without' }
