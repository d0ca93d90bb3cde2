import type { Entry, Journal } from '#contract/journal/schema.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { postsById } from '#server/posts/queries.ts'
import { type EntryRow, type JournalExtent, type JournalRow, writtenIn } from './queries.ts'

export async function journalViews(db: Reader, rows: readonly JournalRow[]): Promise<Journal[]> {
  const [written, posts] = await Promise.all([
    writtenIn(
      db,
      rows.map(({ id }) => id),
    ),
    postsById(
      db,
      rows.flatMap(({ postId }) => postId ?? []),
    ),
  ])
  return rows.map((row) => journalView(row, written.get(row.id), posts.get(row.postId ?? '')))
}

export async function shownJournal(db: Reader, row: JournalRow): Promise<Journal> {
  const [view] = await journalViews(db, [row])
  return view!
}

function journalView(
  { id, title, createdAt, pace, remindAt, timeZone, nextReminderAt, measures }: JournalRow,
  written: JournalExtent | undefined,
  post: Journal['post'] | undefined,
): Journal {
  return {
    id,
    title,
    post: post ? { id: post.id, title: post.title } : null,
    createdAt,
    days: written?.days ?? 0,
    firstDay: written?.firstDay ?? null,
    lastEntry: written?.lastEntry ?? null,
    pace,
    remindAt,
    timeZone,
    nextReminderAt,
    measures,
  }
}

export const entryView = (row: EntryRow): Entry => ({
  day: row.day,
  intensity: row.intensity,
  note: row.note,
  measured: row.measured,
  version: versionOf(row),
})

export const versionOf = ({ updatedAt }: EntryRow): number => updatedAt.getTime()
