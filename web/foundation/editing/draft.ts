import { privateStore } from '../private-store.ts'
import { parseJson } from '../storage/parse-json.ts'
import type { DraftedForm } from './form-description.ts'
import { type Is, isShape, isText } from './shapes.ts'

const PAUSE_MS = 500

/** The version of the stored shape: it changes when drafts of the previous version can no longer be read. */
const SHAPE = 1

/** `Mark` is sent with the values: a request id, or the version that is changed. */
export type DraftKind<Values, Mark> = { name: string; form: DraftedForm<Values>; isMark: Is<Mark> }

/** `hasFiles` says that files belong to the draft, which are stored under its mark. */
export type KeptDraft<Values, Mark> = { mark: Mark; values: Values; hasFiles: boolean; keptAt: Date }

/** `keptAt` is null while this device stores nothing of the draft. */
export type Writing<Values, Mark> = Omit<KeptDraft<Values, Mark>, 'keptAt'> & {
  keptAt: Date | null
  isChanged: boolean
  /** Whether discarding the draft would lose anything. */
  hasSomething: boolean
  isFilled: boolean
}

export type Draft<Values, Mark> = ReturnType<typeof openDraft<Values, Mark>>

/** Opens the stored draft of the form, else a new one; `memberId` is null for a visitor. */
export function openDraft<Values, Mark>(
  memberId: string | null,
  kind: DraftKind<Values, Mark>,
  begun: { mark: Mark; base: Values },
) {
  const { form } = kind
  const store = storeOf(memberId, kind.name)
  let { base } = begun
  let written: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const readers = new Set<() => void>()

  const writingOf = (mark: Mark, values: Values, hasFiles: boolean, keptAt: Date | null): Writing<Values, Mark> => {
    const isChanged = !form.saySame(values, base)
    return {
      mark,
      values,
      hasFiles,
      keptAt,
      isChanged,
      hasSomething: isChanged || hasFiles,
      isFilled: form.isFilled(values),
    }
  }
  const become = (next: Writing<Values, Mark>) => {
    writing = next
    for (const read of readers) read()
  }
  const stopWaiting = () => {
    clearTimeout(timer)
    timer = undefined
  }
  /** Deletes the stored draft, unless another tab has stored its own since. */
  const forget = () => {
    if (written !== undefined && store.read() === written) store.forget()
  }
  const keep = () => {
    stopWaiting()
    const keptAt = new Date()
    const { mark, values, hasFiles, hasSomething } = writing
    let isKept = false
    if (hasSomething) {
      written = draftText({ mark, values, hasFiles, keptAt })
      isKept = store.write(written)
    } else forget()
    become({ ...writing, keptAt: isKept ? keptAt : null })
  }
  const goOn = (mark: Mark, values: Values, hasFiles: boolean) => {
    become(writingOf(mark, values, hasFiles, writing.keptAt))
    keep()
  }

  let writing = writingOf(begun.mark, base, false, null)
  const text = store.read()
  const found = draftOf(text, kind)
  if (text !== null && found) {
    written = text
    const foundWriting = writingOf(found.mark, found.values, found.hasFiles, found.keptAt)
    if (foundWriting.hasSomething) writing = foundWriting
    else forget()
  }

  return {
    current: () => writing,
    subscribe: (reader: () => void) => {
      readers.add(reader)
      return () => {
        readers.delete(reader)
      }
    },
    change: (values: Values) => {
      const { mark, hasFiles, keptAt, isChanged, isFilled } = writing
      const next = writingOf(mark, values, hasFiles, keptAt)
      // Subscribers are told only when a flag changes, so that the page does not render at every letter.
      if (next.isChanged === isChanged && next.isFilled === isFilled) writing = next
      else become(next)
      stopWaiting()
      timer = setTimeout(keep, PAUSE_MS)
    },
    /** Sets whether photos or videos belong to the draft: it is then stored even without text. */
    holdFiles: (hasFiles: boolean) => {
      if (hasFiles !== writing.hasFiles) goOn(writing.mark, writing.values, hasFiles)
    },
    /** Stores pending changes at once, because the page may be closing. */
    flush: () => {
      if (timer !== undefined) keep()
    },
    goOnFrom: (newBase: Values, mark: Mark, values: Values) => {
      base = newBase
      goOn(mark, values, false)
    },
    remark: (mark: Mark) => goOn(mark, writing.values, writing.hasFiles),
    adopt: ({ mark, values, hasFiles }: KeptDraft<Values, Mark>) => goOn(mark, values, hasFiles),
    finish: () => {
      stopWaiting()
      forget()
      become({ ...writing, hasFiles: false, isChanged: false, hasSomething: false, keptAt: null })
    },
  }
}

export const keptDraft = <Values, Mark>(
  memberId: string | null,
  kind: DraftKind<Values, Mark>,
): KeptDraft<Values, Mark> | undefined => draftOf(storeOf(memberId, kind.name).read(), kind)

/** @returns  whether the browser really stored it: storage may be forbidden or full */
export const keepDraft = <Values, Mark>(
  memberId: string | null,
  kind: DraftKind<Values, Mark>,
  draft: KeptDraft<Values, Mark>,
): boolean => storeOf(memberId, kind.name).write(draftText(draft))

export const watchDraft = <Values, Mark>(
  memberId: string,
  kind: DraftKind<Values, Mark>,
  heard: (draft: KeptDraft<Values, Mark>) => void,
): (() => void) =>
  privateStore(memberId).watch(kind.name, () => {
    const draft = keptDraft(memberId, kind)
    if (draft) heard(draft)
  })

export const forgetDraft = (memberId: string | null, name: string): void => storeOf(memberId, name).forget()

export const draftText = (draft: KeptDraft<unknown, unknown>): string => JSON.stringify({ shape: SHAPE, ...draft })

export function draftOf<Values, Mark>(
  text: string | null,
  { form, isMark }: DraftKind<Values, Mark>,
): KeptDraft<Values, Mark> | undefined {
  const kept = parseJson(text)
  if (!isKeptDraft(kept) || !isMark(kept.mark) || !form.isKept(kept.values)) return undefined
  return { mark: kept.mark, values: kept.values, hasFiles: kept.hasFiles, keptAt: new Date(kept.keptAt) }
}

const isKeptDraft = isShape<{ shape: number; mark: unknown; values: unknown; hasFiles: boolean; keptAt: string }>({
  shape: (value) => value === SHAPE,
  mark: (value): value is unknown => value !== undefined,
  values: (value): value is unknown => value !== undefined,
  hasFiles: (value) => typeof value === 'boolean',
  keptAt: (value): value is string => isText(value) && !Number.isNaN(Date.parse(value)),
})

/** Drafts that the browser could not store: they last until the page is closed. */
const unkept = new Map<string, string>()

function storeOf(memberId: string | null, name: string) {
  const store = privateStore(memberId)
  const place = `${memberId}.${name}`
  return {
    read: (): string | null => unkept.get(place) ?? store.read(name),
    write: (text: string): boolean => {
      store.write(name, text)
      const isKept = store.read(name) === text
      if (isKept) unkept.delete(place)
      else unkept.set(place, text)
      return isKept
    },
    forget: (): void => {
      unkept.delete(place)
      store.forget(name)
    },
  }
}
