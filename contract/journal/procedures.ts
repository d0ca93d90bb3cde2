import { z } from 'zod'
import { PlainDate } from '#contract/foundation/dates.ts'
import { membersOnly } from '#contract/foundation/errors.ts'
import { Id } from '#contract/foundation/ids.ts'
import {
  CurveDay,
  EntriesInput,
  Entry,
  Journal,
  OwnDay,
  PutEntryInput,
  RangeInput,
  RemoveEntryInput,
  RenameInput,
  SetMeasuresInput,
  SetPaceInput,
  StartInput,
  Summary,
  SummaryInput,
  SummaryPdfInput,
  WriteDayInput,
  WrittenDay,
} from './schema.ts'

const tags = ['journals']

export const journals = {
  list: membersOnly()
    .route({ method: 'GET', path: '/journals', tags, summary: 'One’s own journals, written last first' })
    .output(z.object({ journals: z.array(Journal) })),
  get: membersOnly('NOT_FOUND')
    .route({ method: 'GET', path: '/journals/{id}', tags, summary: 'One of one’s own journals' })
    .input(z.object({ id: Id }))
    .output(Journal),
  start: membersOnly('NOT_FOUND', 'QUOTA_REACHED')
    .route({
      method: 'POST',
      path: '/journals',
      tags,
      successStatus: 201,
      summary: 'Start a journal; of the same symptom or by the same name it is the same one',
    })
    .input(StartInput)
    .output(Journal),
  rename: membersOnly('NOT_FOUND')
    .route({ method: 'PUT', path: '/journals/{id}/title', tags, summary: 'Rename a journal' })
    .input(RenameInput)
    .output(Journal),
  setPace: membersOnly('NOT_FOUND')
    .route({ method: 'PUT', path: '/journals/{id}/pace', tags, summary: 'Choose when to be reminded, or not to be' })
    .input(SetPaceInput)
    .output(Journal),
  setMeasures: membersOnly('NOT_FOUND')
    .route({
      method: 'PUT',
      path: '/journals/{id}/measures',
      tags,
      summary: 'Choose what a day may say beside its intensity',
    })
    .input(SetMeasuresInput)
    .output(Journal),
  today: membersOnly()
    .route({ method: 'GET', path: '/me/day', tags, summary: 'The stories that one may write today of' })
    .output(OwnDay),
  writeDay: membersOnly('NOT_FOUND', 'EDITED_ELSEWHERE', 'QUOTA_REACHED', 'REQUEST_REUSED')
    .route({
      method: 'POST',
      path: '/me/day',
      tags,
      summary: 'Write a day, once a request, and leave its note as it is; the first of an own symptom starts a journal',
    })
    .input(WriteDayInput)
    .output(WrittenDay),
  remove: membersOnly('NOT_FOUND')
    .route({
      method: 'DELETE',
      path: '/journals/{id}',
      tags,
      successStatus: 200,
      summary: 'Delete a journal with all its days',
    })
    .input(z.object({ id: Id }))
    .output(z.object({ id: Id })),
  curve: membersOnly('NOT_FOUND')
    .route({
      method: 'GET',
      path: '/journals/{id}/curve',
      tags,
      summary: 'Intensities of a period, earliest day first',
    })
    .input(RangeInput)
    .output(z.object({ days: z.array(CurveDay) })),
  entries: membersOnly('NOT_FOUND')
    .route({ method: 'GET', path: '/journals/{id}/entries', tags, summary: 'Days of a period, latest first' })
    .input(EntriesInput)
    .output(z.object({ items: z.array(Entry), nextCursor: PlainDate.nullable() })),
  entry: membersOnly('NOT_FOUND')
    .route({ method: 'GET', path: '/journals/{id}/entries/{day}', tags, summary: 'One day, if it was written' })
    .input(z.object({ id: Id, day: PlainDate }))
    .output(z.object({ entry: Entry.nullable() })),
  putEntry: membersOnly('NOT_FOUND', 'EDITED_ELSEWHERE', 'QUOTA_REACHED')
    .route({ method: 'PUT', path: '/journals/{id}/entries/{day}', tags, summary: 'Write a day, or write it again' })
    .input(PutEntryInput)
    .output(Entry),
  removeEntry: membersOnly('NOT_FOUND', 'EDITED_ELSEWHERE')
    .route({
      method: 'DELETE',
      path: '/journals/{id}/entries/{day}',
      tags,
      successStatus: 200,
      summary: 'Remove a day; one that is gone is gone',
    })
    .input(RemoveEntryInput)
    .output(z.object({ day: PlainDate })),
  summary: membersOnly('NOT_FOUND')
    .route({ method: 'GET', path: '/journals/{id}/summary', tags, summary: 'A period on one page, for a doctor' })
    .input(SummaryInput)
    .output(Summary),
  summaryPdf: membersOnly('NOT_FOUND')
    .route({ method: 'GET', path: '/journals/{id}/summary.pdf', tags, summary: 'The same as a PDF of one page' })
    .input(SummaryPdfInput)
    .output(z.file()),
}
