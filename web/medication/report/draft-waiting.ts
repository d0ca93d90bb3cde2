import { privateStore } from '#web/foundation/private-store.ts'

/** What a report that is not declared yet is kept as. */
export const NEW_DRAFT = 'medication'

/** Whether this member began a report on this device and did not declare it yet. */
export const isDraftWaiting = (memberId: string): boolean => privateStore(memberId).read(NEW_DRAFT) !== null
