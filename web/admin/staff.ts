import type { Me } from '#contract/accounts/schema.ts'

/** Whether these rights, in force, open what only admins read. The server has the last word. */
export const isAdmin = ({ roles }: Pick<Me, 'roles'>): boolean => roles.includes('admin')

/** Of the team that runs the house: admins and moderators. */
export const isStaff = ({ roles }: Pick<Me, 'roles'>): boolean => roles.some((role) => role !== 'medical_professional')

/** Given a right of the team that does not apply yet. */
export const isWaiting = ({ rolesWaiting }: Pick<Me, 'rolesWaiting'>): boolean =>
  rolesWaiting.some((role) => role !== 'medical_professional')
