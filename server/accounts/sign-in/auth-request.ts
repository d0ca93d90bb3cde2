import type { Services } from '#server/foundation/context.ts'
import type { SignInLimits } from '../concurrency-limits.ts'
import type { Sessions } from '../security/session-service.ts'
import type { Auth } from './auth-service.ts'

export type AuthRequest = {
  services: Services
  auth: Auth
  sessions: Sessions
  request: Request
  clientAddress: string
  path: string
  limitedBy: SignInLimits
  ask: () => Promise<Response>
}
