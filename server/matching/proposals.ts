import type { Language } from '#contract/foundation/languages.ts'
import { PROPOSED_MAX, READINGS_ADDED_MAX } from '#contract/matching/limits.ts'
import type { Proposals } from '#contract/matching/schema.ts'
import { UNCORRECTED } from '#lexicon/read-story.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { symptomFactsById } from '#server/posts/queries.ts'
import { closePairs } from './closest.ts'
import { correctionsOf } from './corrections.ts'
import { featuresOfStory, propose } from './reader.ts'
import { shownPairs } from './shown-pairs.ts'
import { readingsOf } from './stored-reading.ts'
import { ownStory } from './understood.ts'

/** So many of the closest stories shape the later rounds. */
const NEAREST = 20

/**
 * Returns what to ask the author of a story ("is this your case too?"). In a first round by their own words alone; afterwards also by what the stories that they are
 * shown as closest say in words of their own. What others added or took away, and stories that they may not see, shape nothing of it.
 * @throws Refusal NOT_FOUND where the story is none of theirs
 */
export async function proposalsFor(
  context: MemberCtx,
  { id, passed, language }: { id: string; passed: readonly string[]; language: Language },
): Promise<Proposals> {
  const { story, takesPart } = await ownStory(context, id)
  const corrections = await correctionsOf(context.db, id)
  if (!takesPart || corrections.added.length >= READINGS_ADDED_MAX) return { readings: [] }
  const near = passed.length > 0 ? await toldNear(context, id) : []
  return { readings: await propose(context, { story, corrections, passed, near, language, limit: PROPOSED_MAX }) }
}

/** What the nearest stories say is there, by their words alone: a question tells nobody what their authors added or took away. */
async function toldNear(context: MemberCtx, postId: string): Promise<string[][]> {
  const shown = (await shownPairs(closePairs, context, [postId])).slice(0, NEAREST)
  const readings = await readingsOf(
    context.db,
    shown.map(({ otherId }) => otherId),
  )
  const corrected = [...readings.values()].filter((reading) => reading.corrected !== '')
  const posts = await symptomFactsById(
    context.db,
    corrected.map((reading) => reading.postId),
  )
  return Promise.all(
    [...readings.values()].map(async ({ postId, features, readingVersion, corrected }) => {
      const post = posts.get(postId)
      if (corrected === '') return present(features)
      return post ? present((await featuresOfStory(context, readingVersion, post, UNCORRECTED)).features) : []
    }),
  )
}

const present = (features: readonly string[]): string[] => features.filter((feature) => !feature.startsWith('!'))
