import type { Member } from '#server/foundation/actor.ts'

/** Returns a member as the server knows them from their session, without anything special but what is given. */
export const memberActor = (id: string, given: Partial<Omit<Member, 'kind' | 'id'>> = {}): Member => ({
  kind: 'member',
  id,
  sessionId: '',
  roles: [],
  isReadOnly: false,
  hasOldConsents: false,
  sanction: null,
  newUntil: null,
  ...given,
})

/** The headers and cookies of a request that no browser sent. */
export const noBrowser = () => ({ headers: new Headers(), cookies: [] as string[] })
