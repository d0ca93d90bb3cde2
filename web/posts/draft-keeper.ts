import { forgetDraft, isBlankDraft, keepDraft, keptDraft, newDraft, type SymptomDraft } from './symptom-draft.ts'
import type { SymptomValues } from './symptom-values.ts'

/** Typing is not kept letter by letter. */
const PAUSE_MS = 500

export type DraftKeeper = ReturnType<typeof openDraftKeeper>

/** Keeps what a person (a visitor when `memberId` is null) writes in the symptom form, from where they left it. */
export function openDraftKeeper(memberId: string | null) {
  let draft = keptDraft(memberId) ?? newDraft()
  let timer: ReturnType<typeof setTimeout> | undefined
  const readers = new Set<() => void>()

  const become = (next: SymptomDraft) => {
    draft = next
    for (const read of readers) read()
  }

  const stopWaiting = () => {
    clearTimeout(timer)
    timer = undefined
  }

  const keep = () => {
    stopWaiting()
    const kept = { ...draft, keptAt: new Date() }
    const isKept = !isBlankDraft(draft) && keepDraft(memberId, kept)
    if (!isKept) forgetDraft(memberId)
    become(isKept ? kept : { ...draft, keptAt: null })
  }

  return {
    current: () => draft,
    subscribe: (reader: () => void) => {
      readers.add(reader)
      return () => {
        readers.delete(reader)
      }
    },
    /** Keeps these values once the person pauses. */
    change: (values: SymptomValues) => {
      draft = { ...draft, values }
      stopWaiting()
      timer = setTimeout(keep, PAUSE_MS)
    },
    /** Whether the form has photos or videos: then it is kept even without a word, since they are found again by it. */
    holdFiles: (hasFiles: boolean) => {
      if (draft.hasFiles === hasFiles) return
      draft = { ...draft, hasFiles }
      keep()
    },
    /** Keeps at once what is still to be kept: the page may be closing. */
    flush: () => {
      if (timer !== undefined) keep()
    },
    /** Goes on from a draft that was begun elsewhere. */
    adopt: (other: SymptomDraft) => {
      draft = other
      keep()
    },
    /**
     * The same words under another request: the former one was already answered with other words.
     * @returns  the form that its files are now to be kept under: those of the former are that one's
     */
    renewRequest: () => {
      draft = { ...draft, requestId: crypto.randomUUID(), formId: crypto.randomUUID() }
      keep()
      return draft.formId
    },
    /** Forgets everything, and begins another post. */
    startAfresh: () => {
      stopWaiting()
      forgetDraft(memberId)
      become(newDraft())
    },
  }
}
