import { z } from 'zod'
import { Id } from '#contract/foundation/ids.ts'
import type { Report } from '#contract/medication/schema.ts'
import { type PrivateStore, privateStore } from '#web/foundation/private-store.ts'
import { saySame } from './differing.ts'
import { NEW_DRAFT } from './draft-waiting.ts'
import { KeptReportValues } from './report-values.ts'
import { blankReport, type ReportValues, valuesOf } from './writing.ts'

/** Typing is not kept letter by letter. */
const PAUSE_MS = 500

/** Another number whenever a draft kept by the version before could not be read as one of this version. */
const SHAPE = 1

/** `mark` tells what declaring sends along; `isChanged`, whether anything would be lost. */
export type Writing<Mark> = { mark: Mark; values: ReportValues; isChanged: boolean; keptAt: Date | null }

export type Keeper<Mark> = ReturnType<typeof openKeeper<Mark>>

/** `requestId` lasts until the report is declared, also over a reload, so that sending it again never doubles it. */
export type NewMark = { requestId: string }
/** The version of the report which the changes were begun from. */
export type EditMark = { version: number }

const NewMark = z.object({ requestId: Id })
const EditMark = z.object({ version: z.number().int().positive() })

export const newMark = (): NewMark => ({ requestId: crypto.randomUUID() })

const editOf = (reportId: string) => `medication-edit.${reportId}`

/** Keeps what a member declares, from where they left it. */
export const openNewKeeper = (memberId: string) =>
  openKeeper({ store: privateStore(memberId), name: NEW_DRAFT, mark: newMark(), Mark: NewMark, base: blankReport() })

/** Keeps what a member changes in one of their reports. Begun from an older version where `mark` says so. */
export const openEditKeeper = (memberId: string, report: Report) =>
  openKeeper({
    store: privateStore(memberId),
    name: editOf(report.id),
    mark: { version: report.version },
    Mark: EditMark,
    base: valuesOf(report),
  })

/** Forgets what any tab had kept: there is nothing left to change. */
export const forgetEdit = (memberId: string, reportId: string): void => privateStore(memberId).forget(editOf(reportId))

type Opening<Mark> = {
  store: PrivateStore
  name: string
  mark: Mark
  Mark: z.ZodType<Mark>
  /** What it says as long as nothing is changed. */
  base: ReportValues
}

function openKeeper<Mark>({ store, name, mark, Mark, base: first }: Opening<Mark>) {
  let base = first
  let writing: Writing<Mark> = { mark, values: base, isChanged: false, keptAt: null }
  let written: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const readers = new Set<() => void>()

  const become = (next: Writing<Mark>) => {
    writing = next
    for (const read of readers) read()
  }
  const stopWaiting = () => {
    clearTimeout(timer)
    timer = undefined
  }
  /** What another tab has kept since is that tab's. */
  const forget = () => {
    if (written !== undefined && store.read(name) === written) store.forget(name)
  }
  const keep = () => {
    stopWaiting()
    const keptAt = new Date()
    const { mark, values, isChanged } = writing
    if (isChanged) {
      written = JSON.stringify({ shape: SHAPE, mark, values, keptAt })
      store.write(name, written)
    } else forget()
    // Storage may be forbidden or full.
    become({ ...writing, keptAt: isChanged && store.read(name) === written ? keptAt : null })
  }

  const text = store.read(name)
  const draft = draftOf(text, Mark)
  if (text !== null && draft) {
    written = text
    if (saySame(draft.values, base)) forget()
    else writing = { ...draft, isChanged: true }
  }

  return {
    current: () => writing,
    subscribe: (reader: () => void) => {
      readers.add(reader)
      return () => {
        readers.delete(reader)
      }
    },
    /** Keeps these values once the person pauses. */
    change: (values: ReportValues) => {
      const isChanged = !saySame(values, base)
      const next = { ...writing, values, isChanged }
      if (isChanged === writing.isChanged) writing = next
      else become(next)
      stopWaiting()
      timer = setTimeout(keep, PAUSE_MS)
    },
    /** Keeps at once what is still to be kept: the page may be closing. */
    flush: () => {
      if (timer !== undefined) keep()
    },
    /** From now on these values stand over this base, under this mark. */
    goOnFrom: (newBase: ReportValues, newMark: Mark, values: ReportValues) => {
      base = newBase
      become({ ...writing, mark: newMark, values, isChanged: !saySame(values, base) })
      keep()
    },
    /** The same words under another mark. */
    remark: (newMark: Mark) => {
      become({ ...writing, mark: newMark })
      keep()
    },
    /** It was saved: nothing is left to keep. */
    finish: () => {
      stopWaiting()
      forget()
      become({ ...writing, isChanged: false, keptAt: null })
    },
  }
}

type Draft<Mark> = { mark: Mark; values: ReportValues; keptAt: Date }

/** The draft that was written as this text; undefined when there is none, or none that this form understands. */
export function draftOf<Mark>(text: string | null, Mark: z.ZodType<Mark>): Draft<Mark> | undefined {
  const Kept = z.object({ shape: z.literal(SHAPE), mark: Mark, keptAt: z.iso.datetime(), values: KeptReportValues })
  const kept = Kept.safeParse(parsed(text ?? ''))
  if (!kept.success) return undefined
  const { mark, values, keptAt } = kept.data
  return { mark: mark as Mark, values, keptAt: new Date(keptAt) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
