import { LANGUAGES, type Language } from '#contract/foundation/languages.ts'
import type { Services } from '#server/foundation/context.ts'
import { greetingIn } from '#server/foundation/mail/letter.ts'
import type { Mailer } from '#server/foundation/mail/mailer.ts'
import { forgetMails } from '#server/foundation/mail/outbox.ts'
import { maskedId } from '#server/foundation/masked-id.ts'
import { enqueue, transact } from '#server/foundation/transaction.ts'
import { defineQueue } from '#server/foundation/work/queues.ts'
import { privacyMail } from './mails.ts'

export const MEMBER_ERASED = defineQueue<Goodbye>('accounts.goodbye')
export const GOODBYE_SENT = defineQueue('accounts.goodbye-sent')

export type Goodbye = {
  memberId: string
  email: string
  username: string
  language: Language
  /** The folders of their data exports: an export that was being stored during the erasure is removed now. Jobs of an earlier version lack this. */
  exportFolders?: string[]
}

/**
 * Finishes an erasure: removes the data that names the member outside the modules' tables, and sends the last mail. Then deletes the jobs that name the
 * member,
 * this one included. A job that names nobody runs the remaining handlers.
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
  const mail = privacyMail({ kind: 'erased' }, { language, username, baseUrl: config.baseUrl })
  await mailer.send({ to: email, ...mail })
  await transact(services, async (tx) => {
    await jobs.forget(tx, [memberId])
    await enqueue(tx, GOODBYE_SENT, {})
  })
}
