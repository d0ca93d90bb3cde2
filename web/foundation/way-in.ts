import { pageConfig } from './prefetched.ts'

/** Returns the sign-up, or the sign-in in a browser where a member signed in before. */
export const wayIn = (): { view?: 'signUp' } => (pageConfig.hasMember ? {} : { view: 'signUp' })
