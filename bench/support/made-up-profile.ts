import { postWords } from '#server/foundation/text/words.ts'
import type { Profile } from '#server/lexicon/closeness.ts'

/** Stories of made-up words tell these words, each weighing one: closeness is then the Jaccard similarity of their words. */
export function madeUpProfile(post: { title: string; description: string }): Profile {
  const weights = new Map(Array.from(postWords(post), (word) => [`f:${word}`, 1] as const))
  return { weights, wordings: new Map(), total: weights.size }
}
