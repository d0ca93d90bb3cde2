/**
 * SQLSTATEs with which PostgreSQL refuses any work for now. 08 and 57P0x: it is stopping or starting; 53: no disk space, memory or connections; 58030: disk
 * error; 25006: a read-only stand-by.
 */
const REFUSED = /^(08|53|57P0[1-3]|58030|25006)/
const UNREACHABLE = /^(ECONN|EHOST|ENET|ENOTFOUND|EAI_|EPIPE|ETIMEDOUT)/
const TOLD =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed)/

/** An error for libraries that query the database for us and do not pass on why that failed. */
export class UnavailableError extends Error {}

/** Also accepts the copy of an error that the job queue keeps. False where the statement is wrong. */
export function isUnavailable(error: unknown): boolean {
  for (let at = error; isLikeError(at); at = at.cause) {
    if (at instanceof UnavailableError) return true
    const code = typeof at.code === 'string' ? at.code : ''
    if (at.severity === undefined ? UNREACHABLE.test(code) || TOLD.test(at.message) : REFUSED.test(code)) return true
    // ENOENT at connecting means that the socket is missing; elsewhere it concerns a file.
    if (code === 'ENOENT' && 'syscall' in at && at.syscall === 'connect') return true
  }
  return false
}

type LikeError = { message: string; code?: unknown; severity?: unknown; cause?: unknown }

const isLikeError = (given: unknown): given is LikeError =>
  typeof given === 'object' && given !== null && 'message' in given && typeof given.message === 'string'
