import { closeAccount, eraseExports, removeAccount } from '#server/accounts/commands/erase.ts'
import { warnAbsent } from '#server/accounts/commands/warn-absent.ts'
import { dueToErase } from '#server/accounts/privacy/privacy-queries.ts'
import { noteErased } from '#server/backup/erased-members.ts'
import { eraseTalks, hasWrittenNothing } from '#server/chat/commands/erase.ts'
import { eraseRooms, hasSaidNothingInRooms } from '#server/conferences/commands/erase.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { forgetValues } from '#server/foundation/db/forget-values.ts'
import { eraseMedia } from '#server/media/commands/erase.ts'
import { eraseCases, hasNoCase } from '#server/moderation/commands/erase.ts'
import { eraseNotices } from '#server/notifications/commands/erase.ts'
import { erasePosts, hasSaidNothing } from '#server/posts/commands/erase.ts'
import { forgetWords } from '#server/posts/search-words.ts'

/**
 * What is done with a member's data that the end of their account would not do by itself: one line a room. What refers to the account in the database
 * goes with it; `personal-data.ts` says of every table which it is.
 */
const ROOMS: readonly ((services: Services, memberId: string) => Promise<void>)[] = [
  erasePosts,
  eraseTalks,
  eraseRooms,
  eraseNotices,
  eraseCases,
  eraseMedia,
  eraseExports,
]

/**
 * Erases every account whose day has come, and warns those whose day comes near. Each step may be done again: what a crash left half-way is gone on with
 * at the next run, and one account that fails does not hold up the others.
 */
export async function eraseDue(services: Services): Promise<void> {
  const failures: unknown[] = []
  for (const memberId of await dueToErase(services.db, services.now()))
    try {
      await eraseMember(services, memberId)
    } catch (error) {
      failures.push(error)
    }
  await warnAbsent(services)
  if (failures.length > 0) throw failures[0]
}

async function eraseMember(services: Services, memberId: string): Promise<void> {
  const leaver = await closeAccount(services, memberId)
  if (!leaver) return
  await noteErased(services.config.dataDir, memberId, services.now())
  const isEmpty = async (tx: Tx) =>
    (await hasSaidNothing(tx, memberId)) &&
    (await hasWrittenNothing(tx, memberId)) &&
    (await hasSaidNothingInRooms(tx, memberId)) &&
    (await hasNoCase(tx, memberId))
  do for (const erase of ROOMS) await erase(services, memberId)
  while (!(await removeAccount(services, leaver, isEmpty)))
}

/**
 * An account is gone, and nothing names it any more: forgets what its posts taught the search, and has PostgreSQL note anew what is common in each table,
 * where single values of rows that are gone would stand longest.
 */
export async function forgetErased({ db, ...services }: Services): Promise<void> {
  await forgetWords({ db, ...services })
  await forgetValues(db)
}
