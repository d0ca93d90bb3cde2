/**
 * SQLSTATE by which PostgreSQL says that it cannot do its work now, whatever was asked: 08 and 57P0x, it goes or is not there yet; 53, no room, memory or
 * connection left; 58030, a disk that fails; 25006, a stand-by that only reads.
 */
const REFUSED = /^(08|53|57P0[1-3]|58030|25006)/
/** Error codes of the way to PostgreSQL. */
const UNREACHABLE = /^(ECONN|EHOST|ENET|ENOTFOUND|EAI_|EPIPE|ETIMEDOUT)/
/** Errors of the driver that have a message and no code. */
const TOLD =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed)/

/** An error for libraries that query the database for us and do not pass on why that failed. */
export class UnavailableError extends Error {}

/** Whether an error, or the copy of one that the job queue keeps, came from a database that is not there now, rather than from what was asked of it. */
export function isUnavailable(error: unknown): boolean {
  for (let at = error; isLikeError(at); at = at.cause) {
    if (at instanceof UnavailableError) return true
    const code = typeof at.code === 'string' ? at.code : ''
    // PostgreSQL alone says how severe it is.
    if (at.severity === undefined ? UNREACHABLE.test(code) || TOLD.test(at.message) : REFUSED.test(code)) return true
    // ENOENT of a connection means that the socket is not there; of a file it is another matter.
    if (code === 'ENOENT' && 'syscall' in at && at.syscall === 'connect') return true
  }
  return false
}

type LikeError = { message: string; code?: unknown; severity?: unknown; cause?: unknown }

const isLikeError = (given: unknown): given is LikeError =>
  typeof given === 'object' && given !== null && 'message' in given && typeof given.message === 'string'
