import type { Services } from '#server/foundation/context.ts'
import type { Auth } from './auth.ts'
import type { Sessions } from './sessions.ts'

/** A request at one of Better Auth's doors. */
export type Knock = {
  services: Services
  auth: Auth
  sessions: Sessions
  /** Cleaned of what the door does not take. */
  request: Request
  clientAddress: string
  path: string
  /** Has the library answer the request. */
  ask: () => Promise<Response>
}
