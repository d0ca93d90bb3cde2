import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAIL_QUEUE } from '#server/accounts/mail-jobs.ts'
import { PRIVACY_MAIL_QUEUE } from '#server/accounts/privacy/privacy-mail-jobs.ts'
import { encrypt } from '#server/accounts/sign-in/secret-box.ts'
import { startServer } from '#server/app/start.ts'
import { backUp } from '#server/backup/backup.ts'
import { plainFolder } from '#server/backup/backup-folder.ts'
import { byHandIn } from '#server/backup/by-hand.ts'
import { clearUnused } from '#server/backup/clear-unused.ts'
import { erasedFile, noteErased } from '#server/backup/erased-members.ts'
import { LEFT_OUT } from '#server/backup/left-out.ts'
import { type Manifest, readManifest, writeManifest } from '#server/backup/manifest.ts'
import { openBackup } from '#server/backup/open-backup.ts'
import { restore } from '#server/backup/restore.ts'
import { faultsOf } from '#server/backup/verify.ts'
import { readConfig } from '#server/foundation/config.ts'
import { openDb } from '#server/foundation/db/database.ts'
import { MIGRATIONS_FOLDER } from '#server/foundation/db/sql-folders.ts'
import { openLog } from '#server/foundation/observe/log.ts'
import { openStorage } from '#server/foundation/storage/open-storage.ts'
import type { Storage } from '#server/foundation/storage/storage.ts'
import { codeOf } from '#tests/support/authenticator.ts'
import { photo } from '#tests/support/fixtures/files/pictures.ts'
import { saying, sharing } from '#tests/support/fixtures/sharing.ts'
import { type WholeLife, wholeLife } from '#tests/support/fixtures/whole-life.ts'
import { cookiesOf, jsonPost } from '#tests/support/json-post.ts'
import { runQueue } from '#tests/support/run-queue.ts'
import { freshDatabase } from '#tests/support/servers/database.ts'
import { mailsTo } from '#tests/support/servers/mail.ts'
import { openBucket } from '#tests/support/servers/s3.ts'
import { tableDigests } from '#tests/support/table-digests.ts'
import { uploader } from '#tests/support/uploads.ts'
import { openWorld, PASSWORD, type Person } from '#tests/support/world.ts'

const DAY_MS = 86_400_000
/** Milliseconds for a command line, a restore, and a server besides the one of this file. */
const LONG_MS = 120_000
/** The number of likes in a minute beyond which they are refused. */
const LIKES_MOST = 100
const CONSENTS = { age: true, terms: true, healthData: true, research: false, emails: false } as const
const SILENT = () => {}
/** Tables that a restore changes for a member whom it has erased again. */
const CHANGED_BY_ERASURE: ReadonlySet<string> = new Set(['public.erasure', 'public.consent'])
const world = openWorld()
const { as, services } = world
const { add } = uploader(world)
const folders = mkdtempSync(join(tmpdir(), 'vecu-backup-'))
const undo: (() => unknown)[] = [() => rmSync(folders, { recursive: true, force: true })]
afterAll(async () => {
  for (const step of undo.reverse()) await step()
})

const folder = (name: string) => join(folders, name)
const url = () => services().config.databaseUrl!
const source = () => ({ url: url(), storage: services().storage, config: services().config, say: SILENT })
const readBack = async (name: string) => {
  const opened = plainFolder(folder(name))
  const manifest = await readManifest(opened)
  return { manifest, faults: await faultsOf(opened, manifest) }
}

/** Makes another place: a database, with tables or none, a DATA_DIR, and a bucket if wanted. */
async function elsewhere(name: string, { migrated = false, s3 = '' } = {}) {
  const database = await freshDatabase({ migrated })
  const config = readConfig({
    DATA_DIR: folder(name),
    LOG_LEVEL: 'fatal',
    WORKERS: '1',
    S3_URL: s3,
    DATABASE_URL: database.url,
  })
  const storage = await openStorage(config, openLog('fatal'))
  // The pool's connections are not named as a server's are: a restore refuses to work beside one of those.
  const pool = new pg.Pool({ connectionString: database.url, max: 2 })
  const close = async () => {
    await pool.end()
    storage.close()
    await database.drop()
  }
  return {
    url: database.url,
    config,
    storage,
    pool,
    db: openDb(pool),
    close,
    say: SILENT,
    erased: [] as string[],
    isSecretLost: false,
  }
}

/** Returns the lines in which a backup lists stored files. */
const namesIn = (name: string) =>
  readFileSync(join(folder(name), 'files.txt'), 'utf8')
    .trim()
    .split('\n')

/** Returns the message with which something was refused. */
const refusedWith = (wish: Promise<unknown>): Promise<string> =>
  wish.then(
    () => 'not refused',
    (error: Error) => error.message,
  )

let life: WholeLife
let kim: Person & { secret: string }
beforeAll(async () => {
  life = await wholeLife(world)
  const { kim: plain } = await world.people('kim')
  kim = { ...plain, secret: (await world.secondFactor(plain)).secret }
  await as(life.lea).rights.askExport()
  await world.settle()
  // The call rings for as long as this file takes: a call that ended between two looks would be a difference.
  await services().db.execute(sql`update call set started_at = started_at + interval '1 hour'`)
}, LONG_MS)

test('a backup made while members write and delete is whole and of one instant, and counts the files deleted meanwhile', async () => {
  const { ada, eve, lou } = await world.people('ada', 'eve', 'lou')
  const picture = await add(ada, await photo())
  const doomed = await as(ada).posts.publishCommunity(sharing({ mediaIds: [picture.id] }))
  await world.settle()
  let isOver = false
  const writing = [ada, eve, lou].map(async (who) => {
    for (let turn = 0; !isOver && turn < LIKES_MOST; turn++) {
      await as(who).posts.like({ id: life.calm.id, isLiked: turn % 2 === 0 })
      if (turn >= 8) continue
      const said = await as(who).comments.add(saying(life.calm.id))
      await as(who).comments.remove({ id: said.id })
    }
  })
  // The tables are copied by then, and say that the picture is there.
  let removal: Promise<void> | undefined
  const removing = async () => {
    await as(ada).posts.remove({ id: doomed.id })
    await expect.poll(() => services().storage.size(picture.large!.replace('/media/', ''))).toBeUndefined()
  }
  const open: Storage['open'] = async (path) => {
    removal ??= removing()
    await removal
    return services().storage.open(path)
  }
  const manifest = await backUp({ ...source(), storage: { open }, folder: folder('busy') })
  isOver = true
  await Promise.all(writing)
  expect(manifest.files).toMatchObject({ removed: 2, lost: 0 })
  expect((await readBack('busy')).faults).toEqual([])

  // The backup is restored into a database that a server had prepared, and a bucket, and from there again.
  const bucket = await openBucket()
  undo.push(() => bucket.close())
  const there = await elsewhere('in-bucket', { migrated: true, s3: bucket.url })
  undo.push(there.close)
  await restore({ ...there, folder: folder('busy') })
  const { rows } = await there.pool.query(
    `select count(*)::int as wrong from post where likes <> (select count(*) from post_like where post_id = post.id)
      or comments <> (select count(*) from comment where post_id = post.id and deleted_at is null and hidden_at is null)`,
  )
  expect(rows).toEqual([{ wrong: 0 }])
  expect(bucket.keys().length).toBe(new Set(namesIn('busy').filter((line) => !line.startsWith('absent'))).size)
  const again = await backUp({ ...there, folder: folder('from-bucket') })
  expect(again.files).toMatchObject({ lost: 2, removed: 0, stored: manifest.files.stored })
  expect((await readBack('from-bucket')).faults).toEqual([])
})

test(
  'a backup by the command line restores every row and every file: members sign in, and waiting jobs are done once',
  async () => {
    const { db, jobs, config } = services()
    const { max, lea, symptom, calm } = life
    const gone = await world.person('parti')
    await as(gone).posts.publishCommunity(sharing({ title: 'Je pars bientôt' }))
    await world.settle()
    // A mail waits in the queue: once it was sent from the restored database, it is there once.
    await db.transaction(async (tx) => {
      await jobs.send(tx, PRIVACY_MAIL_QUEUE, { kind: 'exportReady', memberId: max.id, day: '2026-12-01T00:00:00Z' })
      await tx.execute(sql`
      update pgboss.job set start_after = now() + interval '1 day'
      where name = ${PRIVACY_MAIL_QUEUE.name} and state = 'created' and data ->> 'memberId' = ${max.id}`)
    })
    const mailsBefore = world.mailsTo(max.email).length
    const picture = (await as(lea).posts.get({ id: symptom.id })).media[0]!
    const made = commandLine('backup', folder('quiet'))
    expect([made.stderr, made.status]).toEqual(['', 0])
    const truth = await tableDigests(db)
    const { manifest, faults } = await readBack('quiet')
    expect(faults).toEqual([])
    expect(manifest.files).toMatchObject({ removed: 0, lost: 0 })
    expect(commandLine('verify', folder('quiet'))).toMatchObject({ status: 0, stderr: '' })
    for (const path of readdirSync(folder('quiet'), { recursive: true, encoding: 'utf8' })) {
      const found = statSync(join(folder('quiet'), path))
      expect([path, (found.mode & 0o777).toString(8)]).toEqual([path, found.isFile() ? '600' : '700'])
    }

    await db.execute(sql`delete from pgboss.job where state = 'created' and start_after > now() + interval '1 hour'`)

    // This member is erased after the backup: the list in the old DATA_DIR keeps the backup from bringing them back.
    await as(gone).rights.askErasure({ password: PASSWORD })
    world.advance(7 * DAY_MS + 60_000)
    await runQueue({ db, jobs }, 'accounts.erase-due')
    await world.settle()
    expect(readFileSync(erasedFile(config.dataDir), 'utf8')).not.toContain(gone.id)

    const there = await elsewhere('restored')
    undo.push(there.close)
    const restored = await restore({ ...there, folder: folder('quiet'), erased: [erasedFile(config.dataDir)] })
    expect(restored.erasedAgain).toBe(1)
    const kept = (digests: Record<string, string>) =>
      Object.fromEntries(
        Object.entries(digests).filter(
          ([table]) => !(table in LEFT_OUT || CHANGED_BY_ERASURE.has(table) || table.startsWith('pgboss.')),
        ),
      )
    expect(kept(await tableDigests(there.db))).toEqual(kept(truth))
    for (const { name, rows } of manifest.tables)
      if (name !== 'public.erasure')
        expect([name, (await there.pool.query(`select from ${name.replace('.', '."')}"`)).rowCount]).toEqual([
          name,
          rows,
        ])
    const files = namesIn('quiet').map((line) => line.split(' ')[2]!)
    expect(files.length).toBeGreaterThan(10)
    for (const path of files)
      expect(readFileSync(join(there.config.dataDir, 'media', path))).toEqual(
        readFileSync(join(config.dataDir, 'media', path)),
      )
    const { rows: audit } = await there.pool.query(
      `select tgname from pg_trigger where tgrelid = 'audit_entry'::regclass and tgenabled = 'O' and not tgisinternal order by 1`,
    )
    expect(audit.map(({ tgname }) => tgname)).toEqual(['audit_entry_chains', 'audit_entry_stays', 'audit_log_stays'])
    expect(await refusedWith(restore({ ...there, folder: folder('quiet') }))).toMatch(/holds members already/)

    await there.pool.query(`update pgboss.job set start_after = now() where name = $1`, [PRIVACY_MAIL_QUEUE.name])
    const server = await startServer({ config: { ...there.config, port: 0 }, log: openLog('fatal') })
    undo.push(() => server.stop())
    const ask = (path: string, cookie: string, body?: object) =>
      fetch(`http://127.0.0.1:${server.port}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { 'content-type': 'application/json', cookie },
        ...(body && { body: JSON.stringify(body) }),
      })
    const meOf = async (cookie: string) =>
      ((await (await ask('/api/me', cookie)).json()) as { member: { id: string } | null }).member
    // Everybody signs in anew, and passwords and second factors still hold.
    expect(await meOf(lea.cookie)).toBeNull()
    const entered = await ask('/api/auth/sign-in/email', '', { email: lea.email, password: PASSWORD })
    const anew = cookiesOf(entered)
    expect(await meOf(anew)).toMatchObject({ id: lea.id })
    const first = await ask('/api/auth/sign-in/email', '', { email: kim.email, password: PASSWORD })
    expect(await first.json()).toMatchObject({ twoFactorRedirect: true })
    const second = await ask('/api/auth/two-factor/verify-totp', cookiesOf(first), {
      code: await codeOf(kim.secret, new Date(), 1), // the one before it was used to turn it on
    })
    expect([second.status, await meOf(cookiesOf(second))]).toMatchObject([200, { id: kim.id }])
    const seen = await ask(picture.large!, anew)
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(Buffer.from(await seen.arrayBuffer())).toEqual(
      readFileSync(join(config.dataDir, picture.large!.replace('/media/', 'media/'))),
    )
    const mails = () => mailsTo(join(there.config.dataDir, 'outbox'), max.email).length
    await expect.poll(mails).toBe(1)
    const memberCount = async (id: string) =>
      (await there.pool.query('select from member where id = $1', [id])).rowCount
    await expect.poll(() => memberCount(gone.id)).toBe(0)
    expect([mails(), await memberCount(max.id)]).toEqual([1, 1])
    expect(world.mailsTo(max.email).length).toBe(mailsBefore)
    // The counts that members' acts change are there, and go on from there.
    const { rows } = await there.pool.query('select comments from post where id = $1', [calm.id])
    expect(rows[0].comments).toBeGreaterThan(0)
    expect(await refusedWith(restore({ ...there, folder: folder('quiet') }))).toMatch(/A server runs on this database/)
  },
  LONG_MS,
)

test(
  'a restore erases nobody who may have taken it back, or come by, since, and shows nobody who was erased',
  async () => {
    const { db } = services()
    const { asked, due, absent, lost } = await world.people('asked', 'due', 'absent', 'lost')
    await as(lost).settings.setConsent({ kind: 'emails', isGiven: true })
    const written = [
      sql`insert into erasure values (${asked.id}, now(), now() + interval '1 hour'), (${due.id}, now() - interval '8 days', now() - interval '1 hour')`,
      sql`update member set last_seen_at = now() - interval '3 years', warned_at = now() - interval '40 days' where id = ${absent.id}`,
      sql`insert into factor_recovery values (${kim.id}, now(), now() + interval '1 hour')`,
    ]
    for (const statement of written) await db.execute(statement)
    await backUp({ ...source(), folder: folder('put-off') })
    for (const table of ['erasure', 'factor_recovery']) await db.execute(sql`delete from ${sql.identifier(table)}`)
    const keptElsewhere = mkdtempSync(join(folders, 'list-'))
    await noteErased(keptElsewhere, lost.id, new Date())

    const there = await elsewhere('was-put-off')
    undo.push(there.close)
    await restore({ ...there, folder: folder('put-off'), erased: [erasedFile(keptElsewhere)] })
    const { rows } = await there.pool.query(
      `select member_id as id, due_at <= now() as "isDue", due_at > now() + interval '6 days' as "isPutOff" from erasure where member_id = any ($1::uuid[])`,
      [[asked.id, due.id, absent.id, lost.id]],
    )
    expect(new Map(rows.map(({ id, ...is }) => [id, is]))).toEqual(
      new Map([
        [asked.id, { isDue: false, isPutOff: true }],
        [due.id, { isDue: true, isPutOff: false }],
        [lost.id, { isDue: true, isPutOff: false }],
      ]),
    )
    const standing = async (who: Person) =>
      (
        await there.pool.query('select kind from consent where member_id = $1 and withdrawn_at is null order by kind', [
          who.id,
        ])
      ).rows.map(({ kind }) => kind)
    expect([await standing(lost), await standing(asked)]).toEqual([
      ['age', 'research', 'terms'],
      ['age', 'healthData', 'research', 'terms'],
    ])
    const { rows: left } = await there.pool.query(
      `select (select count(*) from member where warned_at is not null)::int as warned, (select count(*) from factor_recovery)::int as waiting`,
    )
    expect(left).toEqual([{ warned: 0, waiting: 0 }])
  },
  LONG_MS,
)

/** Returns the files of a copy as texts, each with its name first. */
const textsOf = (name: string): string[] =>
  readdirSync(folder(name), { recursive: true, encoding: 'utf8', withFileTypes: true }).map((entry) =>
    entry.isFile() ? `${entry.name}\n${readFileSync(join(entry.parentPath, entry.name), 'latin1')}` : entry.name,
  )

test('a backup lets nobody in: it holds no session, no link, no sign-in under way', async () => {
  const { db, jobs, newId } = services()
  const { lea, max } = life
  const post = (path: string, body: object) =>
    world.fetch(path, jsonPost(body, { 'x-forwarded-for': world.newAddress() }))
  // A link to choose a password, one that waits to be mailed, a sign-in between its steps, sign-ups with a free address and with one that has an account.
  expect((await post('/api/auth/request-password-reset', { email: lea.email })).status).toBe(200)
  const mailed = await encrypt(services(), `https://vecu.example/auth?reset=${newId()}`)
  await db.transaction(async (tx) => {
    await jobs.send(tx, MAIL_QUEUE, { kind: 'reset', userId: max.id, link: mailed, isOwn: false })
    await tx.execute(
      sql`update pgboss.job set start_after = now() + interval '1 day' where data ->> 'link' = ${mailed}`,
    )
  })
  expect((await post('/api/auth/sign-in/email', { email: kim.email, password: PASSWORD })).status).toBe(200)
  const signUp = { password: PASSWORD, language: 'fr', consents: CONSENTS } as const
  const [fresh, taken] = [`${newId()}@exemple.fr`, max.email]
  for (const email of [fresh, taken]) await as().accounts.signUp({ ...signUp, email, username: newId().slice(-12) })

  await backUp({ ...source(), folder: folder('closed') })
  const { rows: sessions } = await db.execute<{ id: string; token: string }>(sql`select id, token from session`)
  const { rows: waiting } = await db.execute<{ id: string; identifier: string }>(
    sql`select id, identifier from verification`,
  )
  expect(waiting.map(({ identifier }) => identifier.replace(/[:-].*$/s, ''))).toEqual(
    expect.arrayContaining(['2fa', 'decoy', 'reset', 'sign']),
  )
  const cookies = [lea, max, kim].map(({ cookie }) => decodeURIComponent(/session_token=([^;]+)/.exec(cookie)![1]!))
  const keys = [
    ...cookies.map((value) => value.split('.')[0]!),
    mailed,
    ...[...sessions, ...waiting].flatMap(Object.values),
  ]
  const texts = textsOf('closed')
  expect(texts.join()).toContain(lea.email)
  expect(keys.filter((key) => texts.some((text) => text.includes(key)))).toEqual([])

  // The waiting jobs do not tell either which address had an account.
  const there = await elsewhere('reopened')
  undo.push(there.close)
  await restore({ ...there, folder: folder('closed') })
  const { rows } = await there.pool.query(
    `select (select count(*) from session)::int as sessions, (select count(*) from verification)::int as waiting,
      (select count(*) from username_reservation)::int as held, (select count(*) from "user" where email = $1)::int as unconfirmed`,
    [fresh],
  )
  expect(rows).toEqual([{ sessions: 0, waiting: 0, held: 0, unconfirmed: 0 }])
  await db.execute(sql`delete from pgboss.job where data ->> 'link' = ${mailed}`)
  await db.execute(sql`delete from "user" where email = ${fresh}`)
})

test(
  'a backup encrypted for public keys shows nothing of its content, and either private key opens it',
  async () => {
    const { config } = services()
    const { lea, symptom } = life
    const picture = namesIn('quiet')
      .find((line) => line.endsWith('.webp'))!
      .split(' ')[2]!
    const keys = await Promise.all(['first', 'second', 'stranger'].map(newKey))
    const [first, second, stranger] = keys.map(({ file }) => file)
    const to = keys.slice(0, 2).flatMap(({ publicKey }) => ['--encrypt-to', publicKey])
    // A restore forgets warnings of an erasure that were queued or sent; without any, it gives back every row as it was.
    await services().db.execute(sql`update member set warned_at = null, warning_queued_at = null`)
    const made = commandLine('backup', folder('encrypted'), ...to)
    expect([made.stderr, made.status]).toEqual(['', 0])
    const secrets = {
      pseudonym: lea.username,
      address: lea.email,
      story: /[a-z ]{12,}/.exec(symptom.description)![0],
      key: readFileSync(join(config.dataDir, 'keys/secret'), 'utf8').trim(),
      table: 'public.',
      path: 'media/',
      picture: readFileSync(join(config.dataDir, 'media', picture), 'latin1').slice(16, 48),
    }
    const shown = (name: string) =>
      Object.entries(secrets).flatMap(([what, word]) =>
        textsOf(name).some((text) => text.includes(word)) ? [what] : [],
      )
    expect(shown('quiet').toSorted()).toEqual(
      Object.keys(secrets)
        .filter((what) => what !== 'path')
        .toSorted(),
    )
    expect(shown('encrypted')).toEqual([])

    const told = (...args: string[]) => {
      const { status, stdout, stderr } = commandLine(...args)
      return [status, stderr || stdout]
    }
    const sentence = (words: string) => [1, expect.stringMatching(new RegExp(`^[^\\n]*${words}[^\\n]*\\n$`))]
    expect(told('verify', folder('encrypted'), '--identity', first!)).toEqual([0, expect.stringMatching(/^Whole: /)])
    expect(told('verify', folder('encrypted'))).toEqual(sentence('is encrypted: name the file'))
    expect(told('restore', folder('encrypted'), '--identity', stranger!)).toEqual(
      sentence('is encrypted for another key than'),
    )
    writeFileSync(folder('no-key'), '# public key: age1…\n')
    writeFileSync(folder('half-key'), readFileSync(first!, 'utf8').slice(0, -5))
    for (const [file, words] of [
      ['no-key', 'holds no private key of age'],
      ['half-key', 'holds no private key of age'],
      ['nowhere', 'cannot be read'],
    ] as const)
      expect(await refusedWith(openBackup(folder('encrypted'), [folder(file)]))).toContain(words)

    const there = await elsewhere('decrypted')
    undo.push(there.close)
    const restored = await restore({ ...there, folder: folder('encrypted'), identities: [stranger!, second!] })
    // The restore is exact: copied from there again, every table and the list of files are the same.
    const again = await backUp({ ...there, folder: folder('decrypted-again') })
    expect(again.tables).toEqual(restored.manifest.tables)
    expect(again.files).toEqual(restored.manifest.files)
    const media = join(there.config.dataDir, 'media')
    const files = readdirSync(media, { recursive: true, encoding: 'utf8' }).filter((path) =>
      statSync(join(media, path)).isFile(),
    )
    expect(files.length).toBeGreaterThan(10)
    for (const path of files)
      expect(readFileSync(join(media, path))).toEqual(readFileSync(join(config.dataDir, 'media', path)))
    expect(readFileSync(join(there.config.dataDir, 'keys/secret'), 'utf8').trim()).toBe(secrets.key)
    expect(readdirSync(there.storage.workFolder)).toEqual([])
  },
  LONG_MS,
)

test('a damaged encrypted backup is refused with the name of the damaged file, and nothing of it is restored', async () => {
  const { publicKey, file: identity } = await newKey('own')
  await backUp({ ...source(), folder: folder('unharmed'), encryptTo: [publicKey] })
  const there = await elsewhere('unrestored')
  undo.push(there.close)
  const bySize = readdirSync(folder('unharmed'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.age') && path !== 'names.age')
    .sort((one, other) => statSync(join(folder('unharmed'), other)).size - statSync(join(folder('unharmed'), one)).size)
  const [largest, next] = bySize
  const damages: [name: string, damage: (path: (name: string) => string) => void, fault: RegExp][] = [
    [
      'altered',
      (path) => flip(path(largest!)),
      /^The backup is not whole:\n\S+ is damaged or was cut off: it cannot be/,
    ],
    [
      'shortened',
      (path) => cut(path(largest!)),
      /^The backup is not whole:\n\S+ is damaged or was cut off: it cannot be/,
    ],
    [
      'beheaded',
      (path) => writeFileSync(path(largest!), ''),
      /^The backup is not whole:\n\S+ is damaged or was cut off/,
    ],
    ['gone', (path) => rmSync(path(largest!)), /^The backup is not whole:\n\S+ is missing\.$/],
    [
      'exchanged',
      (path) => cpSync(path(next!), path(largest!)),
      /^The backup is not whole:\n\S+ (has \d+ bytes instead of|is damaged: its checksum)/,
    ],
    ['nameless', (path) => flip(path('names.age')), /^names\.age is damaged or was cut off: it cannot be decrypted\.$/],
  ]
  for (const [name, damage, fault] of damages) {
    cpSync(folder('unharmed'), folder(name), { recursive: true })
    damage((path) => join(folder(name), path))
    expect([name, await refusedWith(restore({ ...there, folder: folder(name), identities: [identity] }))]).toEqual([
      name,
      expect.stringMatching(fault),
    ])
  }
  const { rows } = await there.pool.query(`select from pg_class where relnamespace = 'public'::regnamespace`)
  expect([rows, readdirSync(join(there.config.dataDir, 'media'))]).toEqual([[], []])

  // A backup that is never finished, and keys that are none, make nothing.
  const breaking = { open: () => Promise.reject(new Error('the store broke')) }
  await refusedWith(backUp({ ...source(), storage: breaking, folder: folder('begun'), encryptTo: [publicKey] }))
  expect(await refusedWith(restore({ ...there, folder: folder('begun'), identities: [identity] }))).toMatch(
    /holds no finished backup/,
  )
  const privateKey = readFileSync(identity, 'utf8').trim().split('\n').at(-1)!
  for (const [key, words] of [
    ['age1nonsense', /^age1nonsense is no public key of age/],
    [publicKey.slice(0, -1), /is no public key of age/],
    ['ssh-ed25519 AAAA', /is no public key of age/],
    [privateKey, /^--encrypt-to takes the public key/],
  ] as const) {
    const said = await refusedWith(backUp({ ...source(), folder: folder('for-nobody'), encryptTo: [publicKey, key] }))
    expect(said).toMatch(words)
    expect([said.includes(privateKey), existsSync(folder('for-nobody'))]).toEqual([false, false])
  }
})

test('every table is backed up, or left out with a reason', async () => {
  const { manifest } = await readBack('quiet')
  const there = Object.keys(await tableDigests(services().db)).sort()
  const known = [...manifest.tables.map(({ name }) => name), ...manifest.leftOut].sort()
  expect(known).toEqual(there)
  expect(manifest.leftOut.toSorted()).toEqual(Object.keys(LEFT_OUT).sort())
  const { rows } = await services().db.execute<{ name: string }>(
    sql`select 'public.' || relname as name from pg_class where relpersistence = 'u' and relkind = 'r'`,
  )
  for (const { name } of rows) expect(Object.keys(LEFT_OUT)).toContain(name)
  // Jobs that are done hold links of mails, so they are left out.
  expect(readFileSync(join(folder('quiet'), 'tables/pgboss.job'), 'utf8')).not.toMatch(/\tcompleted\t/)
})

test('a damaged or incomplete backup is refused with the name of the file, and nothing of it is restored', async () => {
  const files = readdirSync(folder('quiet'), { recursive: true, encoding: 'utf8' })
  const pictures = files.filter((path) => path.endsWith('.webp'))
  const damages: [name: string, damage: (path: (name: string) => string) => void, fault: RegExp][] = [
    ['flipped', (path) => flip(path('tables/public.message')), /^tables\/public\.message is damaged: its checksum/],
    ['cut', (path) => cut(path('tables/public.post')), /^tables\/public\.post has \d+ bytes instead of \d+\.$/],
    ['pictureless', (path) => rmSync(path(pictures[0]!)), /^media\/.+\.webp is missing\.$/],
    ['blurred', (path) => flip(path(pictures[1]!)), /^media\/.+\.webp is damaged/],
    ['keyless', (path) => rmSync(path('keys/secret')), /^keys\/secret is missing\.$/],
    ['added', (path) => writeFileSync(path('tables/public.more'), ''), /^tables\/public\.more is not of this backup/],
    ['relisted', (path) => cut(path('files.txt')), /^files\.txt has \d+ bytes/],
  ]
  const there = await elsewhere('untouched')
  undo.push(there.close)
  for (const [name, damage, fault] of damages) {
    cpSync(folder('quiet'), folder(name), { recursive: true })
    damage((path) => join(folder(name), path))
    const [, ...faults] = (await refusedWith(restore({ ...there, folder: folder(name) }))).split('\n')
    expect(faults).toEqual([expect.stringMatching(fault)])
  }
  const told = commandLine('verify', folder('pictureless'))
  expect([told.status, told.stderr]).toEqual([1, expect.stringMatching(/is missing\.\n.*Do not count on/)])

  rmSync(join(folder('cut'), 'manifest.json'))
  expect(await refusedWith(restore({ ...there, folder: folder('cut') }))).toMatch(/holds no finished backup/)
  cpSync(folder('quiet'), folder('foreign'), { recursive: true })
  const rewrite = (change: (manifest: Manifest) => object) => {
    const said = JSON.parse(readFileSync(join(folder('quiet'), 'manifest.json'), 'utf8')) as Manifest
    writeFileSync(join(folder('foreign'), 'manifest.json'), JSON.stringify({ ...said, ...change(said) }))
    return refusedWith(restore({ ...there, folder: folder('foreign') }))
  }
  expect(await rewrite(() => ({ format: 2 }))).toMatch(/written in format 2, and this version reads up to 1/)
  expect(await rewrite(() => ({ vecu: undefined }))).toMatch(/manifest\.json is damaged/)
  const unknown = { hash: 'of a later version', createdAt: 2_000_000_000_000 }
  expect(await rewrite(({ migrations }) => ({ migrations: [...migrations, unknown] }))).toMatch(
    /does not know every migration/,
  )
  expect(await rewrite(() => ({ jobSchema: 999 }))).toMatch(/job queue of the backup is of schema 999/)
  expect(await rewrite(({ tables }) => ({ tables: tables.slice(1) }))).toMatch(/is not of this backup/)

  // A store or a database that holds something else is refused, and what is there stays.
  writeFileSync(join(there.config.dataDir, 'media', 'mine.webp'), 'x')
  expect(await refusedWith(restore({ ...there, folder: folder('quiet') }))).toMatch(/store holds files already/)
  rmSync(join(there.config.dataDir, 'media', 'mine.webp'))
  await there.pool.query('create table recipe (id int)')
  expect(await refusedWith(restore({ ...there, folder: folder('quiet') }))).toMatch(
    /not Vécu’s: the table public\.recipe\./,
  )
  expect(readdirSync(join(there.config.dataDir, 'media'))).toEqual([])
  expect(await refusedWith(backUp({ ...source(), folder: folder('quiet') }))).toMatch(/is not empty/)
  const lost = { ...source(), storage: { open: async () => undefined }, folder: folder('no-store') }
  expect(await refusedWith(backUp(lost))).toMatch(/none of the files that the database names/)
  expect(readdirSync(folder('no-store'))).not.toContain('manifest.json')
})

test('a backup leaves out and names tables and columns added by hand, and refuses where one was dropped', async () => {
  const [there, again] = [await elsewhere('altered', { migrated: true }), await elsewhere('without-it')]
  undo.push(there.close, again.close)
  await there.pool.query(`
    alter table member add column note text, add column "Été" int;
    create table recipe (id serial primary key, dish text); insert into recipe (dish) values ('tarte');
    create sequence "À part"; create view by_month as select count(*) from post;
    create schema stats; create table stats.kept (id int);
    alter table pgboss.job add column note text; alter table drizzle.__drizzle_migrations add column state text`)
  const from = { ...there, config: services().config }
  const manifest = await backUp({ ...from, folder: folder('by-hand') })
  const added = [
    'drizzle.__drizzle_migrations.state',
    'pgboss.job.note',
    'public.member.note',
    'public.member.Été',
    'public.recipe',
    'public.À part',
    'public.by_month',
    'stats.kept',
  ]
  expect(byHandIn(manifest)).toEqual(added)
  expect((await readBack('by-hand')).faults).toEqual([])
  const told = commandLine('verify', folder('by-hand'))
  expect(told).toMatchObject({ status: 0, stderr: expect.stringContaining(`Not in this backup: ${added.join(', ')}.`) })
  await restore({ ...again, folder: folder('by-hand') })
  expect((await again.pool.query('select * from member')).fields.map(({ name }) => name)).not.toContain('note')

  const refusal = async (name: string, statement: string) => {
    await there.pool.query(statement)
    const said = await refusedWith(backUp({ ...from, folder: folder(name) }))
    expect([name, readdirSync(folder(name))]).toEqual([name, []])
    return said
  }
  expect(await refusal('newer-jobs', 'update pgboss.version set version = version + 1')).toMatch(
    /job queue .* newer one/,
  )
  expect(await refusal('columnless', 'alter table post drop column place')).toMatch(/lacks public\.post\.place, which/)
  expect(await refusal('tableless', 'alter table post add place text; drop table journal_entry')).toMatch(
    /lacks public\.journal_entry, which/,
  )
  const newer = `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later version', 2000000000000)`
  expect(await refusal('newer', newer)).toMatch(/does not know every migration of the database/)
})

test('a manifest that could not be read again is not written', async () => {
  const { manifest } = await readBack('quiet')
  const strange = { ...manifest, sequences: [{ name: 'public.À part', value: '1', isCalled: false }] }
  expect(await refusedWith(writeManifest(plainFolder(folders), strange))).toMatch(
    /could not be read again \(sequences\.0\.name/,
  )
  expect(existsSync(join(folders, 'manifest.json'))).toBe(false)
})

test('a restore leaves a database alone that holds things of another owner', async () => {
  const [bare, prepared] = [await elsewhere('bare'), await elsewhere('prepared', { migrated: true })]
  undo.push(bare.close, prepared.close)
  const things: [make: string, said: RegExp][] = [
    ['create view sight as select 1', /the view public\.sight/],
    ['create materialized view sighted as select 1', /the materialized view public\.sighted/],
    ['create function one() returns int return 1', /the function public\.one\(\)/],
    ['create procedure act() begin atomic end', /the procedure public\.act\(\)/],
    [`create type mood as enum ('a')`, /the type public\.mood/],
    ['create domain small as int', /the (type|domain) public\.small/],
    ['create sequence counter', /the sequence public\.counter/],
    ['create table parted (at int) partition by list (at)', /the table public\.parted/],
  ]
  const standing: typeof things = [
    ['create view stats.seen as select id from post', /tables: view stats\.seen depends on table post/],
    ['create view stats.seen as select id from pgboss.job', /: view stats\.seen depends on table pgboss\.job/],
    ['create table stats.task (state pgboss.job_state)', /: column state of table stats\.task depends on type pgboss/],
    ['create table stats.task (queue text references pgboss.queue)', /: constraint \w+ on table stats\.task depends/],
    [
      'create function stats.of(pgboss.job) returns int return 1',
      /: function stats\.of\(pgboss\.job\) depends on type/,
    ],
    [
      'create table stats.jobs (at timestamptz default pgboss.job_now())',
      /: default value for column at of table stats/,
    ],
    [`create table stats.jobs partition of pgboss.job for values in ('stats')`, /stands on its tables: stats\.jobs\./],
  ]
  await refuseToClear(bare, things)
  await prepared.pool.query('create schema stats')
  await refuseToClear(prepared, [...things, ...standing])
  await bare.pool.query('create view seen as select 1')
  expect(await refusedWith(restore({ ...bare, folder: folder('quiet') }))).toMatch(/the view public\.seen\. Give/)
  await bare.pool.query('drop view seen') // it is there still
  await bare.pool.query(`revoke create on database ${new URL(bare.url).pathname.slice(1)} from vecu`)
  expect(await refusedWith(restore({ ...bare, folder: folder('quiet') }))).toMatch(
    /cannot be prepared \(permission denied.*its role must own it/,
  )
  await restore({ ...prepared, folder: folder('quiet') })
})

test('a restore leaves tables and queues of another application alone, whatever their names', async () => {
  const [bare, prepared] = [await elsewhere('theirs'), await elsewhere('shared', { migrated: true })]
  undo.push(bare.close, prepared.close)
  const tables = ['user', 'session', 'account', 'verification']
    .map((name) => `create table "${name}" (id text);`)
    .join('')
  const list = (hash: string) =>
    `create schema drizzle; create table drizzle.__drizzle_migrations (id serial, hash text, created_at bigint);
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('${hash}', 1)`
  const [first] = readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER })
  await refuseToClear(bare, [
    [tables, /not Vécu’s: the table public\."user", the table public\.account, /],
    [tables + list('of theirs'), /prepared by another application, or by a newer Vécu/],
    [`${list(first!.hash)}; create table recipe (id int)`, /not Vécu’s: the table public\.recipe\./],
  ])

  // A server that nobody used has made its own queues there.
  const server = await startServer({ config: { ...prepared.config, port: 0 }, log: openLog('fatal') })
  await server.stop()
  rmSync(join(prepared.config.dataDir, 'keys'), { recursive: true })
  await refuseToClear(prepared, [
    [`select pgboss.create_queue('crm.mail', '{"policy": "standard"}')`, /not Vécu’s: the queue crm\.mail of pgboss\./],
  ])
  await restore({ ...prepared, folder: folder('quiet') })
})

test('a failed first start leaves nothing to back up, and does not hinder a restore', async () => {
  const [bare, jobless] = [await elsewhere('failed'), await elsewhere('jobless', { migrated: true })]
  undo.push(bare.close, jobless.close)
  const backedUp = (there: typeof bare, name: string) =>
    refusedWith(backUp({ ...there, config: services().config, folder: folder(name) }))
  cpSync(MIGRATIONS_FOLDER, folder('failing'), { recursive: true })
  for (const name of readdirSync(folder('failing')))
    if (name.endsWith('.sql')) writeFileSync(join(folder('failing'), name), 'select 1 / 0')
  expect(await refusedWith(migrate(bare.db, { migrationsFolder: folder('failing') }))).toMatch(/1 \/ 0/)
  expect(await backedUp(bare, 'of-no-tables')).toMatch(/holds no tables of Vécu yet/)
  await restore({ ...bare, folder: folder('quiet') })
  await jobless.pool.query('drop schema pgboss cascade')
  expect(await backedUp(jobless, 'of-no-jobs')).toMatch(/lacks the tables of the job queue/)
  await jobless.pool.query('create schema pgboss') // and no further
  await restore({ ...jobless, folder: folder('quiet') })
})

test('a mistyped DATA_DIR or folder is refused before anything is made', async () => {
  const nowhere = { DATABASE_URL: '', DATA_DIR: folder('mistyped') }
  const commands = [
    ['backup', folder('of-nothing')],
    ['grant', 'lea@exemple.fr', 'admin'],
  ]
  for (const command of commands) {
    const { status, stderr } = commandLineIn(nowhere, ...command)
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^DATA_DIR \S+ is of no server: .*Nothing was made\.\n$/),
    ])
  }
  const besides = commandLineIn(
    { DATA_DIR: folder('mistyped'), SECRET: 'x'.repeat(40) },
    'backup',
    folder('of-nothing'),
  )
  expect([besides.status, besides.stderr]).toEqual([1, expect.stringMatching(/^DATA_DIR \S+ is of no server/)])
  const restored = commandLineIn(nowhere, 'restore', folder('mistyped-too'))
  expect([restored.status, restored.stderr]).toEqual([1, expect.stringMatching(/holds no finished backup/)])
  for (const name of ['mistyped', 'mistyped-too', 'of-nothing'])
    expect([name, existsSync(folder(name))]).toEqual([name, false])
})

test('a role that owns its database, and has no other right, does all of this', async () => {
  const { rows } = await services().db.execute(
    sql`select rolsuper, rolcreaterole, rolreplication, rolbypassrls from pg_roles where rolname = current_user`,
  )
  expect(Object.values(rows[0]!)).toEqual([false, false, false, false])
})

/** Makes each of these things, and expects the refusal for it, in a transaction of its own. */
async function refuseToClear({ pool }: { pool: pg.Pool }, things: readonly [make: string, said: RegExp][]) {
  for (const [make, said] of things) {
    const client = await pool.connect()
    await client.query(`begin; ${make}`)
    const refusal = await refusedWith(clearUnused(client))
    await client.query('rollback')
    client.release()
    expect(refusal).toMatch(said)
  }
}

/** Makes a key of age, and the file that age-keygen would write. */
async function newKey(name: string): Promise<{ publicKey: string; file: string }> {
  const identity = await generateX25519Identity()
  const [publicKey, file] = [await identityToRecipient(identity), folder(`${name}.key`)]
  writeFileSync(file, `# created: 2026-11-23T00:00:00Z\n# public key: ${publicKey}\n${identity}\n`)
  return { publicKey, file }
}

const commandLine = (...args: string[]) => commandLineIn({}, ...args)

function commandLineIn(own: Record<string, string>, ...args: string[]) {
  const { dataDir, databaseUrl } = services().config
  const cli = join(import.meta.dirname, '../../../server/app/cli.ts')
  const ours = { BASE_URL: '', DATA_DIR: dataDir, DATABASE_URL: databaseUrl!, S3_URL: '', SECRET: '' }
  const env = { ...process.env, ...ours, ...own }
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], { env, encoding: 'utf8' })
  return { status, stdout, stderr }
}

function flip(path: string) {
  const bytes = readFileSync(path)
  bytes[bytes.length >> 1]! ^= 1
  writeFileSync(path, bytes)
}

const cut = (path: string) => writeFileSync(path, readFileSync(path).subarray(0, -3))
