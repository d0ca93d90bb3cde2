import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Mails written so far to an address, oldest first, with quoted-printable undone so that links and accents read as written. */
export function mailsTo(outbox: string, email: string): string[] {
  return namesIn(outbox)
    .map((name) => mailAt(join(outbox, name)))
    .filter((mail) => mail.includes(`To: ${email}`))
}

/** The first link of a mail's plain text. */
export const linkIn = (mail: string | undefined): string => /\n\n[\s\S]*?(https?:\/\/\S+)/.exec(mail ?? '')![1]!

function namesIn(outbox: string): string[] {
  try {
    return readdirSync(outbox)
      .filter((name) => name.endsWith('.eml') && !name.startsWith('.')) // with a dot it is still being written
      .sort()
  } catch {
    return [] // nothing was sent yet
  }
}

/** Once written, a mail stays as it is: whoever waits for the next one need not read all others again. */
const readMails = new Map<string, string>()

function mailAt(path: string): string {
  const mail = readMails.get(path) ?? decodeMail(readFileSync(path, 'utf8'))
  readMails.set(path, mail)
  return mail
}

function decodeMail(raw: string): string {
  const bytes = raw
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
