import { ORPCError } from '@orpc/client'
import type { FileFault } from '#contract/foundation/faults.ts'
import { ConnectionLost } from '#web/foundation/connection-lost.ts'
import { isForeseen, isRefusal } from '#web/foundation/failure.ts'

/** `again` retries after a pause, `afresh` from the first byte; `refuse` and `fail` end the upload. */
export type AfterFailure =
  | { act: 'again'; pauseMs: number }
  | { act: 'afresh' }
  | { act: 'refuse'; fault: FileFault }
  | { act: 'fail' }

/** `isRenewed`: the request was refused as unauthenticated because the session was renewed meanwhile. */
export type Failures = { lost: number; broken: number; isAfresh: boolean; isRenewed: boolean }

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 15_000
const BROKEN_MAX = 5

/** A lost connection is retried without limit, a server error a few times; a refusal or a full disk ends the upload. */
export function afterFailure(error: unknown, { lost, broken, isAfresh, isRenewed }: Failures): AfterFailure {
  if (isForeseen(error) && error.code === 'FILE_REFUSED') return { act: 'refuse', fault: error.data.fault }
  if (isRefusal(error, 'STORAGE_FULL')) return { act: 'fail' }
  if (isGone(error)) return isAfresh ? { act: 'fail' } : { act: 'afresh' }
  if (isLost(error)) return { act: 'again', pauseMs: pauseAfter(lost) }
  if ((isRenewed || isBroken(error)) && broken < BROKEN_MAX) return { act: 'again', pauseMs: pauseAfter(broken) }
  return { act: 'fail' }
}

export const isLost = (error: unknown): boolean => error instanceof ConnectionLost

/** The server deleted the file: it was left too long, or discarded in another tab. */
const isGone = (error: unknown) =>
  isRefusal(error, 'NOT_FOUND') || (error instanceof ORPCError && (error.status === 404 || error.status === 410))

/** 409 and 423 mean that the server still holds the previous connection, or has received less than we believe. */
const isBroken = (error: unknown) =>
  error instanceof ORPCError && (error.status >= 500 || [409, 423].includes(error.status))

const pauseAfter = (times: number) => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** times)
