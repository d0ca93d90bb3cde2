import { utcDayOf } from '#contract/foundation/days.ts'
import { DAY_STORIES_MAX } from '#contract/journal/limits.ts'
import type { DayStory, OwnDay } from '#contract/journal/schema.ts'
import type { Member } from '#server/foundation/actor.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { newestSymptomsOf, postsById } from '#server/posts/queries.ts'
import { journalsOf, writtenIn } from './queries.ts'

/** More than are shown, because some of these symptoms may already have a journal, or be over. */
const SYMPTOMS_READ = 10

export async function ownDay(db: Reader, { id: memberId, isReadOnly, hasOldConsents }: Member): Promise<OwnDay> {
  const [journals, symptoms] = await Promise.all([
    journalsOf(db, memberId),
    newestSymptomsOf(db, memberId, SYMPTOMS_READ),
  ])
  const [written, posts] = await Promise.all([
    writtenIn(
      db,
      journals.map(({ id }) => id),
    ),
    postsById(
      db,
      journals.flatMap(({ postId }) => postId ?? []),
    ),
  ])
  const lastDay = ({ id, createdAt }: (typeof journals)[number]) =>
    written.get(id)?.lastEntry.day ?? utcDayOf(createdAt)
  const followed: DayStory[] = journals
    .toSorted((one, other) => (lastDay(one) < lastDay(other) ? 1 : -1))
    .map(({ id, title, postId, measures }) => {
      const { lastEntry, lastMeasured = [] } = written.get(id) ?? {}
      return {
        // The same id as on the home page, so that both find what the device stores under it.
        id: posts.has(postId ?? '') ? postId! : id,
        title,
        subject: { journalId: id },
        measures,
        last: lastEntry ? { ...lastEntry, measured: lastMeasured } : null,
      }
    })
  const known = new Set(followed.map(({ id }) => id))
  const others: DayStory[] = symptoms
    .filter(({ id, resolvedAt }) => resolvedAt === null && !known.has(id))
    .map(({ id, title }) => ({ id, title, subject: { postId: id }, measures: [], last: null }))
  return {
    memberId,
    isReadOnly: isReadOnly || hasOldConsents,
    stories: [...followed, ...others].slice(0, DAY_STORIES_MAX),
  }
}
