import { CONFIRMATION_HOURS } from '#contract/accounts/limits.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { queueMail } from '../../mail-jobs.ts'
import { addressKey } from '../address-key.ts'
import { storeLink } from '../email-link-store.ts'
import { encrypt } from '../secret-box.ts'

/** How long a sign-up waits for its address to be confirmed; one that is not by then is forgotten. */
export const CONFIRMATION_SECONDS = CONFIRMATION_HOURS * 3_600

/**
 * Mails the link that confirms the address of a sign-up. It is the address's, and not the sign-up's: where another sign-up takes the place of this one, the
 * password that is given with the link says whose it is.
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
