import { expect, test } from 'vitest'
import { CLOSENESS, MATCHES_PER_AUTHOR, READINGS_LEAST } from '#contract/closest/limits.ts'
import { closenessOf, profileOf, storyContentOf, weightsOf } from '#lexicon/readers/closeness.ts'
import { expectedRight, sharedReadings, type TrustedStory } from '#lexicon/readers/explain.ts'
import { readStory } from '#lexicon/readers/read-story.ts'
import { cappedBelow, ceilingOf } from '#server/closest/closeness-criteria.ts'
import { theLexicon, theTrust } from '#server/closest/lexicon-files.ts'
import { priorFrequencies } from '#server/closest/prior-files.ts'
import { DEMO_POSTS, type DemoPost } from '#server/demo/community.ts'
import { MEMBERS } from '#server/demo/members.ts'
import { postWords, wordSimilarity } from '#server/foundation/text/words.ts'

/** A list is looked at so far: the first three stand under a new story. */
const FIRST = 5
/** The largest share of their words that two stories without shared words have in common. */
const WORDS_SHARED_MAX = 0.1

/** A reading with confidences, which sets a ceiling. */
const KNOWN = { confidences: [1] }

type ReadPost = { post: DemoPost; story: TrustedStory; words: ReadonlySet<string> }

const { stories, of } = priorFrequencies()
const weights = weightsOf({ stories, of: new Map(Object.entries(of)) })
const told: readonly ReadPost[] = DEMO_POSTS.map((post) => {
  const reading = readStory(theLexicon(), post)
  const denied = [...reading.absent].map(([feature, quote]) => [`!${feature}`, quote] as const)
  return {
    post,
    story: {
      profile: profileOf(storyContentOf(reading, post.title.length), weights),
      spans: new Map([...reading.present, ...denied]),
      trust: theTrust(reading),
    },
    words: postWords(post),
  }
})

/** Returns the stories that stand first in the list of this one, as the closest are chosen. */
function firstOf({ post, story }: ReadPost): ReadPost[] {
  const ofAuthor = new Map<number, number>()
  return told
    .flatMap((other) => {
      if (other.post.author === post.author) return []
      const there = closenessOf(story.profile, other.story.profile)
      if (Math.max(there, closenessOf(other.story.profile, story.profile)) < CLOSENESS.common) return []
      const shared = sharedReadings(story, other.story, READINGS_LEAST)
      if (shared.length < READINGS_LEAST) return []
      const ceiling = ceilingOf([KNOWN, KNOWN], expectedRight(shared, story, other.story))
      return { other, closeness: cappedBelow(ceiling, there) }
    })
    .sort((one, two) => two.closeness - one.closeness)
    .map(({ other }) => other)
    .filter(({ post: { author } }) => {
      ofAuthor.set(author, (ofAuthor.get(author) ?? 0) + 1)
      return ofAuthor.get(author)! <= MATCHES_PER_AUTHOR
    })
    .slice(0, FIRST)
}

const first = new Map(told.map((each) => [each, new Set(firstOf(each))]))
const languageOf = ({ post }: ReadPost) => MEMBERS[post.author]!.language

/** Returns the pairs of a cluster whose stories stand first in each other's lists though they share few words. */
const pairsOf = (cluster: string) => {
  const ofCluster = told.filter(({ post }) => post.cluster === cluster)
  return ofCluster.flatMap((one, place) =>
    ofCluster
      .slice(place + 1)
      .filter((other) => first.get(one)!.has(other) && first.get(other)!.has(one))
      .filter((other) => wordSimilarity(one.words, other.words) < WORDS_SHARED_MAX)
      .map((other) => [one, other] as const),
  )
}

/** The groups with stories in both languages. */
const GROUPS = [
  ...['morningVertigo', 'numbHandsAtNight', 'fatigueAfterCovid', 'migraineWithAura', 'painfulJoints', 'acidReflux'],
  ...['palpitations', 'tinnitus', 'irritableBowel', 'insomnia', 'hives', 'sciatica', 'whiteFingers', 'faintness'],
]

const languagesIn = (group: string) => pairsOf(group).map((pair) => pair.map(languageOf).sort().join(' '))

test.each(GROUPS)('stories of %s find each other across both languages', (group) => {
  expect(languagesIn(group)).toContain('en fr')
})

test('in at least eight groups with both languages French stories find each other too, with few words in common', () => {
  const within = GROUPS.filter((group) => languagesIn(group).includes('fr fr'))
  expect(within.length, within.join()).toBeGreaterThanOrEqual(8)
})

test('these are all the groups of the demo that hold both languages', () => {
  const both = Map.groupBy(told, ({ post }) => post.cluster)
    .entries()
    .filter(([, of]) => new Set(of.map(languageOf)).size === 2)
    .map(([cluster]) => cluster)
  expect([...both].sort()).toEqual(GROUPS.toSorted())
})

test('the story that stands first beside an English one is of the same group', () => {
  for (const each of told.filter((one) => languageOf(one) === 'en')) {
    const [nearest] = first.get(each)!
    expect(nearest?.post.cluster, each.post.title).toBe(each.post.cluster)
  }
})

test('the same readings are told, in the same order, whatever the ids of the lexicon are', () => {
  const ids = new Map<string, string>()
  const other = (id: string) => {
    const known = ids.get(id) ?? ((ids.size * 7919) % 10_007).toString(2)
    ids.set(id, known)
    return known
  }
  const renamed = (feature: string) => feature.replace(/(?<=[:@])[^@]+/g, other)
  const withOtherIds = ({ profile, spans, trust }: TrustedStory): TrustedStory => {
    const under = <Value>(map: ReadonlyMap<string, Value>) =>
      new Map([...map].map(([id, value]) => [renamed(id), value]))
    return { profile: { ...profile, weights: under(profile.weights) }, spans: under(spans), trust: under(trust) }
  }
  const again = new Map(told.map((each) => [each, withOtherIds(each.story)]))
  for (const one of told)
    for (const two of told) {
      const shared = sharedReadings(one.story, two.story, READINGS_LEAST)
      expect(sharedReadings(again.get(one)!, again.get(two)!, READINGS_LEAST)).toEqual(shared.map(renamed))
      expect(sharedReadings(two.story, one.story, READINGS_LEAST)).toEqual(shared)
    }
})
