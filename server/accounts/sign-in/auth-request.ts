import type { Services } from '#server/foundation/context.ts'
import type { SignInLimits } from '../concurrency-limits.ts'
import type { Sessions } from '../security/session-service.ts'
import type { Auth } from './auth-service.ts'

/** A request at one of Better Auth's routes. */
export type AuthRequest = {
  services: Services
  auth: Auth
  sessions: Sessions
  /** The request without input that the route does not accept. */
  request: Request
  clientAddress: string
  path: string
  /** The concurrency limits that apply: those of strangers, or those of a known browser. */
  limitedBy: SignInLimits
  /** Passes the request to the library. */
  ask: () => Promise<Response>
}
