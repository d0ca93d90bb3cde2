// Draws PDFs in a child process, so that the server keeps answering: see server/foundation/work/worker-pool.ts.

import { drawnPdf } from '#server/foundation/text/pdf-workers.ts'
import { serveTasks } from '#server/foundation/work/worker-process.ts'
import { drawSummary, type SummaryTask } from '#server/journal/summary-pdf.ts'
import { drawOfficialReport } from '#server/medication/official-report/pdf.ts'
import type { OfficialReportTask } from '#server/medication/official-report/pdf-messages.ts'

const draw = async (task: SummaryTask | OfficialReportTask) =>
  drawnPdf(await (task.paper === 'summary' ? drawSummary(task) : drawOfficialReport(task)))

serveTasks(draw, { memoryMax: 512 * 1024 * 1024 })
