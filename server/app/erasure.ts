import { closeAccount, eraseExports, removeAccount } from '#server/accounts/commands/erase.ts'
import { warnInactive } from '#server/accounts/commands/warn-inactive.ts'
import { dueToErase } from '#server/accounts/privacy/privacy-queries.ts'
import { noteErased } from '#server/backup/erased-members.ts'
import { eraseConversations, hasNoConversations } from '#server/chat/commands/erase.ts'
import { eraseRooms, hasNoRoomMessages } from '#server/conferences/commands/erase.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { forgetValues } from '#server/foundation/db/forget-values.ts'
import { eraseMedia } from '#server/media/commands/erase.ts'
import { eraseCases, hasNoCase } from '#server/moderation/commands/erase.ts'
import { eraseNotices } from '#server/notifications/commands/erase.ts'
import { erasePosts, hasNoComments } from '#server/posts/commands/erase.ts'
import { forgetWords } from '#server/posts/commands/learn-words.ts'

/** Steps for data that the deletion of the account does not remove; `personal-data.ts` says for every table how its rows are removed. */
const MODULES: readonly ((services: Services, memberId: string) => Promise<void>)[] = [
  erasePosts,
  eraseConversations,
  eraseRooms,
  eraseNotices,
  eraseCases,
  eraseMedia,
  eraseExports,
]

/** Each step may be repeated: the next run continues what a crash interrupted. A failure at one account does not stop the others. */
export async function eraseDue(services: Services): Promise<void> {
  const failures: unknown[] = []
  for (const memberId of await dueToErase(services.db, services.now()))
    try {
      await eraseMember(services, memberId)
    } catch (error) {
      failures.push(error)
    }
  await warnInactive(services)
  if (failures.length > 0) throw failures[0]
}

async function eraseMember(services: Services, memberId: string): Promise<void> {
  const leaver = await closeAccount(services, memberId)
  if (!leaver) return
  await noteErased(services.config.dataDir, memberId, services.now())
  const isEmpty = async (tx: Tx) =>
    (await hasNoComments(tx, memberId)) &&
    (await hasNoConversations(tx, memberId)) &&
    (await hasNoRoomMessages(tx, memberId)) &&
    (await hasNoCase(tx, memberId))
  do for (const erase of MODULES) await erase(services, memberId)
  while (!(await removeAccount(services, leaver, isEmpty)))
}

/**
 * Removes what the posts of an erased account taught the search, once no row names the account. Has PostgreSQL analyze its tables again, because column
 * statistics may hold single values of deleted rows.
 */
export async function forgetErased({ db, ...services }: Services): Promise<void> {
  await forgetWords({ db, ...services })
  await forgetValues(db)
}
