import { TREATMENTS_MAX } from '#contract/treatments/limits.ts'
import { TreatmentFields } from '#contract/treatments/schema.ts'
import { privateStore } from '#web/foundation/private-store.ts'
import { parseJson } from '#web/foundation/storage/parse-json.ts'

/** A treatment that waits on this device for its story. It is sent with `requestId`, so that it is added once however often it is sent. */
export type Pending = TreatmentFields & { requestId: string }

/** The name under which treatments of an unpublished story are kept; those of a published story have its id instead. */
const BEING_WRITTEN = 'tried.new'
const nameOf = (postId: string | null) => (postId === null ? BEING_WRITTEN : `tried.${postId}`)

/** Returns the waiting treatments; drops those that this version does not understand. */
export function pendingOf(memberId: string, postId: string | null): Pending[] {
  const kept = parseJson(privateStore(memberId).read(nameOf(postId)))
  return Array.isArray(kept) ? kept.flatMap((each) => readPending(each) ?? []).slice(0, TREATMENTS_MAX) : []
}

function readPending(kept: unknown): Pending | undefined {
  const { requestId, ...fields } = Object(kept)
  const read = TreatmentFields.safeParse(fields)
  return typeof requestId === 'string' && read.success ? { ...read.data, requestId } : undefined
}

export function keepPending(memberId: string, postId: string | null, entries: readonly Pending[]): void {
  const store = privateStore(memberId)
  if (entries.length === 0) store.forget(nameOf(postId))
  else store.write(nameOf(postId), JSON.stringify(entries))
}

/** Assigns the treatments entered while a story was being written to that story, now that it is published. */
export function handToStory(memberId: string, postId: string): void {
  keepPending(memberId, postId, [...pendingOf(memberId, postId), ...pendingOf(memberId, null)])
  keepPending(memberId, null, [])
}
