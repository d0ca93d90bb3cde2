import { accessSync, constants, mkdirSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { type Config, ConfigError } from '../config.ts'

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  /** Besides those that every mail has. */
  headers?: Record<string, string>
}

export type Mailer = { send(mail: Mail): Promise<void>; close(): void }

/**
 * Sends by SMTP, answers going to the operator's address, or, when none is configured, writes each mail whole to DATA_DIR/outbox as `<time>-<random>.eml`.
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
    },
    close: () => transport.close(),
  }
}

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
