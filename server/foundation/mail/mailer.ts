import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'

export type Mail = { to: string; subject: string; text: string; html: string }

export type Mailer = { send(mail: Mail): Promise<void>; close(): void }

/** Sends by SMTP or, when none is configured, writes each mail whole to DATA_DIR/outbox as `<time>-<random>.eml`. */
export function openMailer({ smtpUrl, mailFrom, dataDir }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>): Mailer {
  if (smtpUrl) {
    const transport = createTransport(smtpUrl, { from: mailFrom })
    return {
      async send(mail) {
        await transport.sendMail(mail)
      },
      close: () => transport.close(),
    }
  }
  const outbox = join(dataDir, 'outbox')
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from: mailFrom })
  return {
    async send(mail) {
      const { message } = await transport.sendMail(mail)
      await mkdir(outbox, { recursive: true, mode: 0o700 })
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${crypto.randomUUID().slice(0, 8)}.eml`
      await writeFile(join(outbox, `.${name}`), message as Buffer, { mode: 0o600 })
      await rename(join(outbox, `.${name}`), join(outbox, name))
    },
    close: () => transport.close(),
  }
}
