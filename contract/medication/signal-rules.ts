import type { Role } from '#contract/accounts/schema.ts'

const READERS: readonly Role[] = ['medical_professional', 'admin']

/** @param roles  in force */
export const readsSignals = (roles: readonly Role[]): boolean => roles.some((role) => READERS.includes(role))
