import { foldText } from '#contract/foundation/fold.ts'
import { LANGUAGES, type Language } from '#contract/foundation/languages.ts'
import type { Confidences } from './confidence.ts'
import { namesUnwrittenDisease } from './diseases.ts'
import { nameOf } from './explain.ts'
import type { Lexicon } from './lexicon.ts'
import { type Quote, readStory, type Story } from './read-story.ts'
import { tagFeature } from './tag-features.ts'

const FINDINGS_MAX = 4
const LIKELIHOOD_LEAST = 0.4

type SuggestedTagsOptions = {
  language: Language
  confidencesIn: Confidences
  limit: number
}

type Candidate = { name: string; feature: string; quote: Quote; likelihood: number }

/** Things that are denied, or are a relative's, are left out, and so is a disease that the author did not name. */
export function suggestedTags(
  lexicon: Lexicon,
  story: Story,
  { language, confidencesIn, limit }: SuggestedTagsOptions,
): string[] {
  const { title, description, tags = [] } = story
  const draft = readStory(lexicon, { title, description })
  const tagged = new Set(
    tags
      .flatMap((description) =>
        LANGUAGES.map((language) => readStory(lexicon, { title: '', description }, { language })),
      )
      .flatMap(({ present }) => [...present.keys()])
      .map((feature) => tagFeature(feature) ?? feature),
  )
  const taken = new Set(tags.map(foldText))
  const written = `${title} ${description}`
  const isOffered = ({ name, feature, likelihood }: Candidate) =>
    likelihood >= LIKELIHOOD_LEAST &&
    !tagged.has(feature) &&
    !taken.has(foldText(name)) &&
    !namesUnwrittenDisease(name, written)

  const candidates: Candidate[] = [...confidencesIn(draft)]
    .flatMap(([read, likelihood]) => {
      const feature = lexicon.broader(read).map(tagFeature).find(isDefined)
      const quote = draft.present.get(read)!
      return feature === undefined ? [] : [{ name: nameOf(lexicon, feature, language), feature, quote, likelihood }]
    })
    .filter(isOffered)
    .sort((one, other) => other.likelihood - one.likelihood)
  const chosenOf = (kind: string) => apart(candidates.filter(({ feature }) => feature.startsWith(kind)))
  const [findings, circumstances] = [chosenOf('f:'), chosenOf('c:')]
  const told = findings.slice(0, Math.max(FINDINGS_MAX, limit - circumstances.length))
  return [...told, ...circumstances].slice(0, limit).map(({ name }) => name)
}

const isDefined = <Value>(value: Value | undefined): value is Value => value !== undefined

function apart(candidates: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = []
  for (const candidate of candidates)
    if (!kept.some((other) => other.name === candidate.name || doOverlap(other.quote, candidate.quote)))
      kept.push(candidate)
  return kept
}

const doOverlap = (one: Quote, other: Quote): boolean => one.at < other.end && other.at < one.end
