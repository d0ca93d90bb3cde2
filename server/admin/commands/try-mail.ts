import { TEST_MAIL_SECONDS } from '#contract/admin/limits.ts'
import type { MAIL_FAILURES, TriedMail } from '#contract/admin/schema.ts'
import { accountOf } from '#server/accounts/queries.ts'
import { recordAct } from '#server/foundation/audit/audit.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { letterOf } from '#server/foundation/mail/letter.ts'
import type { Mail } from '#server/foundation/mail/mailer.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { transact } from '#server/foundation/transaction.ts'
import { withinTime } from '#server/foundation/work/time-limit.ts'
import { TEST_MAIL_FLOOD } from '../flood-limits.ts'
import { TEST_MAILS } from '../mails.ts'

/**
 * Sends a test message only to the admin's own address. It is sent within the request, because the admin waits for the mail server's answer.
 * @throws Refusal TOO_MANY_REQUESTS
 */
export async function tryMail(ctx: MemberCtx): Promise<TriedMail> {
  await ctx.limits.take(TEST_MAIL_FLOOD, ctx.actor.id)
  const account = await accountOf(ctx.db, ctx.actor.id)
  if (!account) throw new Refusal('UNAUTHORIZED')
  const { email, language, username: name } = account
  const mail = letterOf(TEST_MAILS, { kind: 'test' }, { language, name, url: `${ctx.config.baseUrl}/admin/launch` })
  const tried = await outcomeOf(ctx, { to: email, ...mail })
  await transact(ctx, (tx) =>
    recordAct(tx, ctx, { act: 'launch.mail-tried', details: { outcome: tried.outcome, reason: tried.reason } }),
  )
  return tried
}

async function outcomeOf({ mailer, config, log }: MemberCtx, mail: Mail): Promise<TriedMail> {
  try {
    await withinTime(TEST_MAIL_SECONDS * 1000, mailer.send(mail), (ms) => new Late(`not sent within ${ms} ms`))
    return { outcome: config.smtpUrl === undefined ? 'outbox' : 'sent', reason: null, code: null }
  } catch (error) {
    log.warn({ err: error }, 'a test message did not leave')
    return { outcome: 'failed', ...failureOf(error) }
  }
}

class Late extends Error {}

type Reason = (typeof MAIL_FAILURES)[number]

const REASONS: Record<string, Reason> = {
  EAUTH: 'login',
  ENOAUTH: 'login',
  ETLS: 'tls',
  EENVELOPE: 'refused',
  EMESSAGE: 'refused',
  ECONNECTION: 'unreachable',
  EDNS: 'unreachable',
  ESOCKET: 'unreachable',
  ETIMEDOUT: 'unreachable',
}

/** Returns why a message failed, by code alone: the text of a mail server may repeat the address. */
function failureOf(error: unknown): Pick<TriedMail, 'reason' | 'code'> {
  if (error instanceof Late) return { reason: 'late', code: null }
  if (!(error instanceof Error)) return { reason: 'other', code: null }
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown }
  const isAboutCertificate = /certificate/i.test(error.message)
  const reason = isAboutCertificate ? 'tls' : (REASONS[String(code)] ?? 'other')
  return { reason, code: Number.isInteger(responseCode) ? Number(responseCode) : null }
}
