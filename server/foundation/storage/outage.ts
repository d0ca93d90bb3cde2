import type { Log } from '../observe/log.ts'
import { Refusal } from '../refusal.ts'

export type Outage = {
  /** @throws Refusal UNAVAILABLE where the remote server fails; a local error is thrown as it is */
  during<T>(work: () => Promise<T>): Promise<T>
  refusalOf(error: unknown): Refusal | undefined
}

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

const NETWORK_CODES =
  /^(EAI_|ECONN|EHOST|ENET|ENOTFOUND|EPIPE|EPROTO|ETIMEDOUT|HPE_|CERT_|ERR_SSL_|ERR_TLS_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_STREAM_PREMATURE_CLOSE)/

/** The client marks errors of the remote server with `$metadata` or `$fault`. */
function isElsewhere(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('$metadata' in error || '$fault' in error || error.name === 'TimeoutError') return true
  return 'code' in error && typeof error.code === 'string' && NETWORK_CODES.test(error.code)
}
