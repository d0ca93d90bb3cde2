import type { Log } from '../observe/log.ts'
import { Refusal } from '../refusal.ts'

export type Outage = {
  /** Runs work that uses a server elsewhere. @throws Refusal UNAVAILABLE where that server fails; a failure of this machine is thrown as it is */
  during<T>(work: () => Promise<T>): Promise<T>
  /** The refusal that a failure elsewhere amounts to; undefined for any other. */
  refusalOf(error: unknown): Refusal | undefined
}

/** Tells the log when something elsewhere fails and when it is back, once each, however many ask meanwhile. */
export function watchOutage(what: string, log: Log): Outage {
  let isAway = false
  const refusalOf = (error: unknown) => {
    if (error instanceof Refusal) return error
    if (!isElsewhere(error)) return undefined
    if (!isAway) log.error({ err: error }, `${what} does not do what is asked of it`)
    isAway = true
    return new Refusal('UNAVAILABLE')
  }
  return {
    refusalOf,
    async during(work) {
      try {
        const done = await work()
        if (isAway) log.info(`${what} works again`)
        isAway = false
        return done
      } catch (error) {
        throw refusalOf(error) ?? error
      }
    },
  }
}

/** Error codes of connections and of what is sent over them: of sockets, names, TLS, HTTP, and answers that break off. */
const NETWORK_CODES =
  /^(EAI_|ECONN|EHOST|ENET|ENOTFOUND|EPIPE|EPROTO|ETIMEDOUT|HPE_|CERT_|ERR_SSL_|ERR_TLS_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_STREAM_PREMATURE_CLOSE)/

/** Whether it is the server elsewhere, or the way to it, that failed: its client marks what it throws with `$metadata` or `$fault`. */
function isElsewhere(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('$metadata' in error || '$fault' in error || error.name === 'TimeoutError') return true
  return 'code' in error && typeof error.code === 'string' && NETWORK_CODES.test(error.code)
}
