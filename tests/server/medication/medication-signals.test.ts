import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { foldText } from '#contract/foundation/fold.ts'
import { SIGNAL_CASES_MIN } from '#contract/medication/limits.ts'
import { drugKey } from '#contract/medication/rules.ts'
import type { SignalTable } from '#contract/medication/schema.ts'
import { grantRole } from '#server/accounts/commands/grant-role.ts'
import { countNight } from '#server/medication/commands/count-night.ts'
import { crowdDeclaring, declaredBy, type ShortReport, shortReport } from '#tests/support/fixtures/declaring.ts'
import { faultsOf, refusalOf } from '#tests/support/refused.ts'
import { runQueue } from '#tests/support/run-queue.ts'
import { openWorld, type Person } from '#tests/support/world.ts'
import { type Random, randomFrom } from '../../../bench/support/random.ts'

const world = openWorld()
const { as } = world
const db = () => world.services().db
const crowd = (given: Parameters<typeof crowdDeclaring>[1]) => crowdDeclaring(db(), given)
const nightFalls = () => countNight(world.services())

beforeEach(async () => {
  await world.settle()
  await db().execute(sql`truncate "user", signal_pair cascade`)
})

async function professional(): Promise<Person> {
  const person = await world.person()
  await grantRole(world.services(), { email: person.email, granted: 'medical_professional' })
  await world.secondFactor(person)
  return person
}

const inShort = ({ pairs }: Pick<SignalTable, 'pairs'>) =>
  Object.fromEntries(
    pairs.map(({ drug, reaction, a, b, c, d }) => [`${drug.name}, ${reaction.term}`, [a, b, c, d].join(' ')]),
  )

describe('the table of signals is open to', () => {
  const asked = [
    (person?: Person) => as(person).signals.table({}),
    (person?: Person) => as(person).signals.of({ name: 'Doliprane' }),
  ]

  test.each(asked)('no visitor, member, moderator, or holder of a role that is not in force', async (ask) => {
    const { member, moderator, granted } = await world.people('member', 'moderator', 'granted')
    await grantRole(world.services(), { email: moderator.email, granted: 'moderator' })
    await world.secondFactor(moderator)
    await grantRole(world.services(), { email: granted.email, granted: 'medical_professional' })
    expect(await refusalOf(ask())).toBe('UNAUTHORIZED')
    for (const person of [member, moderator, granted]) expect(await refusalOf(ask(person))).toBe('FORBIDDEN')
  })

  test.each(['medical_professional', 'admin'] as const)('a %s with a second factor, while it is on', async (role) => {
    const person = await world.person()
    await grantRole(world.services(), { email: person.email, granted: role })
    await world.secondFactor(person)
    for (const ask of asked) expect((await ask(person)).pairs).toEqual([])
    await as(person).security.turnOffSecondFactor({ password: 'orage-violet-73' })
    for (const ask of asked) expect(await refusalOf(ask(person))).toBe('FORBIDDEN')
  })
})

describe('the count of signals', () => {
  test('holds distinct members, by suspected medication and named effect, whatever its case, accents and dosage', async () => {
    const twice = [shortReport('Doliprane 500 mg', 'Nausées'), shortReport('Doliprane 1 000 mg', 'Nausées', 'Fatigue')]
    await crowd({ members: 2, reports: twice })
    await crowd({ members: 1, reports: [shortReport('DOLIPRANE', 'nausees', 'Fatigue')] })
    await crowd({ members: 2, reports: [shortReport('Doliprane', 'Fatigue')] })
    await crowd({ members: 4, reports: [shortReport('Ibuprofène', 'Fatigue')] })
    await nightFalls()
    const expected = {
      'Doliprane, Nausées': '3 2 0 4',
      'Doliprane, Fatigue': '5 0 4 0',
      'Ibuprofène, Fatigue': '4 0 5 0',
    }
    const lou = await professional()
    const table = await as(lou).signals.table({})
    expect(inShort(table)).toEqual(expected)
    expect(table).toMatchObject({ members: 9, total: 3 })
    expect(inShort(await as(lou).signals.of({ name: 'DOLIPRANE 250mg' }))).toEqual({
      'Doliprane, Nausées': '3 2 0 4',
      'Doliprane, Fatigue': '5 0 4 0',
    })
  })

  test('leaves out members who did not agree to statistics or withdrew their health data, and counts nobody twice', async () => {
    await crowd({ members: 3, reports: [shortReport('Doliprane', 'Nausées')] })
    await crowd({ members: 5, reports: [shortReport('Doliprane', 'Nausées')], consents: ['healthData'] })
    await crowd({ members: 5, reports: [shortReport('Doliprane', 'Nausées')], consents: ['research'] })
    const [first] = await crowd({ members: 1, reports: [shortReport('Ibuprofène', 'Toux')] })
    for (let time = 0; time < 9; time++) await declaredBy(db(), [first!], shortReport('Doliprane', 'Nausées'))
    await nightFalls()
    const lou = await professional()
    expect(inShort(await as(lou).signals.table({}))).toEqual({ 'Doliprane, Nausées': '4 0 0 0' })
    expect((await as(lou).signals.of({ name: 'Doliprane' })).members).toBe(4)
  })

  test('leaves out concomitant medications, and effects of another report', async () => {
    await crowd({ members: 3, reports: [{ suspected: ['Doliprane'], felt: ['Nausées'], besides: ['Ventoline'] }] })
    await crowd({ members: 3, reports: [shortReport('Ventoline', 'Toux'), shortReport('Doliprane', 'Fatigue')] })
    await nightFalls()
    expect(inShort(await as(await professional()).signals.table({}))).toEqual({
      'Doliprane, Nausées': '3 3 0 0',
      'Ventoline, Toux': '3 0 0 3',
      'Doliprane, Fatigue': '3 3 0 0',
    })
  })

  test('leaves out pairs of fewer than three members, in the table and in the page of one medication', async () => {
    await crowd({ members: 2, reports: [shortReport('Doliprane', 'Nausées', 'Fatigue')] })
    await crowd({ members: 1, reports: [shortReport('Doliprane', 'Fatigue')] })
    await nightFalls()
    const lou = await professional()
    expect(inShort(await as(lou).signals.table({}))).toEqual({ 'Doliprane, Fatigue': '3 0 0 0' })
    expect(Object.keys(inShort(await as(lou).signals.of({ name: 'Doliprane' })))).toEqual(['Doliprane, Fatigue'])
    await crowd({ members: 2, reports: [shortReport('Ventoline', 'Toux')] })
    await nightFalls()
    for (const name of ['Ventoline', 'Inconnu', '500 mg', '!?'])
      expect(await as(lou).signals.of({ name })).toEqual({ members: null, pairs: [] })
  })

  test('leaves out a medication or an effect with nothing to compare', async () => {
    await crowd({ members: 12, reports: [shortReport('💊', 'Nausées'), { suspected: ['Doliprane'], felt: [] }] })
    await nightFalls()
    const table = await as(await professional()).signals.table({})
    expect(table).toMatchObject({ asOf: null, members: 0, total: 0, pairs: [] })
  })

  test('equals the table and the page of one medication as counted by hand, in any community', {
    tags: ['long'],
  }, async () => {
    const lou = await professional()
    for (const seed of [1, 2, 3]) {
      await db().execute(sql`delete from medication_report`)
      const reports = await randomCommunity(randomFrom(seed))
      await nightFalls()
      const byHand = counted(reports)
      const table = await everyPair(lou)
      expect(table.map(({ key }) => key).sort()).toEqual([...byHand.keys()].sort())
      for (const { key, cells } of table) expect([key, cells]).toEqual([key, byHand.get(key)])
      for (const name of ['M0', 'M1', 'M5']) {
        const { pairs } = await as(lou).signals.of({ name })
        const own = [...byHand].filter(([key]) => key.startsWith(`${drugKey(name)} `))
        expect(new Map(pairs.map((pair) => [keyOf(pair), cellsOf(pair)]))).toEqual(new Map(own))
      }
    }
  })
})

type Pair = SignalTable['pairs'][number]
const keyOf = ({ drug, reaction }: Pair) => `${drug.key} ${reaction.key}`
const cellsOf = ({ a, b, c, d }: Pair) => ({ a, b, c, d })

async function everyPair(reader: Person) {
  const { total } = await as(reader).signals.table({ limit: 1 })
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(total / 50) }, (_, page) =>
      as(reader).signals.table({ limit: 50, offset: page * 50 }),
    ),
  )
  return pages.flatMap(({ pairs }) => pairs.map((pair) => ({ key: keyOf(pair), cells: cellsOf(pair) })))
}

/** Members with one report and with several, of few medications and effects, so that they meet in every way. */
async function randomCommunity(random: Random): Promise<(ShortReport & { memberId: string })[]> {
  const reports: (ShortReport & { memberId: string })[] = []
  const names = (letter: string, kinds: number, count: number) => [
    ...new Set(Array.from({ length: count }, () => `${letter}${Math.min(random.below(kinds), random.below(kinds))}`)),
  ]
  for (const memberId of await crowd({ members: 60, reports: [] }))
    for (let n = 0; n <= Math.floor(random.exponential(0.7)); n++) {
      const report = {
        suspected: names('M', 8, 1 + random.below(2)),
        felt: names('E', 8, random.below(4)),
        besides: names('B', 3, random.below(2)),
      }
      await declaredBy(db(), [memberId], report)
      reports.push({ ...report, memberId })
    }
  return reports
}

/** The four counts of each pair as the definition says them, member by member. */
function counted(reports: readonly (ShortReport & { memberId: string })[]) {
  const useful = reports.filter(({ felt }) => felt.length > 0)
  const members = [...Map.groupBy(useful, ({ memberId }) => memberId).values()]
  const drugs = new Set(useful.flatMap(({ suspected }) => suspected))
  const effects = new Set(useful.flatMap(({ felt }) => felt))
  const cells = new Map<string, { a: number; b: number; c: number; d: number }>()
  for (const drug of drugs)
    for (const effect of effects) {
      const cell = { a: 0, b: 0, c: 0, d: 0 }
      for (const own of members) {
        if (own.some(({ suspected, felt }) => suspected.includes(drug) && felt.includes(effect))) cell.a++
        else if (own.some(({ suspected }) => suspected.includes(drug))) cell.b++
        else if (own.some(({ felt }) => felt.includes(effect))) cell.c++
        else cell.d++
      }
      if (cell.a >= SIGNAL_CASES_MIN) cells.set(`${drugKey(drug)} ${foldText(effect)}`, cell)
    }
  return cells
}

describe('the table of signals by night', () => {
  /** Doliprane with Nausées stands out; Fatigue is everywhere; nobody but who takes Ventoline has Toux. */
  async function community() {
    await crowd({ members: 12, reports: [shortReport('Doliprane', 'Nausées')] })
    await crowd({ members: 30, reports: [shortReport('Doliprane', 'Fatigue')] })
    await crowd({ members: 40, reports: [shortReport('Ibuprofène', 'Fatigue')] })
    await crowd({ members: 4, reports: [shortReport('Ibuprofène', 'Nausées')] })
    await crowd({ members: 20, reports: [shortReport('Ventoline', 'Toux', 'Maux de tête')] })
    await crowd({ members: 3, reports: [shortReport('Ibuprofène', 'Maux de tête')] })
    await nightFalls()
    return professional()
  }
  const names = ({ pairs }: SignalTable) => pairs.map(({ drug, reaction }) => `${drug.name}, ${reaction.term}`)

  test('shows one night, and each pair has its figures', async () => {
    const lou = await community()
    const table = await as(lou).signals.table({ search: 'doliprane' })
    expect(table).toMatchObject({ members: 109, total: 2 })
    expect(Math.abs(table.asOf!.getTime() - world.now().getTime())).toBeLessThan(60_000)
    expect(table.pairs[0]).toMatchObject({ a: 12, b: 30, c: 4, d: 63, isSignal: true })
    const { prr, chiSquare, ror, ic } = table.pairs[0]!
    expect(prr!.value).toBeCloseTo(12 / 42 / (4 / 67), 9)
    expect(ror!.value).toBeCloseTo((12 * 63) / (4 * 30), 9)
    expect(chiSquare!).toBeCloseTo((109 * (12 * 63 - 30 * 4 - 54.5) ** 2) / (42 * 67 * 16 * 93), 9)
    expect(ic!.value).toBeCloseTo(Math.log2(12.5 / ((42 * 16) / 109 + 0.5)), 9)
    // An effect of one medication alone has no ratio, and is no 0 and no infinity.
    const [toux] = (await as(lou).signals.table({ search: 'toux' })).pairs
    expect(toux).toMatchObject({ a: 20, b: 0, c: 0, prr: null, ror: null, isSignal: false })
    expect(toux!.ic!.low).toBeGreaterThan(0)
  })

  test('can be sorted by each figure, missing figures last, and pages follow each other without a gap', async () => {
    const lou = await community()
    const byCases = await as(lou).signals.table({ order: 'cases' })
    expect(byCases.pairs.map(({ a }) => a)).toEqual([40, 30, 20, 20, 12, 4, 3])
    const byRatio = await as(lou).signals.table({ order: 'prr' })
    const ratios = byRatio.pairs.map(({ prr }) => prr?.value ?? -1)
    expect(ratios).toEqual(ratios.toSorted((one, other) => other - one))
    expect(byRatio.pairs.at(-1)!.prr).toBeNull()
    const byComponent = await as(lou).signals.table({})
    const lows = byComponent.pairs.map(({ ic }) => ic!.low)
    expect(lows).toEqual(lows.toSorted((one, other) => other - one))
    const pages = await Promise.all([0, 3, 6, 9].map((offset) => as(lou).signals.table({ offset, limit: 3 })))
    expect(pages.flatMap(names)).toEqual(names(byComponent))
    expect(pages.map(({ total }) => total)).toEqual([7, 7, 7, 7])
  })

  test('can be searched by medication and effect, in either language, and narrowed to pairs that meet the rule', async () => {
    const lou = await community()
    const found = async (search: string) => names(await as(lou).signals.table({ search, order: 'cases' }))
    expect(await found('IBUPROFENE')).toHaveLength(3)
    expect(await found('nausees')).toEqual(['Doliprane, Nausées', 'Ibuprofène, Nausées'])
    expect(await found('headache')).toEqual(['Ventoline, Maux de tête', 'Ibuprofène, Maux de tête'])
    for (const nothing of ['%', '_', '!?', '\\', 'absent']) expect(await found(nothing)).toEqual([])
    expect(await found('   ')).toHaveLength(7)
    const signals = await as(lou).signals.table({ only: 'signals', order: 'cases' })
    expect(names(signals)).toEqual(['Ventoline, Maux de tête', 'Doliprane, Nausées'])
    expect(signals.total).toBe(2)
  })

  test('refuses impossible pages and orders', async () => {
    const lou = await professional()
    const asked = { order: 'name' as 'ic', only: 'none' as 'all', offset: -1, limit: 51 }
    expect((await faultsOf(as(lou).signals.table(asked))).map((fault) => fault.split(':')[0]).sort()).toEqual([
      'limit',
      'offset',
      'only',
      'order',
    ])
    expect(await faultsOf(as(lou).signals.of({ name: '<b></b>' }))).toEqual(['name: required'])
  })

  test('stays as it was until the next night, and is complete at any moment', async () => {
    const lou = await community()
    const [before, ofOne] = [await as(lou).signals.table({}), await as(lou).signals.of({ name: 'Doliprane' })]
    await crowd({ members: 5, reports: [shortReport('Doliprane', 'Toux')] })
    expect(await as(lou).signals.table({})).toEqual(before)
    expect(await as(lou).signals.of({ name: 'Doliprane' })).toEqual(ofOne)
    const nights = Promise.all([nightFalls(), nightFalls()])
    const meanwhile = await Promise.all(Array.from({ length: 10 }, () => as(lou).signals.table({})))
    expect(new Set(meanwhile.map(({ total }) => total))).toSatisfy((totals: Set<number>) =>
      [...totals].every((total) => total === 7 || total === 8),
    )
    await nights
    expect((await as(lou).signals.table({})).total).toBe(8)
    expect((await as(lou).signals.of({ name: 'Doliprane' })).members).toBe(ofOne.members! + 5)
    await nightFalls()
    expect((await as(lou).signals.table({})).total).toBe(8)
  })

  test('shows a night’s date only once three members of one pair were counted', async () => {
    const lou = await professional()
    await crowd({ members: 9, reports: [shortReport('Doliprane', 'Nausées')] })
    expect(await as(lou).signals.table({})).toEqual({ asOf: null, members: 0, total: 0, pairs: [] })
    expect(await as(lou).signals.of({ name: 'Doliprane' })).toEqual({ members: null, pairs: [] })
  })

  test('is empty and shows no night before the first count', async () => {
    const lou = await professional()
    expect(await as(lou).signals.table({})).toEqual({ asOf: null, members: 0, total: 0, pairs: [] })
    await crowd({ members: 2, reports: [shortReport('Doliprane', 'Nausées')] })
    await nightFalls()
    expect(await as(lou).signals.table({})).toEqual({ asOf: null, members: 0, total: 0, pairs: [] })
  })

  test('is counted by the clock', async () => {
    await crowd({ members: 3, reports: [shortReport('Doliprane', 'Nausées')] })
    await runQueue(world.services(), 'medication.count')
    await world.settle()
    expect((await as(await professional()).signals.table({})).total).toBe(1)
  })
})
