import { served } from '#web/foundation/prefetched.ts'
import type { AuthSearch } from './auth-search.ts'

/** Returns the view for a visitor who needs an account: the sign-up, or the sign-in in a browser where a member signed in before. */
export const wayIn = (): Pick<AuthSearch, 'view'> => (served.hasMember ? {} : { view: 'signUp' })
