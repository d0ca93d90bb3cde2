import {
  CURVE_DAYS_MAX,
  SUMMARY_DESCRIPTION_MAX,
  SUMMARY_MEASURES_MAX,
  SUMMARY_NOTE_MAX,
  SUMMARY_NOTES_MAX,
} from '#contract/journal/limits.ts'
import type { Summary, SummaryInput } from '#contract/journal/schema.ts'
import { statsOf } from '#contract/journal/stats.ts'
import { accountOf } from '#server/accounts/queries.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { invalidInput } from '#server/foundation/refusal.ts'
import { cutText } from '#server/foundation/text/cut.ts'
import { postById } from '#server/posts/queries.ts'
import { countNoted, curveOf, type EntryRow, measuredIn, notedDays, ownJournal, type Range } from './queries.ts'

/**
 * Returns a period of a journal for one page. It names its member only if asked to.
 * @throws Refusal NOT_FOUND for a journal that is not theirs; INVALID_INPUT for a period that ends before it begins
 */
export async function summaryOf(ctx: MemberCtx, { id, from, to, with: parts }: SummaryInput): Promise<Summary> {
  const { db, actor } = ctx
  const { title, postId } = await ownJournal(db, actor.id, id)
  if (from > to) throw invalidInput({ path: 'to', code: 'datesReversed' })
  const range = { from, to }
  const [days, measures, notes, noted, account, post] = await Promise.all([
    curveOf(db, id, range, CURVE_DAYS_MAX),
    measuredIn(db, id, range, SUMMARY_MEASURES_MAX),
    tellingNotes(db, id, range),
    countNoted(db, id, range),
    parts.includes('name') ? accountOf(db, actor.id) : undefined,
    parts.includes('post') && postId ? postById(db, actor.id, postId) : undefined,
  ])
  return {
    title,
    from,
    to,
    username: account?.username ?? null,
    days,
    figures: statsOf(days) ?? null,
    measures,
    notes: notes.map(({ day, intensity, note }) => ({
      day,
      intensity,
      note: cutText(oneLine(note), SUMMARY_NOTE_MAX),
    })),
    otherNotes: noted - notes.length,
    post: post
      ? {
          description: cutText(oneLine(post.description), SUMMARY_DESCRIPTION_MAX),
          duration: post.duration,
          startDate: post.startDate,
          tags: post.tags,
        }
      : null,
  }
}

async function tellingNotes(db: Reader, journalId: string, range: Range): Promise<EntryRow[]> {
  const [highest, latest] = await Promise.all([
    notedDays(db, journalId, { range, order: 'highest', limit: SUMMARY_NOTES_MAX / 2 }),
    notedDays(db, journalId, { range, order: 'latest', limit: SUMMARY_NOTES_MAX }),
  ])
  const telling = new Map([...highest, ...latest].map((entry) => [entry.day, entry]))
  return [...telling.values()].slice(0, SUMMARY_NOTES_MAX).sort((one, other) => (one.day < other.day ? -1 : 1))
}

/** Puts a text on one line, because the page has few. */
const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' · ')
