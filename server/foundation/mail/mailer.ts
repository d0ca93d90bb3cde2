import { accessSync, constants, mkdirSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { type Config, ConfigError } from '../config.ts'
import type { Log } from '../observe/log.ts'

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}

export type MailOutcome = 'sent' | 'refused'

export type Mailer = { send(mail: Mail): Promise<MailOutcome>; close(): void }

/**
 * Where no SMTP server is configured, writes each mail to DATA_DIR/outbox as `<time>-<random>.eml`.
 * @throws ConfigError when that directory cannot be written
 */
export function openMailer({
  smtpUrl,
  mailFrom,
  contactMail,
  dataDir,
}: Pick<Config, 'smtpUrl' | 'mailFrom' | 'contactMail' | 'dataDir'>): Mailer {
  const sender = { from: mailFrom, replyTo: contactMail }
  if (smtpUrl) {
    const transport = createTransport(smtpUrl, sender)
    return {
      async send(mail) {
        await transport.sendMail(mail)
        return 'sent'
      },
      close: () => transport.close(),
    }
  }
  const outbox = openOutbox(dataDir)
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, sender)
  return {
    async send(mail) {
      const { message } = await transport.sendMail(mail)
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${crypto.randomUUID().slice(0, 8)}.eml`
      await writeFile(join(outbox, `.${name}`), message as Buffer, { mode: 0o600 })
      await rename(join(outbox, `.${name}`), join(outbox, name))
      return 'sent'
    },
    close: () => transport.close(),
  }
}

/** Enhanced status codes (RFC 3463) of a mailbox, or its domain, that is not there, moved, or takes nothing any more. */
const GONE = /^5\.(?:1\.(?:1|2|3|6|10)|2\.1)\b/
/** Words with which servers without such codes refuse the mailbox. A refusal in other words is tried again, because limits and blocks are worded in any way. */
const OF_MAILBOX =
  /\b(?:no such|unknown|invalid|non-?existent|inactive) (?:user|recipient|mailbox|address|account|person)\b|\b(?:user|recipient|mailbox|address|account)\b\S* (?:is )?(?:unknown|not found|does ?n[o']t exist|disabled|inactive)/i
const OF_SENDER = /sender/i

/**
 * Whether a mail server refused the mailbox for good, so that a retry is useless. Refusals of the sender (a blocked network, a missing login) are not among
 * these: they end once the operator fixes the cause.
 */
export function isMailboxRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, command, responseCode, response } = error as Error & Partial<Record<string, unknown>>
  const isOfMailbox = code === 'EENVELOPE' && command === 'RCPT TO' && [550, 551, 553].includes(Number(responseCode))
  const [, status, words] = /^\d{3}[ -](?:(\d\.\d+\.\d+) )?(.*)$/s.exec(String(response)) ?? []
  const isSaidGone = OF_MAILBOX.test(words ?? '') && !OF_SENDER.test(words ?? '')
  return isOfMailbox && (status === undefined ? isSaidGone : GONE.test(status))
}

/** Wraps a mailer so that a refused mailbox ends the job, as a bounce would: retries would hold up other mails. */
export const withoutRetryWhenRefused = (mailer: Mailer, log: Pick<Log, 'warn'>): Mailer => ({
  ...mailer,
  send: (mail) =>
    mailer.send(mail).catch((error: unknown): MailOutcome => {
      if (!isMailboxRefused(error)) throw error
      log.warn('a mailbox was refused for good: its mail is given up')
      return 'refused'
    }),
})

function openOutbox(dataDir: string): string {
  const outbox = join(dataDir, 'outbox')
  try {
    mkdirSync(outbox, { recursive: true, mode: 0o700 })
    accessSync(outbox, constants.W_OK | constants.X_OK)
    return outbox
  } catch (cause) {
    throw new ConfigError(
      `DATA_DIR ${dataDir} has an outbox that cannot be written by this user: give ${outbox} to this user, or set SMTP_URL to send mails.`,
      { cause },
    )
  }
}
