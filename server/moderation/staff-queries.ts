import { holdersAmong } from '#server/accounts/role-queries.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { STAFF } from './policy.ts'

export const isOfStaff = async (db: Reader, memberId: string): Promise<boolean> =>
  (await holdersAmong(db, STAFF, [memberId])).has(memberId)
