import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { KNOWN_MAX } from '#contract/foundation/disclosure-limits.ts'
import { countNight } from '#server/medication/commands/count-night.ts'
import { countedDeclaring, declaredBy, type ShortReport, shortReport } from '#tests/support/fixtures/declaring.ts'
import { established } from '#tests/support/fixtures/established.ts'
import { faultsOf, refusalOf } from '#tests/support/refused.ts'
import { runQueue } from '#tests/support/run-queue.ts'
import { leaveOnePoint } from '#tests/support/spent-limit.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const world = openWorld()
const { as } = world
const db = () => world.services().db
const DAY_MS = 86_400_000

const crowd = (members: number, ...reports: ShortReport[]) => countedDeclaring(db(), { members, reports })
const nightFalls = () => countNight(world.services())
let reader: Person

/** All that a member can read of these medications, to the letter. */
async function read(...names: string[]): Promise<string> {
  const answers = await Promise.all(names.map((name) => as(reader).signals.effects({ name })))
  return JSON.stringify(answers)
}

/** In short: the beginnings of the bands. */
async function effects(name: string) {
  const { members, effects } = await as(reader).signals.effects({ name })
  return {
    members: members?.from ?? null,
    ...Object.fromEntries(effects.map((each) => [each.term, each.members.from])),
  }
}

async function remove(memberIds: readonly string[]): Promise<void> {
  await db().execute(sql`delete from "user" where id = any(${sql.param(memberIds)}::uuid[])`)
}

beforeEach(async () => {
  await world.settle()
  await db().execute(sql`truncate "user", effect_count cascade`)
  // Whom public figures count, too, and who declare nothing.
  await crowd(40)
  reader = await world.person()
})

describe('the page of a medication', () => {
  test('shows numbers of members from twenty-one on, as bands, each member once, under any spelling and dosage', async () => {
    const both = await crowd(22, shortReport('Doliprane 500 mg', 'Nausées'), shortReport('Doliprane', 'Nausées'))
    await crowd(8, shortReport('DOLIPRANE', 'nausees'))
    await crowd(22, shortReport('Doliprane', 'Fatigue'))
    await declaredBy(db(), both.slice(0, 2), shortReport('Doliprane', 'Fatigue'))
    await nightFalls()
    const { asOf, ...rest } = await as(reader).signals.effects({ name: 'doliprane 1000 mg' })
    expect(rest).toEqual({
      name: 'doliprane',
      members: { from: 50, to: 54 },
      effects: [
        { term: 'Nausées', members: { from: 30, to: 34 } },
        { term: 'Fatigue', members: { from: 21, to: 24 } },
      ],
    })
    expect(Math.abs(asOf!.getTime() - world.now().getTime())).toBeLessThan(60_000)
  })

  test('does not tell which of two effects in one band has more members', async () => {
    await crowd(24, shortReport('Doliprane', 'Vertiges'))
    await crowd(21, shortReport('Doliprane', 'Fatigue'))
    await nightFalls()
    const { effects } = await as(reader).signals.effects({ name: 'Doliprane' })
    expect(effects.map(({ term }) => term)).toEqual(['Fatigue', 'Vertiges'])
  })

  test('answers for twenty members as for none, for medication and effect, and stores no word of theirs', async () => {
    await crowd(20, shortReport('Ventoline', 'Toux'))
    await crowd(40, shortReport('Doliprane', 'Nausées'))
    await crowd(21, shortReport('Doliprane', 'Fatigue'))
    await crowd(20, shortReport('Doliprane', 'Une phrase qui me nomme'))
    await nightFalls()
    const nothing = { asOf: null, members: null, effects: [] }
    for (const name of ['Ventoline', 'Personne', '!?'])
      expect(await as(reader).signals.effects({ name })).toEqual({ name, ...nothing })
    // The smallest of the others is hidden with it: the total less what is shown would be it.
    expect(await effects('Doliprane')).toEqual({ members: 80, Nausées: 40 })
    const { rows } = await db().execute(sql`select * from effect_count join effect_profile using (drug_key)`)
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toMatch(/nomme|ventoline/i)
  })

  test('hides an effect or a medication of nearly all counted members, who would be known to have it', async () => {
    await crowd(30, shortReport('Doliprane', 'Nausées', 'Vertiges'))
    await crowd(21, shortReport('Doliprane', 'Fatigue', 'Vertiges'))
    await nightFalls()
    expect(await effects('Doliprane')).toEqual({ members: 50, Nausées: 30, Fatigue: 21 })

    const quiet = await db().execute<{ id: string }>(
      sql`select id from member where id not in (select member_id from medication_report) and id <> ${reader.id} limit 20`,
    )
    await remove(quiet.rows.map(({ id }) => id))
    await db().execute(sql`delete from effect_count`)
    await nightFalls()
    // Twenty are left who did not declare it.
    expect(await effects('Doliprane')).toEqual({ members: null })
  })

  test('does not name an effect by a spelling that few use', async () => {
    await crowd(20, shortReport('Doliprane', 'Rêves agités'))
    await crowd(2, shortReport('Doliprane', 'RÊVES AGITÉS'))
    await crowd(22, shortReport('Doliprane', 'Rêves lucides'))
    await nightFalls()
    expect(Object.keys(await effects('Doliprane'))).toEqual(['members', 'Rêves lucides', 'reves agites'])
  })

  test('is for members, who may not copy the whole list', async () => {
    expect(await refusalOf(as().signals.effects({ name: 'Doliprane' }))).toBe('UNAUTHORIZED')
    const lou = await world.person()
    await as(lou).signals.effects({ name: 'Nom 1' })
    const limit = { name: 'medication-effects', points: 120, seconds: 600 }
    await leaveOnePoint({ take: world.services().limits.take, limit, key: lou.id })
    await as(lou).signals.effects({ name: 'Nom 2' })
    expect(await refusalOf(as(lou).signals.effects({ name: 'Doliprane' }))).toBe('TOO_MANY_REQUESTS')
    expect(await faultsOf(as(reader).signals.effects({ name: 'x'.repeat(101) }))).toEqual(['name: tooLong'])
  })
})

describe('the count', () => {
  const declaring = (given: Partial<Parameters<typeof countedDeclaring>[1]>) =>
    countedDeclaring(db(), { members: 30, reports: [shortReport('Doliprane', 'Nausées')], ...given })
  const daysAgo = (days: number) => (nth: number) => new Date(world.now().getTime() - (days + 8 * nth) * DAY_MS)

  test('leaves out members without both consents, younger than fourteen days, without a confirmed address or seen on one day', async () => {
    for (const consents of [['healthData'], ['research'], []]) await declaring({ consents })
    await declaring({ signedUpAt: () => new Date(world.now().getTime() - 13 * DAY_MS) })
    await declaring({ sharedOn: [] })
    await declaring({ sharedOn: ['2025-12-08'] })
    const unconfirmed = await declaring({})
    await db().execute(sql`update "user" set email_verified = false where id = any(${sql.param(unconfirmed)}::uuid[])`)
    await declaring({ members: 20 })
    await nightFalls()
    expect(await effects('Doliprane')).toEqual({ members: null })
    await declaring({ members: 1, signedUpAt: daysAgo(14) })
    await nightFalls()
    expect((await effects('Doliprane')).members).toBe(21)
  })

  test('opens no cell for accounts made up in one week, of a medication or an effect, nor where they are a third of it', async () => {
    const oneWeek = (nth: number) => new Date(world.now().getTime() - (30 + (nth % 7)) * DAY_MS)
    await declaring({ members: 20, signedUpAt: oneWeek })
    await declaring({ members: 1 })
    await nightFalls()
    expect(await effects('Doliprane')).toEqual({ members: null })
    await declaring({ members: 39 })
    await nightFalls()
    expect(await effects('Doliprane')).toEqual({ members: null })
    await declaring({ members: 1 })
    await declaring({ members: 24, reports: [shortReport('Doliprane', 'Fatigue')] })
    const fewOfOneWeek = { members: 8, signedUpAt: oneWeek, reports: [shortReport('Doliprane', 'Vertiges')] }
    await declaring(fewOfOneWeek)
    await declaring({ members: 16, reports: [shortReport('Doliprane', 'Vertiges')] })
    await nightFalls()
    expect(await effects('Doliprane')).toEqual({ members: 105, Nausées: 60, Fatigue: 21 })
  })
})

describe('an attacker who has ten accounts, or knows ten people, and looks every night', () => {
  const FELT = shortReport('Doliprane', 'Nausées')

  test('cannot make one person appear, whatever the ten declare', async () => {
    const ten = await crowd(KNOWN_MAX, FELT)
    await nightFalls()
    const without = await read('Doliprane')
    const [one] = await crowd(1, FELT)
    for (const felt of [['Nausées'], ['Fatigue', 'Vertiges']]) {
      await declaredBy(db(), ten, shortReport('Doliprane', ...felt))
      await nightFalls()
      expect(await read('Doliprane')).toBe(without)
    }
    await remove([one!])
    await nightFalls()
    expect(await read('Doliprane')).toBe(without)
  })

  test('sees nobody come, edit, withdraw, come back, delete or be erased, while the ten move around them', async () => {
    await crowd(31, FELT)
    await crowd(27, shortReport('Doliprane', 'Fatigue'))
    const ten = await crowd(KNOWN_MAX, FELT)
    const ada = await world.person()
    await established(db(), ada)
    await nightFalls()
    const before = await read('Doliprane')
    expect(await effects('Doliprane')).toEqual({ members: 65, Nausées: 40, Fatigue: 25 })
    const night = async () => {
      world.advance(DAY_MS)
      await nightFalls()
      expect(await read('Doliprane')).toBe(before)
    }

    await declaredBy(db(), [ada.id], FELT)
    await night()
    await declaredBy(db(), ten, shortReport('Doliprane', 'Fatigue'))
    await night()
    await declaredBy(db(), [ada.id], shortReport('Doliprane', 'Fatigue'))
    await night()
    await as(ada).settings.setConsent({ kind: 'research', isGiven: false })
    await night()
    await as(ada).settings.setConsent({ kind: 'research', isGiven: true })
    await night()
    await db().execute(sql`delete from medication_report where member_id = ${ada.id}`)
    await night()
    await remove(ten)
    await night()
    await remove([ada.id])
    await night()
  })

  test('reads new numbers of a medication once twenty-one members moved in it, whatever moves in others', async () => {
    const ids = await crowd(41, FELT)
    await crowd(22, shortReport('Doliprane', 'Fatigue'))
    await nightFalls()
    const before = await read('Doliprane')
    // Ten come, five say more, five go; and thirty of another medication.
    await crowd(10, shortReport('Doliprane', 'Fatigue'))
    await declaredBy(db(), ids.slice(0, 5), shortReport('Doliprane', 'Fatigue'))
    await remove(ids.slice(5, 10))
    await crowd(30, shortReport('Ventoline', 'Toux', 'Fatigue'))
    await nightFalls()
    expect(await read('Doliprane')).toBe(before)
    expect((await effects('Ventoline')).members).toBe(30)
    await crowd(6, shortReport('Doliprane', 'Fatigue'))
    await nightFalls()
    expect(await effects('Doliprane')).toEqual({ members: 70, Nausées: 35, Fatigue: 40 })
    await Promise.all([nightFalls(), nightFalls()])
    expect(await effects('Doliprane')).toEqual({ members: 70, Nausées: 35, Fatigue: 40 })
  })

  test('learns from nothing that many were erased until twenty-one were, and nothing of them is left then', async () => {
    const ids = await crowd(22, shortReport('Doliprane', 'Nausées', 'une phrase qui me nomme'))
    await nightFalls()
    const before = await read('Doliprane')
    expect((await effects('Doliprane')).members).toBe(21)
    await remove(ids.slice(2))
    await nightFalls()
    expect(await read('Doliprane')).toBe(before)
    const kept = await db().execute<{ members: number }>(sql`select * from effect_profile`)
    expect(kept.fields.map(({ name }) => name)).toEqual(['drug_key', 'digest', 'members'])
    expect(kept.rows.map(({ members }) => members)).toEqual([22])
    await remove(ids)
    await nightFalls()
    expect(await effects('Doliprane')).toEqual({ members: null })
    for (const table of [sql`effect_count`, sql`effect_profile`])
      expect((await db().execute(sql`select * from ${table}`)).rows).toEqual([])
  })

  test('finds no words of a member in a digest: changing them counts as no move', async () => {
    await crowd(30, shortReport('Doliprane', 'Nausées', 'mes mots'))
    await nightFalls()
    const digests = () =>
      db()
        .execute(sql`select digest, members from effect_profile`)
        .then(({ rows }) => rows)
    const before = await digests()
    await db().execute(sql`update report_reaction set term = 'autres', key = 'autres' where key = 'mes mots'`)
    await db().execute(sql`delete from effect_count`)
    await nightFalls()
    expect(await digests()).toEqual(before)
  })
})

test('the nightly job counts declared effects', async () => {
  await crowd(22, shortReport('Doliprane', 'Nausées'))
  await crowd(22, shortReport('Doliprane', 'Fatigue'))
  await runQueue(world.services(), 'medication.count')
  await world.settle({ everyJobTwice: true })
  expect(await effects('Doliprane')).toEqual({ members: 40, Fatigue: 21, Nausées: 21 })
})
