import type { Role } from '#contract/accounts/schema.ts'

const READERS: readonly Role[] = ['medical_professional', 'admin']

/** Whether these roles, which must be in force, let their holder read signals. */
export const readsSignals = (roles: readonly Role[]): boolean => roles.some((role) => READERS.includes(role))
