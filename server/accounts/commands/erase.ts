import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { eraseTraces } from '#server/foundation/observe/member-traces.ts'
import { enqueue, transact } from '#server/foundation/transaction.ts'
import { requestCollection } from '#server/media/commands/request-collection.ts'
import { MEMBER_ERASED } from '../privacy/goodbye-jobs.ts'
import { isDue, type Reachable, reachableMember } from '../privacy/privacy-queries.ts'
import { addressKey } from '../sign-in/address-key.ts'
import { revokeLinks } from '../sign-in/commands/revoke-links.ts'
import { decoyIdentifier } from '../sign-in/decoy-store.ts'
import { keepFormerUsername } from '../sign-in/former-username-store.ts'
import {
  account,
  dataExport,
  erasure,
  member,
  passkey,
  session,
  twoFactor,
  user,
  usernameReservation,
  verification,
} from '../tables.ts'
import { exportFolder } from './make-export.ts'

/**
 * Begins an erasure: ends all sessions and removes all ways to sign in. This cannot be undone; the erasure continues after any interruption.
 * @returns the member; undefined when the erasure is not due, or the member is gone
 */
export async function closeAccount(services: Services, memberId: string): Promise<Reachable | undefined> {
  const at = services.now()
  const leaver = await transact(services, async (tx) => {
    const [due] = await tx
      .select({ id: member.id })
      .from(member)
      .leftJoin(erasure, eq(erasure.memberId, member.id))
      .where(and(eq(member.id, memberId), isDue(at)))
      .for('update', { of: member })
    if (!due) return undefined
    // An inactive member gets a row too: a visit that is noted only now no longer stops the erasure.
    await tx.insert(erasure).values({ memberId, askedAt: at, dueAt: at }).onConflictDoNothing()
    for (const entrance of [session, account, passkey, twoFactor])
      await tx.delete(entrance).where(eq(entrance.userId, memberId))
    await revokeLinks(tx, memberId)
    return reachableMember(tx, memberId)
  })
  if (leaver) services.live.sessionsChanged([memberId])
  return leaver
}

/** The rows that name the files are deleted later, with the account. */
export async function eraseExports({ db, jobs, storage }: Services, memberId: string): Promise<void> {
  const rows = await db.select({ key: dataExport.key }).from(dataExport).where(eq(dataExport.memberId, memberId))
  for (const { key } of rows) await storage.removePrefix(exportFolder(key))
  await jobs.forget(
    db,
    rows.map(({ key }) => key),
  )
}

/**
 * Deletes the account in one transaction, with all rows that refer to it and those that only name it. A job then removes its data outside the tables and sends
 * the last mail.
 * @param isEmpty  says whether the modules have removed all of the member's content; called while nothing can be added
 * @returns false where content is left, written by a request that was under way when the account was closed
 */
export async function removeAccount(
  services: Services,
  leaver: Reachable,
  isEmpty: (tx: Tx) => Promise<boolean>,
): Promise<boolean> {
  const { id, email, username, usernameKey, language } = leaver
  return transact(services, async (tx) => {
    // A row that refers to the member waits for this lock, or is already visible.
    await tx.select({ id: member.id }).from(member).where(eq(member.id, id)).for('update')
    if (!(await isEmpty(tx))) return false
    const exports = await tx.select({ key: dataExport.key }).from(dataExport).where(eq(dataExport.memberId, id))
    await tx.delete(verification).where(names(leaver))
    await tx.delete(usernameReservation).where(eq(usernameReservation.usernameKey, usernameKey))
    await keepFormerUsername(tx, services, { key: usernameKey, memberId: null })
    await eraseTraces(tx, { memberId: id, limitKeys: [id, email, addressKey(email)] })
    const [gone] = await tx.delete(user).where(eq(user.id, id)).returning({ id: user.id })
    if (!gone) return true
    await requestCollection(tx)
    await enqueue(tx, MEMBER_ERASED, {
      memberId: id,
      email,
      username,
      language,
      exportFolders: exports.map(({ key }) => exportFolder(key)),
    })
    return true
  })
}

const names = ({ id, email }: Reachable): SQL | undefined =>
  or(
    eq(verification.identifier, decoyIdentifier(email)),
    eq(verification.identifier, email),
    sql`strpos(${verification.identifier}, ${id}) > 0`,
    sql`strpos(${verification.value}, ${id}) > 0`,
    eq(verification.value, email),
  )
