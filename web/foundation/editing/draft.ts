import { privateStore } from '../private-store.ts'
import { parseJson } from '../storage/parse-json.ts'
import type { DraftedForm } from './form-description.ts'
import { type Is, isShape, isText } from './shapes.ts'

/** Typing is not kept letter by letter. */
const PAUSE_MS = 500

/** Another number whenever a draft kept by the version before could not be read as one of this version. */
const SHAPE = 1

/** How the drafts of a form are kept. `Mark` goes with the values when they are sent: the request, or the version they change. */
export type DraftKind<Values, Mark> = { name: string; form: DraftedForm<Values>; isMark: Is<Mark> }

/** `hasFiles` says that files belong to the draft too, which are found again by its mark. */
export type KeptDraft<Values, Mark> = { mark: Mark; values: Values; hasFiles: boolean; keptAt: Date }

/** A draft being written. `keptAt` is null as long as this device keeps nothing of it. */
export type Writing<Values, Mark> = Omit<KeptDraft<Values, Mark>, 'keptAt'> & {
  keptAt: Date | null
  /** Whether the values differ from those they began from. */
  isChanged: boolean
  /** Whether anything would be lost with the draft. */
  hasSomething: boolean
  /** Whether all required fields say something. */
  isFilled: boolean
}

export type Draft<Values, Mark> = ReturnType<typeof openDraft<Values, Mark>>

/** Keeps what a person (a visitor where `memberId` is null) writes in one form, from where they left it, over the values it began from. */
export function openDraft<Values, Mark>(
  memberId: string | null,
  kind: DraftKind<Values, Mark>,
  begun: { mark: Mark; base: Values },
) {
  const { form } = kind
  const shelf = storeOf(memberId, kind.name)
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
  /** Forgets the kept draft, unless another tab has kept one since: that one is the other tab's. */
  const forget = () => {
    if (written !== undefined && shelf.read() === written) shelf.forget()
  }
  const keep = () => {
    stopWaiting()
    const keptAt = new Date()
    const { mark, values, hasFiles, hasSomething } = writing
    let isKept = false
    if (hasSomething) {
      written = draftText({ mark, values, hasFiles, keptAt })
      isKept = shelf.write(written)
    } else forget()
    become({ ...writing, keptAt: isKept ? keptAt : null })
  }
  const goOn = (mark: Mark, values: Values, hasFiles: boolean) => {
    become(writingOf(mark, values, hasFiles, writing.keptAt))
    keep()
  }

  let writing = writingOf(begun.mark, base, false, null)
  const text = shelf.read()
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
    /** Keeps these values once the person pauses. */
    change: (values: Values) => {
      const { mark, hasFiles, keptAt, isChanged, isFilled } = writing
      const next = writingOf(mark, values, hasFiles, keptAt)
      // Nothing is redrawn at every letter.
      if (next.isChanged === isChanged && next.isFilled === isFilled) writing = next
      else become(next)
      stopWaiting()
      timer = setTimeout(keep, PAUSE_MS)
    },
    /** Whether photos or videos belong to it: then it is kept even without a word. */
    holdFiles: (hasFiles: boolean) => {
      if (hasFiles !== writing.hasFiles) goOn(writing.mark, writing.values, hasFiles)
    },
    /** Keeps at once what is still to be kept: the page may be closing. */
    flush: () => {
      if (timer !== undefined) keep()
    },
    /** Goes on with these values over this base, under this mark. */
    goOnFrom: (newBase: Values, mark: Mark, values: Values) => {
      base = newBase
      goOn(mark, values, false)
    },
    /** Goes on with the same values under another mark. */
    remark: (mark: Mark) => goOn(mark, writing.values, writing.hasFiles),
    /** Goes on from a draft that was begun elsewhere. */
    adopt: ({ mark, values, hasFiles }: KeptDraft<Values, Mark>) => goOn(mark, values, hasFiles),
    /** The draft was sent: nothing is left to keep. */
    finish: () => {
      stopWaiting()
      forget()
      become({ ...writing, hasFiles: false, isChanged: false, hasSomething: false, keptAt: null })
    },
  }
}

/** Returns the draft that this person was writing; undefined where there is none. */
export const keptDraft = <Values, Mark>(
  memberId: string | null,
  kind: DraftKind<Values, Mark>,
): KeptDraft<Values, Mark> | undefined => draftOf(storeOf(memberId, kind.name).read(), kind)

/** @returns  whether the browser really kept it: storage may be forbidden or full */
export const keepDraft = <Values, Mark>(
  memberId: string | null,
  kind: DraftKind<Values, Mark>,
  draft: KeptDraft<Values, Mark>,
): boolean => storeOf(memberId, kind.name).write(draftText(draft))

/** Calls `heard` for drafts that this member keeps in another tab; returns how to stop. */
export const watchDraft = <Values, Mark>(
  memberId: string,
  kind: DraftKind<Values, Mark>,
  heard: (draft: KeptDraft<Values, Mark>) => void,
): (() => void) =>
  privateStore(memberId).watch(kind.name, () => {
    const draft = keptDraft(memberId, kind)
    if (draft) heard(draft)
  })

/** Forgets the draft that any tab kept under this name. */
export const forgetDraft = (memberId: string | null, name: string): void => storeOf(memberId, name).forget()

export const draftText = (draft: KeptDraft<unknown, unknown>): string => JSON.stringify({ shape: SHAPE, ...draft })

/** The draft that was written as this text; undefined when there is none, or none that this form understands. */
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

/** Holds the drafts that the browser could not keep: they last as long as the page. */
const unkept = new Map<string, string>()

function storeOf(memberId: string | null, name: string) {
  const store = privateStore(memberId)
  const place = `${memberId}.${name}`
  return {
    read: (): string | null => unkept.get(place) ?? store.read(name),
    /** @returns  whether the browser really kept it */
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
