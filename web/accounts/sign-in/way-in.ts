import { served } from '#web/foundation/prefetched.ts'
import type { AuthSearch } from './auth-search.ts'

/** Which view a visitor who needs an account is led to: the sign-up, or the sign-in in a browser where a member signed in before. */
export const wayIn = (): Pick<AuthSearch, 'view'> => (served.hasMember ? {} : { view: 'signUp' })
