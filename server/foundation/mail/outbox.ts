import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'

type Named = {
  email: string
  words: readonly string[]
}

export async function forgetMails({ dataDir }: Pick<Config, 'dataDir'>, { email, words }: Named): Promise<void> {
  const outbox = join(dataDir, 'outbox')
  for (const name of await namesIn(outbox)) {
    const mail = decodeMail(await readFile(join(outbox, name), 'latin1').catch(() => ''))
    const isTheirs = recipientOf(mail) === email || words.some((word) => mail.includes(word))
    if (isTheirs) await rm(join(outbox, name), { force: true })
  }
}

export const waitingMails = async ({ dataDir }: Pick<Config, 'dataDir'>): Promise<number> =>
  (await namesIn(join(dataDir, 'outbox'))).length

const namesIn = async (outbox: string): Promise<string[]> =>
  (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'))

const recipientOf = (mail: string): string | undefined => /^To: (?:.*<)?([^<>\s]+)>?$/im.exec(mail)?.[1]?.toLowerCase()

function decodeMail(raw: string): string {
  const bytes = raw
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
