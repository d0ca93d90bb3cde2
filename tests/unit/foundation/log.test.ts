import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type LogSink, openLog } from '#server/foundation/observe/log.ts'
import { runInContext } from '#server/foundation/work/request-context.ts'

function linesOf(use: (log: ReturnType<typeof openLog>) => void, { isTTY = false } = {}): string {
  const lines: string[] = []
  const sink: LogSink = { isTTY, write: (line) => lines.push(line) }
  use(openLog('info', sink))
  return lines.join('')
}

test('a line is JSON, with its level and time in words', () => {
  const line = JSON.parse(linesOf((log) => log.info({ port: 3000 }, 'ready')))
  expect(line).toEqual({ level: 'info', time: expect.stringMatching(/^\d{4}-.*Z$/), port: 3000, msg: 'ready' })
})

test('a line in a terminal is words', () => {
  expect(linesOf((log) => log.info({ port: 3000 }, 'ready'), { isTTY: true })).toMatch(/info.* ready.* port=3000/)
})

test('health text, addresses and tokens are removed, however deep they were passed', () => {
  const said = linesOf((log) =>
    log.info({ title: 'migraine', member: { email: 'alice@vecu.example' }, job: { data: { token: 'abc' } } }, 'oops'),
  )
  expect(said).not.toMatch(/migraine|alice|abc/)
})

test('a failed query is logged without the values that members wrote', () => {
  const cause = Object.assign(new Error('invalid input syntax for type uuid: "migraine"'), {
    code: '22P02',
    detail: 'Key (email)=(alice@vecu.example) already exists.',
  })
  const error = new Error(
    'Failed query: insert into post values ($1)\nparams: a,\n    at migraine,alice@vecu.example',
    { cause },
  )
  const ways = [
    linesOf((log) => log.error(error)),
    linesOf((log) => log.error({ err: error })),
    linesOf((log) => log.error({ err: error }, 'it failed')),
    linesOf((log) => log.error({ err: error }, 'it failed'), { isTTY: true }),
  ]
  for (const said of ways) {
    expect(said).not.toMatch(/migraine|alice/)
    expect(said).toContain('Failed query: insert into post')
    expect(said).toContain('22P02')
  }
})

test('the input that PostgreSQL and V8 quote in parse errors is removed', () => {
  const tellings = [
    'syntax error in tsquery: "migraine & &"',
    'invalid regular expression: "(migraine"',
    'unterminated quoted string at or near "\'migraine"',
    'malformed array literal: "{migraine "hier": "ici"}"',
    `Unexpected token 'm', "migraine et "plus"..." is not valid JSON`,
  ]
  for (const message of tellings)
    expect(linesOf((log) => log.error(new Error(message), 'no'))).not.toMatch(/migraine|hier/)
  expect(linesOf((log) => log.error(new Error('relation "post" does not exist')))).toContain('relation \\"post\\"')
})

test('every line that a request logs on its way carries its id', async () => {
  const said: string[] = []
  const log = openLog('info', { write: (line) => said.push(line) })
  await runInContext({ facts: { requestId: 'r1' } }, async () => {
    await sleep(1)
    log.info('within')
  })
  log.info('outside')
  expect(said.map((line) => JSON.parse(line).requestId)).toEqual(['r1', undefined])
})
