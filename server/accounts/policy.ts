import type { Role } from '#contract/accounts/schema.ts'

/** The rights in force: those granted, once a second factor protects the account. */
export const rolesInForce = (granted: readonly Role[], { hasSecondFactor }: { hasSecondFactor: boolean }): Role[] =>
  hasSecondFactor ? [...granted] : []
