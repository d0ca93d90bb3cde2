import {
  READINGS_ADDED_MAX,
  READINGS_REMOVED_MAX,
  SILENT_CHARS_MAX,
  SILENT_MAX,
  UNDERSTOOD_MAX,
} from '#contract/closest/limits.ts'
import type { Understood } from '#contract/closest/schema.ts'
import type { Language } from '#contract/foundation/languages.ts'
import { namesUnwrittenDisease } from '#lexicon/readers/diseases.ts'
import { isAdded, type Quote, type Story, textOf } from '#lexicon/readers/read-story.ts'
import { matchedMembers } from '#server/accounts/participation-queries.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { symptomFactsById } from '#server/posts/queries.ts'
import { correctionsOf } from './correction-queries.ts'
import { namesOf, understandStory } from './reader-queries.ts'
import type { UnderstoodFeatures } from './reader-worker.ts'

const NOTHING: Understood = { present: [], absent: [], told: [], removed: [], silent: [], addable: 0, takesPart: false }

/**
 * Returns a story of the member's own, and whether it is read.
 * @throws Refusal NOT_FOUND where it is not theirs
 */
export async function ownStory(
  { db, actor }: MemberCtx,
  postId: string,
): Promise<{ story: Story; takesPart: boolean }> {
  const post = (await symptomFactsById(db, [postId])).get(postId)
  if (post?.authorId !== actor.id) throw new Refusal('NOT_FOUND')
  const { title, description, tags } = post
  const takesPart = post.takesPart && (await matchedMembers(db, [actor.id])).length > 0
  return { story: { title, description, tags }, takesPart }
}

/**
 * Asks the reader, because the stored reading follows later.
 * @throws Refusal NOT_FOUND where the story is another member's
 */
export async function understandingOf(
  context: MemberCtx,
  { id, language }: { id: string; language: Language },
): Promise<Understood> {
  const { story, takesPart } = await ownStory(context, id)
  if (!takesPart) return NOTHING
  const read = await understandStory(context, story, await correctionsOf(context.db, id))
  const nameOf = await namesIn(context, language, read, textOf(story))
  const uncertain = new Set(read.uncertain)
  const shown = (features: [string, Quote][], most: number) => features.slice(0, most).map(nameOf)
  return {
    present: shown(read.present, UNDERSTOOD_MAX).map((reading) => ({ ...reading, isSure: !uncertain.has(reading.id) })),
    absent: shown(read.absent, UNDERSTOOD_MAX),
    told: [...read.told],
    removed: shown(read.removed, READINGS_REMOVED_MAX).map(({ id, name }) => ({ id, name })),
    silent: silentIn(read.silent, textOf(story)),
    addable: Math.max(0, READINGS_ADDED_MAX - read.present.filter(([, quote]) => isAdded(quote)).length),
    takesPart,
  }
}

const silentIn = (silent: readonly Quote[], text: string): string[] =>
  [...new Set(silent.map(({ at, end }) => shortened(text.slice(at, end))))].slice(0, SILENT_MAX)

const shortened = (sentence: string): string =>
  sentence.length <= SILENT_CHARS_MAX
    ? sentence
    : `${sentence
        .slice(0, SILENT_CHARS_MAX)
        .toWellFormed()
        .replace(/\s+\S*$/u, '')}…`

async function namesIn(context: MemberCtx, language: Language, read: UnderstoodFeatures, text: string) {
  const { present, absent, removed } = read
  const features = [...new Set([present, absent, removed].flat().map(([feature]) => bare(feature)))]
  const names = await namesOf(context, language, features)
  const nameOf = new Map(features.map((feature, place) => [feature, names[place]!]))
  return ([id, quote]: [string, Quote]) => {
    const name = nameOf.get(bare(id))!
    const words = isAdded(quote) ? null : text.slice(quote.at, quote.end)
    return { id, name: words !== null && namesUnwrittenDisease(name, text) ? words : name, words }
  }
}

const bare = (feature: string): string => feature.replace('!', '')
