import { eq } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { decrypt, encrypt } from '../../sign-in/secret-box.ts'
import { twoFactor, user } from '../../tables.ts'
import { encryptedCodes, newBackupCodes, newSecret, setupUri } from '../second-factor-store.ts'

/** Turns a second factor on without a first code, for accounts of the demo, which prints the secret. No procedure calls this. */
export async function enableDemoSecondFactor(
  tx: Tx,
  services: Pick<Services, 'secret' | 'newId' | 'now'>,
  memberId: string,
): Promise<void> {
  const at = services.now()
  await tx.insert(twoFactor).values({
    id: services.newId(),
    userId: memberId,
    secret: await encrypt(services, newSecret()),
    backupCodes: await encryptedCodes(services, newBackupCodes()),
    verified: true,
    confirmedAt: at,
  })
  await tx.update(user).set({ twoFactorEnabled: true, updatedAt: at }).where(eq(user.id, memberId))
}

export async function demoSecondFactorOf(
  db: Reader,
  services: Pick<Services, 'secret'>,
  email: string,
): Promise<{ secret: string; backupCodes: string[] } | undefined> {
  const [found] = await db
    .select({ secret: twoFactor.secret, backupCodes: twoFactor.backupCodes })
    .from(twoFactor)
    .innerJoin(user, eq(user.id, twoFactor.userId))
    .where(eq(user.email, email))
  if (!found) return undefined
  return {
    secret: new URL(setupUri(await decrypt(services, found.secret), email)).searchParams.get('secret') ?? '',
    backupCodes: JSON.parse(await decrypt(services, found.backupCodes)),
  }
}
