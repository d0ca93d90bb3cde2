import type { Me } from '#contract/accounts/schema.ts'

/** Returns whether these roles, in force, give access to screens for admins. The server decides in the end. */
export const isAdmin = ({ roles }: Pick<Me, 'roles'>): boolean => roles.includes('admin')

export const isStaff = ({ roles }: Pick<Me, 'roles'>): boolean => roles.some((role) => role !== 'medical_professional')

export const isWaiting = ({ rolesWaiting }: Pick<Me, 'rolesWaiting'>): boolean =>
  rolesWaiting.some((role) => role !== 'medical_professional')
