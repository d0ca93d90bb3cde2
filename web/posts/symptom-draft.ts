import { z } from 'zod'
import { Id } from '#contract/foundation/ids.ts'
import { type PrivateStore, privateStore } from '#web/foundation/private-store.ts'
import { blankSymptom, isBlank, KeptSymptomValues, type SymptomValues } from './symptom-values.ts'

/**
 * A symptom being written. `requestId` lasts until it is published, also over a reload, so that sending it again never doubles it; so does
 * `formId`, which its photos and videos are kept under.
 */
export type SymptomDraft = {
  requestId: string
  formId: string
  values: SymptomValues
  hasFiles: boolean
  keptAt: Date | null
}

/** Another number whenever a draft kept by the version before could not be read as one of this version. */
const SHAPE = 1
const NAME = 'symptom'

const KeptDraft = z.object({
  shape: z.literal(SHAPE),
  requestId: Id,
  formId: Id.optional(),
  hasFiles: z.boolean().default(false),
  keptAt: z.iso.datetime(),
  values: KeptSymptomValues,
})

export const newDraft = (): SymptomDraft => ({
  requestId: crypto.randomUUID(),
  formId: crypto.randomUUID(),
  values: blankSymptom(),
  hasFiles: false,
  keptAt: null,
})

/** Whether nothing was written or chosen yet: there would be nothing to lose. */
export const isBlankDraft = ({ values, hasFiles }: SymptomDraft): boolean => isBlank(values) && !hasFiles

export const draftText = (draft: SymptomDraft): string => JSON.stringify({ shape: SHAPE, ...draft })

/** The draft that was written as this text; undefined when there is none, or none that this form understands. */
export function draftOf(text: string | null): SymptomDraft | undefined {
  if (text === null) return undefined
  const kept = KeptDraft.safeParse(parsed(text))
  if (!kept.success) return undefined
  const { requestId, formId = requestId, values, hasFiles, keptAt } = kept.data
  return { requestId, formId, values, hasFiles, keptAt: new Date(keptAt) }
}

/** What this person was writing. At sign-in, a visitor's text becomes the member's, unless the member had one already. */
export function keptDraft(memberId: string | null): SymptomDraft | undefined {
  const own = draftIn(privateStore(memberId))
  if (own || memberId === null) return own
  const visitor = privateStore(null)
  const draft = draftIn(visitor)
  if (draft && keepDraft(memberId, draft)) visitor.forget(NAME)
  return draft
}

/** @returns  whether the browser really kept it: storage may be forbidden or full */
export function keepDraft(memberId: string | null, draft: SymptomDraft): boolean {
  const store = privateStore(memberId)
  const text = draftText(draft)
  store.write(NAME, text)
  return store.read(NAME) === text
}

/** Hears of drafts that this member keeps in another tab; answers how to stop. */
export const watchDraft = (memberId: string, heard: (draft: SymptomDraft) => void): (() => void) =>
  privateStore(memberId).watch(NAME, () => {
    const draft = keptDraft(memberId)
    if (draft) heard(draft)
  })

export const forgetDraft = (memberId: string | null): void => privateStore(memberId).forget(NAME)

function draftIn(store: PrivateStore): SymptomDraft | undefined {
  const draft = draftOf(store.read(NAME))
  return draft && !isBlankDraft(draft) ? draft : undefined
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
