import type { Role } from '#contract/accounts/schema.ts'

/** Returns whether these roles, in force, give access to the cases. The server decides in the end. */
export const readsCases = (roles: readonly Role[]): boolean => roles.includes('moderator') || roles.includes('admin')
