import { foldText } from '#contract/foundation/fold.ts'
import { LANGUAGES, type Language } from '#contract/foundation/languages.ts'
import { namesUnwrittenDisease } from './diseases.ts'
import { nameOf } from './explain.ts'
import type { Lexicon } from './lexicon.ts'
import { type Quote, readStory, type Story } from './read-story.ts'
import { tagFeature } from './tag-features.ts'

/** The most findings among the tags, where there are circumstances to suggest too. */
const FINDINGS_MAX = 4

type SuggestedTagsOptions = {
  /** The language of the names. */
  language: Language
  /** The number of made-up stories that hold each feature. */
  prior: { of: Record<string, number> }
  limit: number
}

type Candidate = { name: string; feature: string; quote: Quote }

/**
 * Returns at most `limit` everyday names of things that a draft says are there and none of its tags says: findings before circumstances, the most common first.
 * Things that are denied, or are a relative's, are left out, and so is a disease that the author did not name.
 */
export function suggestedTags(
  lexicon: Lexicon,
  story: Story,
  { language, prior, limit }: SuggestedTagsOptions,
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
  const isOffered = ({ name, feature }: Candidate) =>
    !tagged.has(feature) && !taken.has(foldText(name)) && !namesUnwrittenDisease(name, written)
  const commonness = ({ feature }: Candidate) => prior.of[feature] ?? 0

  const candidates: Candidate[] = [...draft.present]
    .flatMap(([read, quote]) => {
      const feature = tagFeature(read)
      return feature === undefined ? [] : [{ name: nameOf(lexicon, feature, language), feature, quote }]
    })
    .filter(isOffered)
  const byCommonness = (one: Candidate, other: Candidate) =>
    commonness(other) - commonness(one) || (one.feature < other.feature ? -1 : 1)
  const chosenOf = (kind: string) =>
    apart(
      candidates
        .filter(({ feature }) => feature.startsWith(kind))
        .sort((one, other) => literalness(one) - literalness(other) || byCommonness(one, other)),
    ).sort(byCommonness)
  /** Returns how loosely a feature was read: the fewer words say it, the less it was guessed. For a finding at a site the words of the site count. */
  function literalness({ feature, quote }: Candidate): number {
    const site = feature.split('@')[1]
    const { at, end } = (site !== undefined && draft.present.get(`s:${site}`)) || quote
    return end - at + narrowerThan(feature)
  }
  const narrowerThan = (feature: string) =>
    candidates.filter((other) => other.feature !== feature && lexicon.broader(other.feature).includes(feature)).length
  const [findings, circumstances] = [chosenOf('f:'), chosenOf('c:')]
  const told = findings.slice(0, Math.max(FINDINGS_MAX, limit - circumstances.length))
  return [...told, ...circumstances].slice(0, limit).map(({ name }) => name)
}

/** Keeps the candidates that are said by words of their own, each name once. */
function apart(candidates: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = []
  for (const candidate of candidates)
    if (!kept.some((other) => other.name === candidate.name || doOverlap(other.quote, candidate.quote)))
      kept.push(candidate)
  return kept
}

const doOverlap = (one: Quote, other: Quote): boolean => one.at < other.end && other.at < one.end
