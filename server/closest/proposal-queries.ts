import { PROPOSED_MAX, READINGS_ADDED_MAX } from '#contract/closest/limits.ts'
import type { Proposals } from '#contract/closest/schema.ts'
import type { Language } from '#contract/foundation/languages.ts'
import { UNCORRECTED } from '#lexicon/readers/read-story.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { symptomFactsById } from '#server/posts/queries.ts'
import { currentVersion } from './commands/renew-version.ts'
import { correctionsOf } from './correction-queries.ts'
import { featuresOfStory, proposeFeatures } from './reader-queries.ts'
import { shownClosest } from './shown-pair-queries.ts'
import { ownStory } from './understanding-queries.ts'

const NEAREST = 20

/**
 * The first round uses the author's own words alone; later rounds also use the own words of the closest stories that the author is shown. Additions and
 * removals
 * by others, and stories that the author may not see, have no influence.
 * @throws Refusal NOT_FOUND where the story is another member's
 */
export async function proposalsFor(
  context: MemberCtx,
  { id, passed, language }: { id: string; passed: readonly string[]; language: Language },
): Promise<Proposals> {
  const { story, takesPart } = await ownStory(context, id)
  const corrections = await correctionsOf(context.db, id)
  if (!takesPart || corrections.added.length >= READINGS_ADDED_MAX) return { readings: [] }
  const near = passed.length > 0 ? await toldNear(context, id) : []
  return {
    readings: await proposeFeatures(context, { story, corrections, passed, near, language, limit: PROPOSED_MAX }),
  }
}

/**
 * Leaves out corrections, so that a question reveals nothing that the authors corrected. Reads all of the stories, so that the response time reveals nothing
 * either.
 */
async function toldNear(context: MemberCtx, postId: string): Promise<string[][]> {
  const ids = (await shownClosest(context, [postId])).slice(0, NEAREST).map(({ otherId }) => otherId)
  const posts = await symptomFactsById(context.db, ids)
  const version = await currentVersion(context)
  const told: string[][] = []
  for (const id of ids) {
    const post = posts.get(id)
    if (post) told.push(present((await featuresOfStory(context, version, post, UNCORRECTED)).features))
  }
  return told
}

const present = (features: readonly string[]): string[] => features.filter((feature) => !feature.startsWith('!'))
