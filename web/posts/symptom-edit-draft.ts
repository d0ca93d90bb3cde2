import { z } from 'zod'
import { privateStore } from '#web/foundation/private-store.ts'
import { KeptSymptomValues, type SymptomValues } from './symptom-values.ts'

/** Changes to a symptom that were not saved yet. `version` is that of the post which they were begun from. */
export type EditDraft = { version: number; values: SymptomValues; keptAt: Date }

/** Another number whenever a draft kept by the version before could not be read as one of this version. */
const SHAPE = 1

const KeptEdit = z.object({
  shape: z.literal(SHAPE),
  version: z.number().int().positive(),
  keptAt: z.iso.datetime(),
  values: KeptSymptomValues,
})

/** Where a member's unsaved changes to one of their symptoms are kept on this device. */
export function editDrafts(memberId: string, postId: string) {
  const store = privateStore(memberId)
  const name = `symptom-edit.${postId}`
  let written: string | undefined
  return {
    read: (): EditDraft | undefined => {
      const text = store.read(name)
      const draft = editDraftOf(text)
      if (draft) written = text ?? undefined
      return draft
    },
    /** @returns  whether the browser really kept it: storage may be forbidden or full */
    keep: (draft: EditDraft): boolean => {
      written = JSON.stringify({ shape: SHAPE, ...draft })
      store.write(name, written)
      return store.read(name) === written
    },
    /** Forgets what was read or kept here; what another tab has kept since is that tab's. */
    forget: (): void => {
      if (written !== undefined && store.read(name) === written) store.forget(name)
    },
  }
}

/** Forgets what any tab had kept: there is nothing left to change. */
export const forgetEditDraft = (memberId: string, postId: string): void =>
  privateStore(memberId).forget(`symptom-edit.${postId}`)

/** The draft that was written as this text; undefined when there is none, or none that this form understands. */
export function editDraftOf(text: string | null): EditDraft | undefined {
  const kept = KeptEdit.safeParse(parsed(text ?? ''))
  if (!kept.success) return undefined
  const { version, values, keptAt } = kept.data
  return { version, values, keptAt: new Date(keptAt) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
