import { pageConfig } from '#web/foundation/prefetched.ts'
import type { AuthSearch } from './auth-search.ts'

/** Returns the view for a visitor who needs an account: the sign-up, or the sign-in in a browser where a member signed in before. */
export const wayIn = (): Pick<AuthSearch, 'view'> => (pageConfig.hasMember ? {} : { view: 'signUp' })
