import { implement } from '@orpc/server'
import { medication as contract } from '#contract/medication/procedures.ts'
import type { Ctx, MemberCtx } from '#server/foundation/context.ts'
import { pageFrom } from '#server/foundation/page.ts'
import { refusals, signedIn, writing } from '#server/foundation/procedure.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { pdfFrom } from '#server/foundation/text/pdf-workers.ts'
import { declareReport } from './commands/declare-report.ts'
import { editReport } from './commands/edit-report.ts'
import { removeReport } from './commands/remove-report.ts'
import { E2B_FLOOD, PDF_FLOOD } from './flood-limits.ts'
import { statsOf } from './match-queries.ts'
import { e2bFile } from './official-report/e2b/file.ts'
import { officialReportTask } from './official-report/pdf-messages.ts'
import { countsOf, ownReport, reportsOf, versionsOf, type WholeReport } from './queries.ts'
import { pastView, reportView } from './views.ts'

const os = implement(contract).$context<Ctx>().use(refusals)

export const medication = {
  declare: os.declare
    .use(writing)
    .handler(async ({ context, input }) => reportView(await declareReport(context, input), context.actor)),

  mine: os.mine.use(signedIn).handler(async ({ context, input }) => {
    const found = await reportsOf(context.db, context.actor.id, input)
    const { rows, nextCursor } = pageFrom(found, input.limit)
    return { items: rows.map((report) => reportView(report, context.actor)), nextCursor }
  }),

  figures: os.figures.use(signedIn).handler(async ({ context }) => {
    const [counts, matches] = await Promise.all([
      countsOf(context.db, context.actor.id),
      statsOf(context.db, context.actor.id, { kept: context.config.matchesKept }),
    ])
    return { ...counts, ...matches }
  }),

  get: os.get
    .use(signedIn)
    .handler(async ({ context, input }) => reportView(await own(context, input.id), context.actor)),

  edit: os.edit
    .use(writing)
    .handler(async ({ context, input }) => reportView(await editReport(context, input), context.actor)),

  remove: os.remove.use(signedIn).handler(async ({ context, input }) => {
    await removeReport(context, input.id)
    return input
  }),

  history: os.history.use(signedIn).handler(async ({ context, input }) => {
    const report = await own(context, input.id)
    const versions = await versionsOf(context.db, report.id)
    return { versions: versions.map((version) => pastView(report, version)) }
  }),

  officialReportPdf: os.officialReportPdf.use(signedIn).handler(async ({ context, input }) => {
    await context.limits.take(PDF_FLOOD, context.actor.id)
    const { language } = input
    const report = reportView(await own(context, input.id), context.actor)
    return pdfFrom(context.pdfWorkers, officialReportTask(report, { language, now: context.now() }))
  }),

  e2b: os.e2b.use(signedIn).handler(async ({ context, input }) => {
    await context.limits.take(E2B_FLOOD, context.actor.id)
    return e2bFile(reportView(await own(context, input.id), context.actor), { now: context.now() })
  }),
}

/** @throws Refusal NOT_FOUND */
async function own({ db, actor }: MemberCtx, id: string): Promise<WholeReport> {
  const found = await ownReport(db, actor.id, id)
  if (!found) throw new Refusal('NOT_FOUND')
  return found
}
