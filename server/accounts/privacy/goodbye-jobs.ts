import { LANGUAGES, type Language } from '#contract/foundation/languages.ts'
import type { Services } from '#server/foundation/context.ts'
import { greetingIn } from '#server/foundation/mail/letter.ts'
import type { Mailer } from '#server/foundation/mail/mailer.ts'
import { forgetMails } from '#server/foundation/mail/outbox.ts'
import { maskedId } from '#server/foundation/masked-id.ts'
import { enqueue, transact } from '#server/foundation/transaction.ts'
import { defineQueue } from '#server/foundation/work/queues.ts'
import { rightsMail } from './privacy-mails.ts'

export const MEMBER_ERASED = defineQueue<Goodbye>('accounts.farewell')
export const GOODBYE_SENT = defineQueue('accounts.farewell-said')

/** All that is left of a member, for as long as it takes to tell them. */
export type Goodbye = {
  memberId: string
  email: string
  username: string
  language: Language
  /** Where copies of their data stood: one that was being stored while they were erased goes now. Jobs of an earlier version have none. */
  exportFolders?: string[]
}

/**
 * A member's account is gone: removes what names them outside the tables of the rooms, then tells them, and lastly forgets that too: the row of this very
 * job goes with the others that name them, and a job that names nobody is left to do what is to follow.
 */
export async function sendGoodbye(
  services: Services,
  mailer: Mailer,
  { memberId, email, username, language, exportFolders = [] }: Goodbye,
): Promise<void> {
  const { db, jobs, config, secret, storage } = services
  for (const folder of exportFolders) await storage.removePrefix(folder)
  await jobs.forget(db, [memberId, `"${email}"`], { except: MEMBER_ERASED.name })
  const words = [maskedId(secret, memberId), ...LANGUAGES.map((each) => greetingIn(each, username))]
  await forgetMails(config, { email, words })
  await mailer.send({ to: email, ...rightsMail({ kind: 'erased', language, username, baseUrl: config.baseUrl }) })
  await transact(services, async (tx) => {
    await jobs.forget(tx, [memberId])
    await enqueue(tx, GOODBYE_SENT, {})
  })
}
