import type { Role } from '#contract/accounts/schema.ts'

/** The server decides in the end. */
export const readsCases = (roles: readonly Role[]): boolean => roles.includes('moderator') || roles.includes('admin')
