import { privateStore } from '#web/foundation/private-store.ts'

/** The name of the draft of a report that is not declared yet. */
export const NEW_DRAFT = 'medication'

/** Returns whether this member has begun a report on this device that is not declared yet. */
export const isDraftWaiting = (memberId: string): boolean => privateStore(memberId).read(NEW_DRAFT) !== null
