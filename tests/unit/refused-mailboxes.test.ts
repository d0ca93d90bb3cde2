import { createServer, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { openMailer, withoutRetryWhenRefused } from '#server/foundation/mail/mailer.ts'

const opened: (() => unknown)[] = []
afterEach(() => {
  for (const close of opened.splice(0)) close()
})

/** Opens a mail server that answers `answer` to the named command, and takes everything else. */
async function mailServer(command: string, answer: string): Promise<string> {
  const server: Server = createServer((socket) => {
    socket.write('220 mx.example ESMTP\r\n')
    socket.on('error', () => {})
    let isBody = false
    socket.on('data', (said) => {
      for (const line of said.toString().split('\r\n').filter(Boolean)) {
        if (isBody && line !== '.') continue
        isBody = line === 'DATA'
        socket.write(`${line.startsWith(command) ? answer : isBody ? '354 go on' : '250 OK'}\r\n`)
      }
    })
  })
  opened.push(() => server.close())
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return `smtp://127.0.0.1:${(server.address() as { port: number }).port}/?ignoreTLS=true`
}

async function sent(command: string, answer: string): Promise<string> {
  const smtpUrl = await mailServer(command, answer)
  const warnings: unknown[] = []
  const mailer = withoutRetryWhenRefused(
    openMailer({ smtpUrl, mailFrom: 'vecu@vecu.example', contactMail: 'aide@vecu.example', dataDir: '' }),
    { warn: (...words: unknown[]) => void warnings.push(words) },
  )
  opened.push(() => mailer.close())
  const mail = { to: 'ada@exemple.fr', subject: 'Du nouveau', text: 'Bonjour', html: '<p>Bonjour</p>' }
  try {
    await mailer.send(mail)
  } catch {
    return 'tried again'
  }
  return warnings.length > 0 ? 'given up' : 'sent'
}

test.each([
  ['RCPT', '550 5.1.1 <ada@exemple.fr>: Recipient address rejected: User unknown', 'given up'],
  ['RCPT', '550 No such user here', 'given up'],
  ['RCPT', '550 5.2.1 The account is disabled', 'given up'],
  ['RCPT', '553 5.1.2 no such domain', 'given up'],
  ['RCPT', '450 4.2.0 Greylisted', 'tried again'],
  ['RCPT', '552 5.2.2 mailbox full', 'tried again'],
  ['RCPT', '550 5.7.1 Service unavailable; client host blocked', 'tried again'],
  ['RCPT', '550 5.1.8 Sender address rejected: Domain not found', 'tried again'],
  ['RCPT', '550 relay not permitted', 'tried again'],
  [
    'RCPT',
    '550 Domain vecu.example has exceeded the max emails per hour (100/100 (100%)) allowed. Message discarded.',
    'tried again',
  ],
  ['RCPT', '550 Administrative prohibition', 'tried again'],
  ['RCPT', '550 SPF check failed', 'tried again'],
  ['RCPT', '550 Too many invalid recipients', 'tried again'],
  ['RCPT', '550 Sender address unknown', 'tried again'],
  ['RCPT', '550 <ada@exemple.fr>: user does not exist', 'given up'],
  ['MAIL', '550 5.1.1 unknown', 'tried again'],
  ['RCPT', '250 OK', 'sent'],
] as const)('where a mail server answers %s with "%s" the mail is %s', async (command, answer, expected) => {
  expect(await sent(command, answer)).toBe(expected)
})
