import type { Post } from '#contract/posts/schema.ts'
import { editDrafts } from './symptom-edit-draft.ts'
import { saySame, valuesOf } from './symptom-edit-values.ts'
import type { SymptomValues } from './symptom-values.ts'

/** Typing is not kept letter by letter. */
const PAUSE_MS = 500

/** `version` is the one that saving replaces; `isChanged`, whether leaving now would leave something unsaved. */
type Editing = { version: number; values: SymptomValues; isChanged: boolean; keptAt: Date | null }

export type EditKeeper = ReturnType<typeof openEditKeeper>

/**
 * Holds what a member changes in one of their symptoms, and keeps it on this device until it is saved. Begins where they left it: then
 * `version` may be an older one than the post's, and the post has changed meanwhile.
 */
export function openEditKeeper({ memberId, post }: { memberId: string; post: Post }) {
  const drafts = editDrafts(memberId, post.id)
  let stored = valuesOf(post)
  let editing: Editing = { version: post.version, values: stored, isChanged: false, keptAt: null }
  let timer: ReturnType<typeof setTimeout> | undefined
  const readers = new Set<() => void>()

  const become = (next: Editing) => {
    editing = next
    for (const read of readers) read()
  }

  const stopWaiting = () => {
    clearTimeout(timer)
    timer = undefined
  }

  const keep = () => {
    stopWaiting()
    const keptAt = new Date()
    const { version, values, isChanged } = editing
    const isKept = isChanged && drafts.keep({ version, values, keptAt })
    if (!isKept) drafts.forget()
    become({ ...editing, keptAt: isKept ? keptAt : null })
  }

  const change = (values: SymptomValues) => {
    const isChanged = !saySame(values, stored)
    const next = { ...editing, values, isChanged }
    if (isChanged === editing.isChanged) editing = next
    else become(next)
    stopWaiting()
    timer = setTimeout(keep, PAUSE_MS)
  }

  const draft = drafts.read()
  if (draft && saySame(draft.values, stored)) drafts.forget()
  else if (draft) editing = { ...draft, isChanged: true }

  return {
    current: () => editing,
    subscribe: (reader: () => void) => {
      readers.add(reader)
      return () => {
        readers.delete(reader)
      }
    },
    /** Keeps these values once the person pauses. */
    change,
    /** Keeps at once what is still to be kept: the page may be closing. */
    flush: () => {
      if (timer !== undefined) keep()
    },
    /** From now on it is this version of the post that is being changed, into these values. */
    goOnFrom: (newer: Post, values: SymptomValues) => {
      stored = valuesOf(newer)
      become({ ...editing, version: newer.version, values, isChanged: !saySame(values, stored) })
      keep()
    },
    /** It was saved: nothing is left to keep. */
    finish: () => {
      stopWaiting()
      drafts.forget()
      become({ ...editing, isChanged: false, keptAt: null })
    },
  }
}
