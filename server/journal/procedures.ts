import { implement } from '@orpc/server'
import { latestToday } from '#contract/foundation/dates.ts'
import { daysAfter, utcDayOf } from '#contract/foundation/days.ts'
import { CURVE_DAYS_MAX, DAYS_READ } from '#contract/journal/limits.ts'
import { journals as contract } from '#contract/journal/procedures.ts'
import type { RangeInput } from '#contract/journal/schema.ts'
import type { Ctx } from '#server/foundation/context.ts'
import { pageFrom } from '#server/foundation/page.ts'
import { refusals, signedIn, writing } from '#server/foundation/procedure.ts'
import { pdfFrom } from '#server/foundation/text/pdf-workers.ts'
import { putEntry } from './commands/put-entry.ts'
import { removeEntry } from './commands/remove-entry.ts'
import { removeJournal } from './commands/remove-journal.ts'
import { renameJournal } from './commands/rename-journal.ts'
import { setMeasures } from './commands/set-measures.ts'
import { setPace } from './commands/set-pace.ts'
import { startJournal } from './commands/start-journal.ts'
import { writeDay } from './commands/write-day.ts'
import { PDF_FLOOD } from './flood-limits.ts'
import { ownDay } from './own-day-queries.ts'
import { curveOf, entriesOf, entryOf, journalsOf, ownJournal, type Range } from './queries.ts'
import type { SummaryTask } from './summary-pdf.ts'
import { summaryOf } from './summary-queries.ts'
import { entryView, journalViews, shownJournal } from './views.ts'

const os = implement(contract).$context<Ctx>().use(refusals)

/** Journals are private: every handler looks only among the member's own. */
export const journals = {
  list: os.list.use(signedIn).handler(async ({ context }) => {
    const views = await journalViews(context.db, await journalsOf(context.db, context.actor.id))
    const lastDay = (each: (typeof views)[number]) => each.lastEntry?.day ?? utcDayOf(each.createdAt)
    return { journals: views.sort((one, other) => (lastDay(one) < lastDay(other) ? 1 : -1)) }
  }),

  get: os.get
    .use(signedIn)
    .handler(async ({ context, input }) =>
      shownJournal(context.db, await ownJournal(context.db, context.actor.id, input.id)),
    ),

  start: os.start
    .use(writing)
    .handler(async ({ context, input }) => shownJournal(context.db, await startJournal(context, input))),

  rename: os.rename
    .use(writing)
    .handler(async ({ context, input }) => shownJournal(context.db, await renameJournal(context, input))),

  setPace: os.setPace
    .use(writing)
    .handler(async ({ context, input }) => shownJournal(context.db, await setPace(context, input))),

  setMeasures: os.setMeasures
    .use(writing)
    .handler(async ({ context, input }) => shownJournal(context.db, await setMeasures(context, input))),

  today: os.today.use(signedIn).handler(({ context }) => ownDay(context.db, context.actor)),

  writeDay: os.writeDay.use(writing).handler(async ({ context, input }) => {
    const { journalId, entry, before } = await writeDay(context, input)
    return { id: journalId, entry: entry ? entryView(entry) : null, before: before ? entryView(before) : null }
  }),

  // Allowed to a read-only account too: a member who withdrew the consent to health data may still delete their own.
  remove: os.remove.use(signedIn).handler(async ({ context, input }) => {
    await removeJournal(context, input.id)
    return input
  }),

  curve: os.curve.use(signedIn).handler(async ({ context, input }) => {
    await ownJournal(context.db, context.actor.id, input.id)
    return { days: await curveOf(context.db, input.id, rangeOf(input, context.now()), CURVE_DAYS_MAX) }
  }),

  entries: os.entries.use(signedIn).handler(async ({ context, input }) => {
    await ownJournal(context.db, context.actor.id, input.id)
    const { cursor, limit } = input
    const found = await entriesOf(context.db, input.id, { ...rangeOf(input, context.now()), cursor, limit })
    const { rows, nextCursor } = pageFrom(found, limit, ({ day }) => day)
    return { items: rows.map(entryView), nextCursor }
  }),

  entry: os.entry.use(signedIn).handler(async ({ context, input }) => {
    await ownJournal(context.db, context.actor.id, input.id)
    const found = await entryOf(context.db, input.id, input.day)
    return { entry: found ? entryView(found) : null }
  }),

  putEntry: os.putEntry.use(writing).handler(async ({ context, input }) => entryView(await putEntry(context, input))),

  removeEntry: os.removeEntry.use(signedIn).handler(async ({ context, input }) => {
    await removeEntry(context, input)
    return { day: input.day }
  }),

  summary: os.summary.use(signedIn).handler(({ context, input }) => summaryOf(context, input)),

  summaryPdf: os.summaryPdf.use(signedIn).handler(async ({ context, input: { language, ...input } }) => {
    await context.limits.take(PDF_FLOOD, context.actor.id)
    const task: SummaryTask = {
      ...{ paper: 'summary', summary: await summaryOf(context, input), language, now: context.now().toISOString() },
    }
    return pdfFrom(context.pdfWorkers, task)
  }),
}

function rangeOf({ from, to }: Omit<RangeInput, 'id'>, now: Date): Range {
  const last = to ?? latestToday(now)
  return { from: from ?? daysAfter(last, 1 - DAYS_READ), to: last }
}
