import { CONFIRMATION_HOURS } from '#contract/accounts/limits.ts'
import { HOUR_SECONDS } from '#contract/foundation/durations.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { queueMail } from '../../mail-jobs.ts'
import { addressKey } from '../address-key.ts'
import { storeLink } from '../email-link-store.ts'
import { encrypt } from '../secret-box.ts'

export const CONFIRMATION_SECONDS = CONFIRMATION_HOURS * HOUR_SECONDS

/**
 * Mails the link that confirms the address of a sign-up. The link belongs to the address, not to the sign-up: if another sign-up replaces this one, the
 * password that is given with the link decides which one is confirmed.
 */
export async function mailConfirmation(
  tx: Tx,
  services: Pick<Services, 'config' | 'secret' | 'now' | 'newId'>,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const token = await storeLink(tx, services, { kind: 'sign-up', owner: addressKey(email), value: email })
  const url = `${services.config.baseUrl}/auth?confirm=${encodeURIComponent(token)}`
  await queueMail(tx, { kind: 'confirm', userId, link: await encrypt(services, url) })
}
