import { READINGS_LEAST, READINGS_SHOWN } from '#contract/closest/limits.ts'
import type { ClosestCase, SaidReading, SharedReading } from '#contract/closest/schema.ts'
import type { Language } from '#contract/foundation/languages.ts'
import { namesUnwrittenDisease } from '#lexicon/readers/diseases.ts'
import {
  differencesOf,
  type SharedFeature,
  sharedReadings,
  sureFirst,
  type TrustedStory,
} from '#lexicon/readers/explain.ts'
import { isAdded, type Story, textOf } from '#lexicon/readers/read-story.ts'
import { type Person, peopleOf } from '#server/accounts/people-queries.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import type { BestPair } from '#server/foundation/pairs/lists.ts'
import { type PostSummary, postsById } from '#server/posts/queries.ts'
import { bandOf, type ClosenessCriteria } from './closeness-criteria.ts'
import { namesOf } from './reader-queries.ts'
import { comparedStory, readingsOf, type StoredReading } from './reading-queries.ts'
import { tagOf } from './shared-reading-views.ts'
import { matchedPostView } from './views.ts'

export type ClosePair = BestPair<ClosenessCriteria>

export type ClosestFacts = {
  posts: ReadonlyMap<string, PostSummary>
  people: ReadonlyMap<string, Person>
  readings: ReadonlyMap<string, StoredReading>
}

export async function closestFacts(db: Reader, pairs: readonly ClosePair[]): Promise<ClosestFacts> {
  const ids = [...new Set(pairs.flatMap(({ ownId, otherId }) => [ownId, otherId]))]
  const [posts, people, readings] = await Promise.all([
    postsById(db, ids),
    peopleOf(
      db,
      pairs.map(({ ownerId }) => ownerId),
    ),
    readingsOf(db, ids),
  ])
  return { posts, people, readings }
}

const DIFFERENCES_SHOWN = 4

/** Posts that changed since they were read, or that share too little by now, are not compared: a new search of them is queued. */
type Comparison = { pair: ClosePair; own: ReadPost; other: ReadPost; shared: SharedFeature[]; differs: string[] }
type ReadPost = { post: PostSummary; reading: StoredReading; story: TrustedStory }

export async function closestViews(
  services: Pick<Services, 'reader'>,
  pairs: readonly ClosePair[],
  { language, ...facts }: ClosestFacts & { language: Language },
): Promise<ClosestCase[]> {
  const ids = new Set(pairs.flatMap(({ ownId, otherId }) => [ownId, otherId]))
  const readPosts = new Map(Array.from(ids, (id) => [id, readPost(id, facts)]))
  const comparisons = pairs.flatMap((pair) => compared(pair, readPosts) ?? [])
  const features = [...new Set(comparisons.flatMap(namedIn))]
  const names = await namesOf(services, language, features)
  const nameOf = new Map(features.map((feature, place) => [feature, names[place]!]))
  return comparisons.map((comparison) => closestView(comparison, nameOf, facts.people))
}

function compared(pair: ClosePair, readPosts: ReadonlyMap<string, ReadPost | undefined>): Comparison | undefined {
  const [own, other] = [readPosts.get(pair.ownId), readPosts.get(pair.otherId)]
  if (!own || !other || other.post.isHidden) return undefined
  const [mine, theirs] = [own.story, other.story]
  const shared = sureFirst(sharedReadings(mine, theirs, READINGS_LEAST), mine, theirs).slice(0, READINGS_SHOWN)
  if (shared.length < READINGS_LEAST) return undefined
  return { pair, own, other, shared, differs: differencesOf(mine, theirs).slice(0, DIFFERENCES_SHOWN) }
}

function readPost(id: string, { posts, readings }: Pick<ClosestFacts, 'posts' | 'readings'>): ReadPost | undefined {
  const [post, reading] = [posts.get(id), readings.get(id)]
  if (!post || post.version !== reading?.ver) return undefined
  return { post, reading, story: comparedStory(reading) }
}

/** The author's own words replace the name of a disease that the author did not write. */
function sharedView(
  { feature, isSure }: SharedFeature,
  { own, other, nameOf }: { own: ReadPost; other: ReadPost; nameOf: ReadonlyMap<string, string> },
): SharedReading {
  const name = nameOf.get(feature)!
  const [mine, theirs] = [readingSaidBy(own, feature, nameOf), readingSaidBy(other, feature, nameOf)]
  return { name: mine.in !== 'added' && isUnwritten(name, own) ? mine.text : name, mine, theirs, isSure }
}

function readingSaidBy(own: ReadPost, feature: string, nameOf: ReadonlyMap<string, string>): SaidReading {
  const added = addedAs(own, feature)
  if (added !== undefined) return { text: nameOf.get(added)!, in: 'added' }
  const tag = tagOf(own, feature)
  return tag === undefined ? { text: quotedWords(own, feature), in: 'words' } : { text: tag, in: 'tag' }
}

const isUnwritten = (name: string, { post }: ReadPost): boolean => namesUnwrittenDisease(name, textOf(post))

const namedIn = ({ own, other, shared, differs }: Comparison): string[] => [
  ...shared.map(({ feature }) => feature),
  ...shared.flatMap(({ feature }) => [addedAs(own, feature) ?? [], addedAs(other, feature) ?? []].flat()),
  ...differs,
]

function addedAs({ story: { spans } }: Pick<ReadPost, 'story'>, feature: string): string | undefined {
  const quote = spans.get(feature)!
  if (!isAdded(quote)) return undefined
  // An addition comes before all broader features that follow from it.
  for (const [first, { at }] of spans) if (at === quote.at) return first
}

function closestView(
  { pair, own, other, shared, differs }: Comparison,
  nameOf: ReadonlyMap<string, string>,
  people: ClosestFacts['people'],
): ClosestCase {
  const post = matchedPostView(other.post, people)
  return {
    postId: post.id,
    band: bandOf(pair.criteria),
    readings: shared.map((each) => sharedView(each, { own, other, nameOf })),
    differs: differs.map((feature) => nameOf.get(feature)!).filter((name) => !isUnwritten(name, own)),
    resolved: post.isResolved,
    ownPost: { id: own.post.id, title: own.post.title },
    post: { ...post, country: other.post.country, language: other.reading.language },
  }
}

export async function understoodOf(
  services: Pick<Services, 'reader'>,
  { language, post, reading }: Omit<ReadPost, 'story'> & { language: Language },
): Promise<{ name: string; isAbsent: boolean; words: string | null }[]> {
  const { features } = reading
  const own = { post, story: comparedStory(reading) }
  const named = await namedFeatures(services, language, features)
  return named.map((said, place) => {
    const feature = features[place]!
    return { ...said, words: addedAs(own, feature) === undefined ? quotedWords(own, feature) : null }
  })
}

export async function namedFeatures(
  services: Pick<Services, 'reader'>,
  language: Language,
  features: readonly string[],
): Promise<{ name: string; isAbsent: boolean }[]> {
  const names = await namesOf(
    services,
    language,
    features.map((feature) => feature.replace('!', '')),
  )
  return features.map((feature, place) => ({ name: names[place]!, isAbsent: feature.startsWith('!') }))
}

function quotedWords({ post, story }: { post: Story; story: TrustedStory }, feature: string): string {
  const { at, end } = story.spans.get(feature)!
  return textOf(post).slice(at, end)
}
