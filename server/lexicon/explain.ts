import type { Language } from '#contract/foundation/languages.ts'
import type { Profile } from './closeness.ts'
import type { Lexicon } from './lexicon.ts'
import type { Quote, Reading } from './read-story.ts'

/** One thing that two stories tell, named in the reader's language, with the words of each. */
export type SharedReading = { feature: string; name: string; mine: string; theirs: string }
export type Explanation = { shared: SharedReading[]; differs: string[] }

const LINES_MAX = 6

export type Compared = { reading: Reading; profile: Profile }

/** Why two stories are close: up to six readings in common, the heaviest first, each pair of quotes once; and what one has and the other says it has not. */
export function explain(lexicon: Lexicon, mine: Compared, theirs: Compared, language: Language): Explanation {
  const shared: SharedReading[] = []
  const quoted = new Set<string>()
  for (const feature of commonFeatures(mine.profile, theirs.profile)) {
    const [own, other] = [quoteOf(mine.reading, feature), quoteOf(theirs.reading, feature)]
    if (own === undefined || other === undefined || (quoted.has(`<${own}`) && quoted.has(`>${other}`))) continue
    quoted.add(`<${own}`).add(`>${other}`)
    shared.push({ feature, name: nameOf(lexicon, feature, language), mine: own, theirs: other })
    if (shared.length === LINES_MAX) break
  }
  return { shared, differs: differencesOf(mine.reading, theirs.reading).map((id) => nameOf(lexicon, id, language)) }
}

/** What both have, the heaviest first, and of equal weight what says most. Where it is, is no line of its own. */
function commonFeatures(mine: Profile, theirs: Profile): string[] {
  return [...mine.weights]
    .filter(([feature]) => theirs.weights.has(feature) && !/^[s!]/.test(feature))
    .sort(([one, heavy], [other, light]) => light - heavy || other.length - one.length)
    .map(([feature]) => feature)
}

const quoteOf = ({ text, present }: Reading, feature: string): string | undefined => {
  const quote: Quote | undefined = present.get(feature)
  return quote && text.slice(quote.at, quote.end)
}

/** "brûlure (pied)" for a finding at a site. */
export function nameOf({ names }: Pick<Lexicon, 'names'>, feature: string, language: Language): string {
  const [finding = '', site] = feature.split('@')
  const name = names.get(finding)?.[language] ?? finding
  return site === undefined ? name : `${name} (${names.get(`s:${site}`)?.[language] ?? site})`
}

const differencesOf = (mine: Reading, theirs: Reading): string[] => [
  ...new Set([
    ...[...mine.absent.keys()].filter((feature) => theirs.present.has(feature)),
    ...[...theirs.absent.keys()].filter((feature) => mine.present.has(feature)),
  ]),
]
