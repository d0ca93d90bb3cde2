import type { ErrorCode } from '#contract/foundation/errors.ts'
import { TREATMENTS_MAX } from '#contract/treatments/limits.ts'
import { TreatmentFields } from '#contract/treatments/schema.ts'
import { isForeseen } from '#web/foundation/failure.ts'
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

/** A waiting treatment that the server refused for what it says, and why. */
export type Refused = { entry: Pending; error: unknown }

/** `failure` is why those that were not sent have to wait; undefined where each one was sent. */
export type Sent = { refused: Refused[]; failure: unknown }

/**
 * Sends the treatments that wait for a story, and takes out those that were added. One that is refused for what it says stays, word for word, and holds up
 * none of the others; a lost connection or a limit holds up all that are left.
 * @param add  adds one of them to the story
 */
export async function sendPending(
  memberId: string,
  postId: string,
  add: (entry: Pending) => Promise<unknown>,
): Promise<Sent> {
  const refused: Refused[] = []
  for (const entry of pendingOf(memberId, postId)) {
    try {
      await add(entry)
      takeOut(memberId, postId, entry)
    } catch (error) {
      if (!isOfEntry(error)) return { refused, failure: error }
      refused.push({ entry, error })
    }
  }
  return { refused, failure: undefined }
}

/** Whether the server refused what a treatment says, and so may take the next one. */
const isOfEntry = (error: unknown): boolean => isForeseen(error) && OF_ENTRY.has(error.code)

const OF_ENTRY = new Set<ErrorCode>(['INVALID_INPUT', 'TRIED_ALREADY', 'NO_LINKS_YET', 'REQUEST_REUSED'])

/** Takes out one treatment that waits for a story. */
export const takeOut = (memberId: string, postId: string, { requestId }: Pending): void =>
  keepPending(
    memberId,
    postId,
    pendingOf(memberId, postId).filter((entry) => entry.requestId !== requestId),
  )
