import { and, asc, eq, sql } from 'drizzle-orm'
import type { Reader } from '#server/foundation/db/database.ts'
import { blockedBy } from '../settings/block-queries.ts'
import {
  account,
  dataExport,
  erasure,
  factorRecovery,
  member,
  passkey,
  role,
  sanction,
  session,
  twoFactor,
  user,
} from '../tables.ts'
import { consentsOf } from './consent-queries.ts'

// The account part of a member's data export. Digests of passwords and keys are left out: they are secrets, not data about the member.

export async function exportAccount(db: Reader, memberId: string) {
  const [row] = await db
    .select({
      id: member.id,
      username: member.username,
      email: user.email,
      isEmailConfirmed: user.emailVerified,
      language: member.language,
      theme: member.theme,
      isMatched: member.isMatched,
      isMedicationMatched: member.isMedicationMatched,
      createdAt: member.createdAt,
      updatedAt: user.updatedAt,
      lastSeenAt: member.lastSeenAt,
      warnedOfAbsenceAt: member.warnedAt,
      hasSecondFactor: user.twoFactorEnabled,
      factorRecoveryAskedAt: factorRecovery.askedAt,
      factorRecoveryDueAt: factorRecovery.dueAt,
      erasureAskedAt: erasure.askedAt,
      erasureDueAt: erasure.dueAt,
    })
    .from(member)
    .innerJoin(user, eq(user.id, member.id))
    .leftJoin(factorRecovery, eq(factorRecovery.memberId, member.id))
    .leftJoin(erasure, eq(erasure.memberId, member.id))
    .where(eq(member.id, memberId))
  const signInWays = await db
    .select({
      kind: account.providerId,
      subject: sql<string | null>`case when ${account.providerId} <> 'credential' then ${account.accountId} end`,
      createdAt: account.createdAt,
      updatedAt: account.updatedAt,
      provenAt: account.provenAt,
    })
    .from(account)
    .where(eq(account.userId, memberId))
  const authenticators = await db
    .select({ confirmedAt: twoFactor.confirmedAt, provenAt: twoFactor.provenAt })
    .from(twoFactor)
    .where(and(eq(twoFactor.userId, memberId), twoFactor.verified))
  const roles = await db
    .select({ role: role.role, grantedAt: role.grantedAt })
    .from(role)
    .where(eq(role.memberId, memberId))
  return { ...row, signInWays, authenticators, roles }
}

export const exportConsents = consentsOf

export const exportSessions = (db: Reader, memberId: string) =>
  db
    .select({
      device: session.userAgent,
      address: session.ipAddress,
      createdAt: session.createdAt,
      lastUsedAt: session.updatedAt,
      expiresAt: session.expiresAt,
    })
    .from(session)
    .where(eq(session.userId, memberId))
    .orderBy(asc(session.createdAt))

export const exportPasskeys = (db: Reader, memberId: string) =>
  db
    .select({
      name: passkey.name,
      deviceType: passkey.deviceType,
      createdAt: passkey.createdAt,
      provenAt: passkey.provenAt,
    })
    .from(passkey)
    .where(eq(passkey.userId, memberId))
    .orderBy(asc(passkey.createdAt))

/** Blocks against the member belong to their authors, and are left out. */
export const exportBlocks = blockedBy

export const exportCopies = (db: Reader, memberId: string) =>
  db
    .select({ askedAt: dataExport.askedAt, readyAt: dataExport.readyAt, expiresAt: dataExport.expiresAt })
    .from(dataExport)
    .where(eq(dataExport.memberId, memberId))
    .orderBy(asc(dataExport.askedAt))

export const exportSanctions = (db: Reader, memberId: string) =>
  db
    .select({
      kind: sanction.kind,
      reason: sanction.reason,
      startsAt: sanction.startsAt,
      endsAt: sanction.endsAt,
      liftedAt: sanction.liftedAt,
    })
    .from(sanction)
    .where(eq(sanction.memberId, memberId))
    .orderBy(asc(sanction.startsAt))
