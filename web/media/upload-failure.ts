import { ORPCError } from '@orpc/client'
import type { FileFault } from '#contract/foundation/faults.ts'
import { ConnectionLost } from '#web/foundation/connection-lost.ts'
import { isForeseen, isRefusal } from '#web/foundation/failure.ts'

/** What follows a failure: the same again after a pause, everything again from the first byte, or the end of it. */
export type AfterFailure =
  | { act: 'again'; pauseMs: number }
  | { act: 'afresh' }
  | { act: 'refuse'; fault: FileFault }
  | { act: 'fail' }

/**
 * How often it failed so far: `lost` connections, `broken` answers of the server, and whether it was begun afresh; `isRenewed`: it was refused as nobody's,
 * because the session was renewed meanwhile.
 */
export type Failures = { lost: number; broken: number; isAfresh: boolean; isRenewed: boolean }

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 15_000
const BROKEN_MAX = 5

/** A connection may be lost as often as it likes; a server that breaks is asked a few times; a refusal, or a full disk, is believed at once. */
export function afterFailure(error: unknown, { lost, broken, isAfresh, isRenewed }: Failures): AfterFailure {
  if (isForeseen(error) && error.code === 'FILE_REFUSED') return { act: 'refuse', fault: error.data.fault }
  if (isRefusal(error, 'STORAGE_FULL')) return { act: 'fail' }
  if (isGone(error)) return isAfresh ? { act: 'fail' } : { act: 'afresh' }
  if (isLost(error)) return { act: 'again', pauseMs: pauseAfter(lost) }
  if ((isRenewed || isBroken(error)) && broken < BROKEN_MAX) return { act: 'again', pauseMs: pauseAfter(broken) }
  return { act: 'fail' }
}

/** The request did not arrive, or its answer did not. */
export const isLost = (error: unknown): boolean => error instanceof ConnectionLost

/** The server forgot the file: it was left too long, or thrown away from another tab. */
const isGone = (error: unknown) =>
  isRefusal(error, 'NOT_FOUND') || (error instanceof ORPCError && (error.status === 404 || error.status === 410))

/** 409 and 423: the server still holds the connection before this one, or has not all that we believe it has. */
const isBroken = (error: unknown) =>
  error instanceof ORPCError && (error.status >= 500 || [409, 423].includes(error.status))

const pauseAfter = (times: number) => Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** times)
