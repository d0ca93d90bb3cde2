import type { Language } from '#contract/foundation/languages.ts'
import { type Associations, confidenceBy } from './confidence.ts'
import { namesUnwrittenDisease } from './diseases.ts'
import { nameOf } from './explain.ts'
import { expressionsOf } from './expressions.ts'
import { isKnown, type Lexicon } from './lexicon.ts'
import { openPartlySaid, type PartlySaid, type StemFrequencies } from './partly-said.ts'
import type { StoryReading } from './read-story.ts'
import type { Term } from './term-lines.ts'

/** `heardIn`: the author's words that suggested the feature; null where other stories did. */
export type Proposal = { id: string; name: string; heardIn: string | null }

/** `factors` are in the order of `PROPOSAL_FACTORS`. */
export type Candidate = { id: string; factors: readonly number[]; heardIn: string | null }

export const PROPOSAL_FACTORS = [
  'intercept',
  'lifted',
  'bestLift',
  'lifts',
  'share',
  'rarity',
  'met',
  'part',
  'severalStems',
  'unheard',
  'cosine',
  'special',
  'isCircumstance',
] as const

type ProposalQuery = {
  reading: StoryReading
  passed: ReadonlySet<string>
  near: readonly (readonly string[])[]
  language: Language
  limit: number
}

/**
 * The least likelihood of a proposal: a story about which little may be true is asked little. The first few proposals need less, so that a short story is
 * asked too.
 */
const LIKELIHOOD_LEAST = 0.12
const FEW = 3
const LIKELIHOOD_OF_FEW = 0.03
/** Log odds that a thing gains if all of the nearest stories tell it. */
const NEAR_WEIGHS = 7
const RARE_SHARE = 0.003
const LIFTS_MOST = 6
const MET_MOST = 3
const COSINE_MOST = 2
/** The most proposals from the very same words: one word says little, however many things hold it. */
const SAME_WORDS_MAX = 2
/** The number of narrower things from which a thing is vague ("douleur"): it is proposed only where words of the story hold a part of it. */
const VAGUE_FROM = 12

export type Proposer = ReturnType<typeof openProposals>

type Sources = {
  frequencies: Record<Language, StemFrequencies>
  unasked: ReadonlySet<string>
  /** Frightening things are proposed only where words of the story suggest them. */
  alarming: ReadonlySet<string>
  associations: Associations
}

/** Leaves out what the story already tells, denies or tells of a relative, sites, and `unasked` things. */
export function openCandidates(
  lexicon: Lexicon,
  terms: readonly Term[],
  { frequencies, unasked, alarming, associations }: Sources,
) {
  const isAskable = (id: string) => !isWithin(id, unasked)
  const isWithin = (id: string, ids: ReadonlySet<string>) => lexicon.broader(id).some((broader) => ids.has(broader))
  const asked = terms.filter(
    ({ id, kind }) => kind !== 'site' && kind !== 'ignore' && isKnown(lexicon, id) && isAskable(id),
  )
  const narrower = new Map<string, number>()
  for (const { id } of terms)
    for (const broader of lexicon.broader(id)) narrower.set(broader, (narrower.get(broader) ?? 0) + 1)
  const isVague = (id: string) => (narrower.get(id) ?? 0) > VAGUE_FROM
  const indexes = new Map<Language, ReturnType<typeof openPartlySaid>>()
  const partlySaidIn = (reading: StoryReading) => {
    const { language } = reading
    const known = indexes.get(language) ?? openPartlySaid(expressionsOf(asked, language), frequencies[language])
    indexes.set(language, known)
    return known(reading)
  }
  const shares = new Map(associations.get('*'))

  return (reading: StoryReading, near: ReadonlySet<string> = new Set()): Candidate[] => {
    const told = new Set([
      ...reading.present.keys(),
      ...reading.absent.keys(),
      ...reading.relatives.keys(),
      ...[...reading.removed.keys()].map(bare),
    ])
    const isOpen = (id: string) =>
      lexicon.kinds.has(id) && lexicon.kinds.get(id) !== 'site' && isAskable(id) && !told.has(id)
    const said = partlySaidIn(reading)
    const lifts = liftsIn(reading, associations)
    const common = reading.present.size > 0 ? shares.keys() : []
    return [...new Set([...said.keys(), ...lifts.keys(), ...common, ...near])]
      .filter((id) => isOpen(id) && (!isVague(id) || said.has(id) || near.has(id)))
      .filter((id) => said.get(id)?.quote || !isWithin(id, alarming))
      .map((id) => ({
        id,
        factors: factorsOf(id, said.get(id), isVague(id) ? [] : (lifts.get(id) ?? []), shares.get(id) ?? 0),
        heardIn: said.get(id)?.quote ?? null,
      }))
  }
}

function liftsIn({ present }: StoryReading, associations: Associations): Map<string, number[]> {
  const lifts = new Map<string, number[]>()
  for (const feature of present.keys())
    for (const [id, lift] of associations.get(feature) ?? []) {
      const known = lifts.get(id)
      if (known) known.push(lift)
      else lifts.set(id, [lift])
    }
  return lifts
}

function factorsOf(id: string, said: PartlySaid | undefined, lifts: readonly number[], share: number): number[] {
  const logs = lifts.map((lift) => Math.log(lift / Math.max(share, RARE_SHARE)))
  return [
    1,
    Math.hypot(...lifts),
    Math.max(0, ...logs),
    Math.min(
      LIFTS_MOST,
      logs.reduce((sum, log) => sum + log, 0),
    ),
    share,
    Math.log(Math.max(share, RARE_SHARE)),
    Math.min(MET_MOST, said?.met ?? 0),
    said?.part ?? 0,
    Number((said?.stems ?? 0) > 1),
    Number(!said),
    Math.min(COSINE_MOST, said?.cosine ?? 0),
    said?.special ?? 0,
    Number(id.startsWith('c:')),
  ]
}

/**
 * Proposes nothing broader or narrower than another proposal, and no disease that the author did not write.
 * @param weights fitted to labelled stories by `node scripts/fit-proposals.ts`, a weight for each of `PROPOSAL_FACTORS`
 * @source `npm run bench:closeness` says how many of the first eight are true
 */
export function openProposals(
  lexicon: Lexicon,
  terms: readonly Term[],
  { weights, ...sources }: Sources & { weights: readonly number[] },
) {
  const candidatesOf = openCandidates(lexicon, terms, sources)
  const isAssociated = ({ factors }: Candidate) => factors[PROPOSAL_FACTORS.indexOf('lifted')]! > 0

  return ({ reading, passed, near, language, limit }: ProposalQuery): Proposal[] => {
    const tellers = new Map<string, number>()
    for (const features of near)
      for (const feature of new Set(features)) tellers.set(feature, (tellers.get(feature) ?? 0) + 1)
    const likelihoods = new Map<Candidate, number>()
    for (const candidate of candidatesOf(reading, new Set(tellers.keys()))) {
      const { id, factors, heardIn } = candidate
      const told = (tellers.get(id) ?? 0) / Math.max(1, near.length)
      if (passed.has(id) || (heardIn === null && told === 0 && !isAssociated(candidate))) continue
      const likelihood = confidenceBy([...weights, NEAR_WEIGHS], [...factors, told])
      if (likelihood >= LIKELIHOOD_OF_FEW) likelihoods.set(candidate, likelihood)
    }
    const proposals: Proposal[] = []
    const names = new Set<string>()
    for (const [{ id, heardIn }, likelihood] of likeliestFirst(likelihoods)) {
      if (proposals.length === limit || (proposals.length >= FEW && likelihood < LIKELIHOOD_LEAST)) break
      const name = nameOf(lexicon, id, language)
      if (names.has(name) || namesUnwrittenDisease(name, reading.text)) continue
      if (proposals.some((other) => areInLine(lexicon, id, other.id))) continue
      if (heardIn !== null && proposals.filter((other) => other.heardIn === heardIn).length === SAME_WORDS_MAX) continue
      names.add(name)
      proposals.push({ id, name, heardIn })
    }
    return proposals
  }
}

const bare = (feature: string): string => feature.replace('!', '')

const areInLine = (lexicon: Lexicon, one: string, other: string): boolean =>
  lexicon.broader(one).includes(other) || lexicon.broader(other).includes(one)

const likeliestFirst = (likelihoods: ReadonlyMap<Candidate, number>): [Candidate, number][] =>
  [...likelihoods].sort(([, high], [, low]) => low - high)
