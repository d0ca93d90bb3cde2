import type { Role } from '#contract/accounts/schema.ts'

/** Returns the roles in force: all granted ones where a second factor protects the account, else none. */
export const rolesInForce = (granted: readonly Role[], { hasSecondFactor }: { hasSecondFactor: boolean }): Role[] =>
  hasSecondFactor ? [...granted] : []
