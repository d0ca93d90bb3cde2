import { privateStore } from '#web/foundation/private-store.ts'

export const NEW_DRAFT = 'medication'

export const isDraftWaiting = (memberId: string): boolean => privateStore(memberId).read(NEW_DRAFT) !== null
