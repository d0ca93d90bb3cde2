import type { Role } from '#contract/accounts/schema.ts'

/** Whether these rights, in force, open the cases. The server has the last word. */
export const readsCases = (roles: readonly Role[]): boolean => roles.includes('moderator') || roles.includes('admin')
