import { holdersAmong } from '#server/accounts/role-queries.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { STAFF } from './policy.ts'

/** Returns whether a right of the staff is in force in this member's account. */
export const isOfStaff = async (db: Reader, memberId: string): Promise<boolean> =>
  (await holdersAmong(db, STAFF, [memberId])).has(memberId)
