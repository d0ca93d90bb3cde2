import type { Role } from '#contract/accounts/schema.ts'
import type { AccountStatus } from '#contract/admin/schema.ts'

/** They never hold a mail address. */
export type MembersView = { nom?: string; droit?: Role; etat?: AccountStatus }

export const ACCOUNT_STATUSES = [
  'active',
  'silenced',
  'suspended',
  'unconfirmed',
  'leaving',
] as const satisfies readonly AccountStatus[]
export const QUERY_MAX = 254

export function readMembersView({ nom, droit, etat }: Record<string, unknown>): MembersView {
  const role = GRANTABLE_ROLES.find((each) => each === droit)
  const accountStatus = ACCOUNT_STATUSES.find((each) => each === etat)
  const name = typeof nom === 'string' || typeof nom === 'number' ? String(nom).slice(0, QUERY_MAX) : ''
  return {
    ...(name && !name.includes('@') && { nom: name }),
    ...(role && { droit: role }),
    ...(accountStatus && { etat: accountStatus }),
  }
}

export const GRANTABLE_ROLES = ['admin', 'moderator', 'medical_professional'] as const satisfies readonly Role[]
