import type { Profile } from '#lexicon/readers/closeness.ts'
import { postWords } from '#server/foundation/text/words.ts'

/** The weight of a finding that counts one token: see `tokenCount`. */
const WEIGHT = 28

/** Stories of made-up words tell these words, each counting one: their overlap is then the Jaccard similarity of their words. */
export function madeUpProfile(post: { title: string; description: string }): Profile {
  const features = Array.from(postWords(post), (word) => `f:${word}`)
  return {
    weights: new Map(features.map((feature) => [feature, WEIGHT])),
    wordings: new Map(),
    mentions: features.map((feature) => ({ isInTitle: false, features: [feature] })),
    total: features.length * WEIGHT,
  }
}
