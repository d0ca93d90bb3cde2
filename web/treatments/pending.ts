import { TREATMENTS_MAX } from '#contract/treatments/limits.ts'
import { TreatmentFields } from '#contract/treatments/schema.ts'
import { privateStore } from '#web/foundation/private-store.ts'

/** An entry that waits on this device for its story: `requestId` goes with it, so that it is added once however often it is sent. */
export type Pending = TreatmentFields & { requestId: string }

/** Of a story that is being written, and then of one that was published. */
const BEING_WRITTEN = 'tried.new'
const nameOf = (postId: string | null) => (postId === null ? BEING_WRITTEN : `tried.${postId}`)

/** What waits; nothing of what this version does not understand. */
export function pendingOf(memberId: string, postId: string | null): Pending[] {
  try {
    const kept: unknown = JSON.parse(privateStore(memberId).read(nameOf(postId)) ?? '[]')
    return Array.isArray(kept) ? kept.flatMap((each) => readPending(each) ?? []).slice(0, TREATMENTS_MAX) : []
  } catch {
    return []
  }
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

/** What was told while a story was being written is of that story, now that it is published. */
export function handToStory(memberId: string, postId: string): void {
  keepPending(memberId, postId, [...pendingOf(memberId, postId), ...pendingOf(memberId, null)])
  keepPending(memberId, null, [])
}
