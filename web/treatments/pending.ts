import type { ErrorCode } from '#contract/foundation/errors.ts'
import { TREATMENTS_MAX } from '#contract/treatments/limits.ts'
import { TreatmentFields } from '#contract/treatments/schema.ts'
import { isForeseen } from '#web/foundation/failure.ts'
import { privateStore } from '#web/foundation/private-store.ts'
import { parseJson } from '#web/foundation/storage/parse-json.ts'

/** The server adds a treatment once for its `requestId`, however often it is sent. */
export type Pending = TreatmentFields & { requestId: string }

/** Treatments of a published story are kept under its id instead. */
const BEING_WRITTEN = 'tried.new'
const nameOf = (postId: string | null) => (postId === null ? BEING_WRITTEN : `tried.${postId}`)

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

export function handToStory(memberId: string, postId: string): void {
  keepPending(memberId, postId, [...pendingOf(memberId, postId), ...pendingOf(memberId, null)])
  keepPending(memberId, null, [])
}

export type Refused = { entry: Pending; error: unknown }

/** `failure` is why the unsent treatments have to wait; undefined where each one was sent. */
export type Sent = { refused: Refused[]; failure: unknown }

/**
 * A treatment that is refused for what it says stays, word for word, and holds up none of the others.
 * A lost connection or a limit holds up all that are left.
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

const isOfEntry = (error: unknown): boolean => isForeseen(error) && OF_ENTRY.has(error.code)

const OF_ENTRY = new Set<ErrorCode>(['INVALID_INPUT', 'TRIED_ALREADY', 'NO_LINKS_YET', 'REQUEST_REUSED'])

export const takeOut = (memberId: string, postId: string, { requestId }: Pending): void =>
  keepPending(
    memberId,
    postId,
    pendingOf(memberId, postId).filter((entry) => entry.requestId !== requestId),
  )
