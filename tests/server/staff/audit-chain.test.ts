import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AUDIT_KEPT_YEARS } from '#contract/admin/limits.ts'
import { faultsOf } from '#server/admin/verify-log.mjs'
import { openHttp } from '#server/app/http.ts'
import { recordAct } from '#server/foundation/audit/audit.ts'
import { auditSignerOf, makeAuditKey } from '#server/foundation/audit/audit-signer.ts'
import { statementsOf } from '#tests/support/asked-statements.ts'
import { logOf } from '#tests/support/audit-log.ts'
import { pastTriggers, takenBack, tamperings } from '#tests/support/audit-tampering.ts'
import { runQueue } from '#tests/support/run-queue.ts'
import { openWorld } from '#tests/support/world.ts'

const DAY_MS = 86_400_000
/** tests/long tries a thousand. */
const TRIES = 20
const world = openWorld()
const { services } = world
const VERIFIER = new URL('../../../server/admin/verify-log.mjs', import.meta.url).pathname
const folder = mkdtempSync(join(tmpdir(), 'vecu-audit-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** As they are now: an answer is kept for a minute. */
const heads = async () => {
  world.advance(60_000)
  return (await world.fetch('/.well-known/audit-heads')).text()
}
const signed = async () => {
  await runQueue(services(), 'audit.sign-head')
  await world.settle()
}
const written = (act = 'member.read') =>
  services().db.transaction((tx) => recordAct(tx, services(), { act, subject: { memberId: crypto.randomUUID() } }))

beforeAll(async () => {
  for (let i = 0; i < 15; i++) await written()
  await signed()
  world.advance(DAY_MS)
  for (let i = 0; i < 15; i++) await written('case.decided')
  await signed()
})

test(`the verifier finds each of ${TRIES} random alterations, deletions and insertions past the triggers`, async () => {
  const { tried, missed } = await tamperings(services(), { kept: await heads(), tries: TRIES })
  process.stdout.write(`${TRIES} tried: ${[...tried].map(([name, count]) => `${name} ${count}`).join('; ')}\n`)
  expect(missed).toEqual([])
})

test('entries written at once form one chain without a gap, verified by a program of a hundred lines, and a writer waits for few', async () => {
  const began = performance.now()
  await Promise.all(Array.from({ length: 200 }, () => written()))
  process.stdout.write(`200 rows by 200 transactions at once: ${Math.round(performance.now() - began)} ms\n`)
  const log = await logOf(services())
  expect(faultsOf(log, await heads())).toEqual([])
  expect(log.split('\n').filter((line) => line.startsWith('{"seq"')).length).toBeGreaterThanOrEqual(232)
  const source = readFileSync(VERIFIER, 'utf8')
  expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(100)
  const imports = [...source.matchAll(/from '([^']+)'/g)].map(([, name]) => name)
  expect(imports).toEqual(['node:crypto', 'node:fs', 'node:url'])
})

test('anybody can run the verifier by itself, and its exit code gives the result', async () => {
  const [copy, kept] = [join(folder, 'copy'), join(folder, 'heads')]
  const log = await logOf(services())
  writeFileSync(copy, log)
  writeFileSync(kept, await heads())
  expect(execFileSync(process.execPath, [VERIFIER, copy, kept], { encoding: 'utf8' })).toContain('Whole')
  writeFileSync(copy, log.replace('member.read', 'member.seen'))
  expect(() => execFileSync(process.execPath, [VERIFIER, copy], { stdio: 'pipe' })).toThrow(/not as it was signed/)
})

test('the operator copies and verifies the log on the command line, whose own acts are signed with the same key', {
  tags: 'long',
}, async () => {
  const { dataDir, databaseUrl } = services().config
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  const vecu = (...args: string[]) =>
    spawnSync(process.execPath, ['server/app/cli.ts', ...args], { env, encoding: 'utf8' })
  const { email } = await world.person()
  expect(vecu('grant', email, 'moderator').status).toBe(0)
  const [copy, kept] = [join(folder, 'by-command'), join(folder, 'heads')]
  writeFileSync(kept, await heads())
  expect(vecu('audit', 'export', copy).status).toBe(0)
  expect(vecu('audit', 'verify', copy, kept)).toMatchObject({ status: 0, stdout: expect.stringContaining('Whole') })
  const log = readFileSync(copy, 'utf8')
  expect(log).toContain('member.role-granted')
  expect(log).toContain('operator')
  // Never over a copy that is there.
  expect(vecu('audit', 'export', copy).status).toBe(1)
  writeFileSync(copy, log.replace('operator', 'admin'))
  const { status, stderr } = vecu('audit', 'verify', copy)
  expect([status, stderr]).toEqual([1, expect.stringContaining('not as it was signed')])
})

test('a head is signed once a day and published; it tells neither how much the staff did nor whether they did anything', async () => {
  const published = async () =>
    (await heads())
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => JSON.parse(line).head)
  // From noon of another day on, no midnight of universal time comes between.
  world.advance(1.5 * DAY_MS - (world.now().getTime() % DAY_MS))
  await signed()
  const before = await published()
  await signed()
  expect(await published()).toEqual(before)
  world.advance(DAY_MS)
  await signed()
  const after = await published()
  expect(after.slice(0, -1)).toEqual(before)
  expect(Object.keys(after.at(-1))).toEqual(['at', 'hash', 'signature'])
  // Nothing was written meanwhile, and it is another.
  expect(after.at(-1).hash).not.toBe(before.at(-1).hash)
})

test('a row inserted through the triggers, which link it, is found too: it lacks the server’s signature', async () => {
  let log = ''
  await takenBack(services().db, async (tx) => {
    await tx.execute(
      sql`insert into audit_entry (id, at, act, actor_role, is_for_subject, details, seal) values (gen_random_uuid(), now(), 'member.read', 'admin', false, '{}', 'none.none')`,
    )
    await tx.execute(sql`set constraints all immediate`)
    log = await logOf(services(), tx)
  })
  expect(faultsOf(log).join()).toContain('not as it was signed')
})

test('a log made anew with another key is found by anybody who kept a head', async () => {
  const forger = auditSignerOf(makeAuditKey())!
  const log = await logOf({ ...services(), audit: forger })
  expect(faultsOf(log, await heads())).toEqual(['It is signed with another key.'])
})

test('entries older than the limit are forgotten, the rest verifies by heads of any age, and no other beginning is accepted', async () => {
  const [kept, before] = [await heads(), (await logOf(services())).split('\n').length]
  await runQueue(services(), 'audit.forget')
  await world.settle()
  expect((await logOf(services())).split('\n').length).toBe(before)
  world.advance((AUDIT_KEPT_YEARS * 366 + 1) * DAY_MS)
  await written('replay.removed')
  await signed()
  for (const _ of [1, 2]) {
    await runQueue(services(), 'audit.forget')
    await world.settle()
  }
  const log = await logOf(services())
  expect(log).not.toContain('case.decided')
  expect(log).toContain('replay.removed')
  expect(log).toContain('audit.forgotten')
  expect(faultsOf(log, kept)).toEqual([])
  const [first, , ...rest] = log.split('\n')
  expect(faultsOf([first, ...rest].join('\n'))).not.toEqual([])
  await pastTriggers(services(), async (tampered) => {
    const forged = await tampered((tx) =>
      tx.execute(sql`update audit_anchor set (seq, hash) = (select seq, hash from audit_link order by seq limit 1)`),
    )
    expect(faultsOf(forged)).not.toEqual([])
  })
})

test.each([60, 120])(
  'an address with %d requests for the heads within a minute gets sixty answers, from one reading',
  async (asking) => {
    const app = openHttp(world.appServices(), undefined)
    const incoming = { socket: { remoteAddress: world.newAddress() }, headers: {} }
    const ask = async () => (await app.request('/.well-known/audit-heads', {}, { incoming } as never)).status
    const statuses: number[] = []
    const statements = await statementsOf(async () => {
      statuses.push(...(await Promise.all(Array.from({ length: asking + 1 }, ask))))
    })
    expect([statuses.filter((status) => status === 429).length, statements.length]).toEqual([asking - 59, 1])
  },
)
