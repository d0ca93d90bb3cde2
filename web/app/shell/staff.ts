import type { Me } from '#contract/accounts/schema.ts'

/** Also while their right waits for a second factor. */
export const worksHere = ({ roles, rolesWaiting }: Pick<Me, 'roles' | 'rolesWaiting'>): boolean =>
  [...roles, ...rolesWaiting].some((role) => role !== 'medical_professional')
