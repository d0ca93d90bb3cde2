import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openApiDocument } from '#server/app/openapi.ts'
import { statementsAskedOf } from '#tests/support/asked-statements.ts'
import { liveBusily } from '#tests/support/fixtures/full-account.ts'
import { crowd } from '#tests/support/fixtures/many-members.ts'
import { aModerator } from '#tests/support/fixtures/moderation.ts'
import { operationsOf } from '#tests/support/fuzzing.ts'
import { namedAsText, namedInText, type StatementTexts, statementTexts } from '#tests/support/statement-text.ts'
import { openTrueForms, type TrueForms } from '#tests/support/true-forms/true-forms.ts'
import { trueReads } from '#tests/support/true-forms/true-reads.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

/** One file for each operation, and one of all named statements, which many operations send. */
const FOLDER = join(import.meta.dirname, '../../statements')
const NAMED = join(FOLDER, 'named.sql')
const isWritten = process.env.STATEMENTS === 'write'
const HOW = 'Another statement is sent than its file says. Read the change; `npm run statements` writes the files.'

/** Operations that grant nothing to anybody here, each with the reason. */
const BEYOND: Record<string, string> = {
  'rooms.publish': 'a media server',
  'rooms.watch': 'a media server',
  'rooms.answerWatch': 'a media server',
}
const names = operationsOf(await openApiDocument())
  .map(({ name }) => name)
  .filter((name) => !(name in BEYOND))

const world = openWorld()
let forms: TrueForms
let cast: Person[]
let askedBy: ReturnType<typeof statementsAskedOf>
const cookies = new Map<Person, string>()
const known = existsSync(NAMED) ? namedInText(readFileSync(NAMED, 'utf8')) : new Map<string, string>()
const named = new Map<string, string>()

beforeAll(async () => {
  const { db, limits } = world.services()
  const staff = {
    moderator: await aModerator(world),
    professional: await aModerator(world, 'medical_professional'),
    admin: await aModerator(world, 'admin'),
  }
  const opened = await openTrueForms(world, staff)
  const reader = await world.person()
  const other = await world.person()
  const life = await liveBusily(world, reader, { of: 2, others: await crowd(db, { members: 7 }) })
  forms = { ...opened.forms, ...trueReads(world, { reader, life, other }) }
  cast = [...Object.values(staff), opened.cast.spare, opened.cast.friend, reader]
  for (const who of cast) cookies.set(who, who.cookie)
  await db.execute(sql`create table kept_session as select * from session`)
  askedBy = statementsAskedOf(world)
  vi.spyOn(limits, 'takeInMemory').mockImplementation(async () => {})
}, 240_000)
afterAll(() => vi.restoreAllMocks())

/** Undoes what operations did to those who ask, for they are to go on asking; no service wakes a browser here. */
async function afresh(): Promise<void> {
  const ids = sql`${sql.param(cast.map(({ id }) => id))}::uuid[]`
  await world.services().db.execute(sql`with
    used as (delete from quota_use), tries as (delete from rate_limit),
    untold as (delete from push_subscription), stays as (delete from erasure where member_id = any (${ids})), seen as (delete from block where blocked_id = any (${ids}))
    insert into session select * from kept_session on conflict do nothing`)
  for (const [who, cookie] of cookies) who.cookie = cookie
  world.appServices().sessions.drop('everyone')
}

type Callable = Record<string, Record<string, (given: unknown) => Promise<unknown>>>

/** A visitor sends no cookie. */
const VISITOR = { cookie: '' }

/**
 * Returns the statements of an operation for somebody whom it grants it, whose session is known, as it is from the second request on, but where they ask who
 * they are.
 */
async function askedFor(name: string): Promise<StatementTexts> {
  await afresh()
  const { who, given, file } = await forms[name]!()
  await world.settle()
  if (who && name !== 'accounts.me') await world.as(who).accounts.me()
  const [module, procedure] = name.split('.') as [string, string]
  const input = file === undefined ? given : { ...given, file: new File([file], 'a.vtt') }
  return statementTexts(
    await askedBy(who ?? VISITOR, (api) => (api as unknown as Callable)[module]![procedure]!(input)),
  )
}

const fileOf = (name: string): string => join(FOLDER, `${name.replace('.', '/')}.sql`)

test('every operation that is granted to somebody has a form', () => {
  expect(Object.keys(forms).sort()).toEqual([...names].sort())
})

test.each(names)('%s sends the statements of its file', async (name) => {
  const asked = await askedFor(name)
  for (const [statement, text] of asked.named) {
    expect(named.get(statement) ?? text, `two statements are called ${statement}`).toBe(text)
    named.set(statement, text)
    if (!isWritten) expect(known.get(statement), HOW).toBe(text)
  }
  if (isWritten) {
    mkdirSync(dirname(fileOf(name)), { recursive: true })
    return writeFileSync(fileOf(name), asked.told)
  }
  expect(asked.told, HOW).toBe(readFileSync(fileOf(name), 'utf8'))
})

test('no file and no name is left of what is sent no more', () => {
  const left = globSync(join(FOLDER, '*/*.sql')).filter((file) => !names.some((name) => fileOf(name) === file))
  if (isWritten) {
    for (const file of left) rmSync(file)
    return writeFileSync(NAMED, namedAsText(named))
  }
  expect(left.map((file) => relative(FOLDER, file))).toEqual([])
  expect(
    [...known.keys()].filter((name) => !named.has(name)),
    HOW,
  ).toEqual([])
})
