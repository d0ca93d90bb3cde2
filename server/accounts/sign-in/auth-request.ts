import type { Services } from '#server/foundation/context.ts'
import type { SignInLimits } from '../concurrency-limits.ts'
import type { Sessions } from '../security/session-service.ts'
import type { Auth } from './auth-service.ts'

/** A request at one of Better Auth's routes. */
export type AuthRequest = {
  services: Services
  auth: Auth
  sessions: Sessions
  /** Cleaned of what the route does not take. */
  request: Request
  clientAddress: string
  path: string
  /** Through which what is done for it goes: those of the crowd, or those of a browser that is known. */
  limitedBy: SignInLimits
  /** Has the library answer the request. */
  ask: () => Promise<Response>
}
