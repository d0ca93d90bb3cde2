import { z } from 'zod'
import { membersOnly } from '#contract/foundation/errors.ts'
import { Id } from '#contract/foundation/ids.ts'
import { Language } from '#contract/foundation/languages.ts'
import { PageRequest, pageOf } from '#contract/foundation/page.ts'
import { DeclareInput, EditReportInput, MedicationStats, PastReport, Report } from './schema.ts'

const tags = ['medication']

export const medication = {
  declare: membersOnly('QUOTA_REACHED', 'REQUEST_REUSED')
    .route({
      method: 'POST',
      path: '/medication/reports',
      tags,
      successStatus: 201,
      summary: 'Declare a side effect of a medication',
    })
    .input(DeclareInput)
    .output(Report),
  mine: membersOnly()
    .route({ method: 'GET', path: '/medication/reports', tags, summary: 'One’s own reports, newest first' })
    .input(z.object(PageRequest.shape))
    .output(pageOf(Report)),
  figures: membersOnly()
    .route({ method: 'GET', path: '/medication/figures', tags, summary: 'One’s own reports and matches in figures' })
    .output(MedicationStats),
  get: membersOnly('NOT_FOUND')
    .route({ method: 'GET', path: '/medication/reports/{id}', tags, summary: 'One of one’s own reports' })
    .input(z.object({ id: Id }))
    .output(Report),
  edit: membersOnly('NOT_FOUND', 'EDITED_ELSEWHERE', 'QUOTA_REACHED')
    .route({
      method: 'PUT',
      path: '/medication/reports/{id}',
      tags,
      summary: 'Edit one’s own report; what it said before is kept',
    })
    .input(EditReportInput)
    .output(Report),
  remove: membersOnly('NOT_FOUND')
    .route({
      method: 'DELETE',
      path: '/medication/reports/{id}',
      tags,
      successStatus: 200,
      summary: 'Delete one’s own report, with its history',
    })
    .input(z.object({ id: Id }))
    .output(z.object({ id: Id })),
  history: membersOnly('NOT_FOUND')
    .route({
      method: 'GET',
      path: '/medication/reports/{id}/history',
      tags,
      summary: 'What one’s own report said before its edits, latest first',
    })
    .input(z.object({ id: Id }))
    .output(z.object({ versions: z.array(PastReport) })),
  officialReportPdf: membersOnly('NOT_FOUND')
    .route({
      method: 'GET',
      path: '/medication/reports/{id}/declaration.pdf',
      tags,
      summary: 'One’s own report in the order of the French reporting portal, as a PDF',
    })
    .input(z.object({ id: Id, language: Language.default('fr') }))
    .output(z.file()),
  e2b: membersOnly('NOT_FOUND')
    .route({
      method: 'GET',
      path: '/medication/reports/{id}/e2b.xml',
      tags,
      summary: 'One’s own report as ICH E2B(R3); not validated against the schemas',
    })
    .input(z.object({ id: Id }))
    .output(z.file()),
}
