import type { Me } from '#contract/accounts/schema.ts'

/** Returns whether these roles, in force, give access to screens for admins. The server decides in the end. */
export const isAdmin = ({ roles }: Pick<Me, 'roles'>): boolean => roles.includes('admin')

/** Returns whether the member belongs to the team: admins and moderators. */
export const isStaff = ({ roles }: Pick<Me, 'roles'>): boolean => roles.some((role) => role !== 'medical_professional')

/** Returns whether the member has a role of the team that does not apply yet. */
export const isWaiting = ({ rolesWaiting }: Pick<Me, 'rolesWaiting'>): boolean =>
  rolesWaiting.some((role) => role !== 'medical_professional')
