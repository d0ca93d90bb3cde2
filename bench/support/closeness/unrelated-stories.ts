import type { Language } from '#contract/foundation/languages.ts'
import type { Story } from '#lexicon/readers/read-story.ts'
import { languageOf } from '#lexicon/text/language-of.ts'
import { CLUSTERS } from '#server/demo/community.ts'
import { type Random, randomFrom } from '../random.ts'

const SENTENCES = 4

/**
 * Made-up stories that belong to nobody: each of sentences of four posts of the demo community about different things, in one language. They speak of
 * bodies, doctors and nights as members do, which random words would not.
 */
export function unrelatedStories(count: number, seed = 18): Story[] {
  const random = randomFrom(seed)
  const posts = Object.values(CLUSTERS).map((cluster) =>
    cluster.map(({ title, description }) => ({ title, description })),
  )
  return Array.from({ length: count }, () => unrelatedStory(posts, random))
}

function unrelatedStory(topics: readonly (readonly Story[])[], random: Random): Story {
  const first = random.pick(random.pick(topics))
  const language = languageOf(first.description)
  const others = shuffled(topics, random)
    .flatMap((topic) => topic.filter((post) => languageOf(post.description) === language).slice(0, 1 + random.below(3)))
    .filter((post) => post !== first)
    .slice(0, SENTENCES)
  return { title: first.title, description: others.map((post) => sentenceOf(post, random)).join(' ') }
}

const sentenceOf = ({ description }: Story, random: Random): string =>
  random.pick(description.split(/(?<=[.!?])\s+/).filter((sentence) => sentence.length > 0))

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, order: random.unit() }))
    .sort((one, other) => one.order - other.order)
    .map(({ item }) => item)
}

/** How many of these are written in a language. */
export const writtenIn = (stories: readonly Story[], language: Language): number =>
  stories.filter(({ description }) => languageOf(description) === language).length
