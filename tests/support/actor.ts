import type { Member } from '#server/foundation/actor.ts'

/** A member as the server knows them from their session; with nothing special, but what is given. */
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

/** Of a request that no browser has sent. */
export const noBrowser = () => ({ headers: new Headers(), cookies: [] as string[] })
