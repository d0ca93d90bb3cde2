import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { EXCERPT_MAX, RESEARCH_MINUTES } from '#contract/medication/limits.ts'
import { endReportPairsBetween, searchFor } from '#server/medication/handlers.ts'
import { edited } from '#tests/support/fixtures/edited.ts'
import { type Declared, declaring, makeIntroduction, onTheDayAfter, taking } from '#tests/support/fixtures/reports.ts'
import { endingsOf, refusalOf } from '#tests/support/refused.ts'
import { runQueue } from '#tests/support/run-queue.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const world = openWorld()
const { as } = world
const DAY_MS = 86_400_000
/** The sweep of the minute runs only when a test asks for it: by itself it would do what a test finds undone. */
beforeAll(() => world.services().db.execute(sql`delete from pgboss.schedule where name = 'medication.sweep'`))

/** A medication that nobody else here takes. */
const newDrug = () => `Essai ${crypto.randomUUID().replace(/[\d-]/g, '')}x`
const declare = (who: Person, name: string, given: Partial<Declared> = {}) =>
  as(who).medication.declare(declaring({ drugs: [taking(name)], ...given }))
const edit = (who: Person, { id, version }: { id: string; version: number }, given: Partial<Declared>) => {
  return as(who).medication.edit({ id, version, ...edited(declaring(given)) })
}
const matchesOf = async (who: Person, reportId?: string) => {
  await onTheDayAfter(world)
  return (await as(who).medicationMatches.list(reportId ? { reportId } : {})).matches
}
type Match = Awaited<ReturnType<typeof matchesOf>>[number]
/** Returns the report on the other side of a match, which its reader is not told. */
const otherOf = async ({ id, ownReport }: Match) => {
  const { rows } = await world
    .services()
    .db.execute<{ a: string; b: string }>(sql`select a, b from medication_introduction where id = ${id}`)
  return rows[0]!.a === ownReport.id ? rows[0]!.b : rows[0]!.a
}
/** Returns the reports on the other side, sorted by id, for matches of strangers come in no fixed order. */
const foundBy = async (who: Person, reportId?: string) =>
  (await Promise.all((await matchesOf(who, reportId)).map(otherOf))).sort()
/** Returns the ids of a member's live events about reports. */
const pushedTo = async (who: Person, since = 0) => {
  const { events, seq } = await as(who).live.events({ since })
  return { seq, ids: events.filter(({ kind }) => kind === 'medication').map(({ id }) => id) }
}

/** Lets thirty-one days pass, after which the reports that waited enter the search. */
async function afterThirtyDays() {
  world.advance(31 * DAY_MS)
  await runQueue(world.services(), 'medication.sweep')
  await world.settle()
}

/** Two who declared the same of one medication. */
async function alike(given: Partial<Declared> = {}) {
  const { ada, bob } = await world.people('ada', 'bob')
  const name = newDrug()
  const mine = await declare(ada, name, given)
  const theirs = await declare(bob, name, given)
  await world.settle()
  return { ada, bob, name, mine, theirs }
}

test('two members who declare the same effect of one medication find each other, and see why', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const name = newDrug()
  const mine = await declare(ada, name.toUpperCase(), {
    description: 'Fortes douleurs musculaires dans les cuisses depuis une semaine',
    severity: 3,
    onsetDate: '2026-02-14',
  })
  const theirs = await declare(bob, `${name} 20 mg`, {
    drugs: [taking(`${name} 20 mg`, { dosage: '20 mg par jour', batch: 'LOT-SECRET' })],
    description: `Douleurs musculaires, cuisses lourdes. ${'Je raconte longuement toute la suite de cette histoire. '.repeat(5)}`,
    severity: 4,
    onsetDate: '2026-04-01',
    history: 'antécédent-secret',
    notes: 'note-secrète',
  })
  await world.settle()
  await makeIntroduction(world, ada, bob)
  const { matches, isSearching } = await as(ada).medicationMatches.list({ reportId: mine.id })
  expect(isSearching).toBe(false)
  expect(matches).toEqual([
    {
      id: expect.any(String),
      ownReport: { id: mine.id, name: name.toUpperCase(), severity: 3, createdAt: mine.createdAt },
      common: {
        medication: name.toUpperCase(),
        isSubstance: false,
        effects: ['Douleurs musculaires'],
      },
      agreement: 'both',
      other: {
        author: { id: bob.id, username: bob.username, avatar: null, isProfessional: false },
        name: `${name} 20 mg`,
        dosage: '20 mg par jour',
        excerpt: expect.stringMatching(/^Douleurs musculaires, cuisses lourdes\. Je raconte.*…$/),
        severity: 4,
        score: 40 + 9 + 10 + 10,
        reasons: {
          sameName: true,
          sameSubstance: false,
          severityGap: 1,
          onset: 'nearMonth',
          sharedWords: expect.arrayContaining(['douleurs', 'musculaires', 'cuisses']),
          points: { drug: 40, words: 9, severity: 10, onset: 10 },
        },
      },
    },
  ])
  expect(matches[0]!.other!.excerpt.length).toBeLessThanOrEqual(EXCERPT_MAX)
  expect(JSON.stringify(matches)).not.toMatch(/2026-04|secret|secrète|toute la suite de cette histoire\. Je raconte/)
  expect(await matchesOf(bob)).toMatchObject([
    { ownReport: { id: theirs.id }, other: { author: { id: ada.id }, dosage: null, score: 69 } },
  ])
})

test('a change of medication removes the pair from both sides; the first medication is compared again after thirty days', async () => {
  const { ada, bob, name, mine, theirs } = await alike()
  expect(await foundBy(bob)).toEqual([mine.id])
  const other = await edit(ada, mine, { drugs: [taking(newDrug())] })
  await world.settle({ everyJobTwice: true })
  expect([await foundBy(ada), await foundBy(bob)]).toEqual([[], []])
  await edit(ada, other, { drugs: [taking(`${name} 5 mg`)], severity: 4 })
  await world.settle({ everyJobTwice: true })
  expect([await foundBy(ada), await foundBy(bob)]).toEqual([[], []])
  await afterThirtyDays()
  expect([await foundBy(ada), await foundBy(bob)]).toEqual([[theirs.id], [mine.id]])
  await makeIntroduction(world, ada, bob)
  for (const who of [ada, bob]) expect((await matchesOf(who)).map(({ other }) => other?.score)).toEqual([95])
})

test('different names of one substance match, and the match says so', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const substance = newDrug()
  const [one, other] = [newDrug(), newDrug()]
  await declare(ada, one, { drugs: [taking(one, { substance })] })
  await declare(bob, other, { drugs: [taking(other, { substance: `${substance.toUpperCase()} 500 mg` })] })
  await world.settle()
  expect(await matchesOf(ada)).toMatchObject([{ common: { medication: substance, isSubstance: true }, other: null }])
  await makeIntroduction(world, ada, bob)
  expect(await matchesOf(ada)).toMatchObject([
    {
      other: {
        score: 95,
        reasons: { sameName: false, sameSubstance: true, points: { drug: 35, words: 30, severity: 15, onset: 15 } },
      },
    },
  ])
})

test('concomitant medications do not count', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const other = taking(newDrug(), { role: 'concomitant' })
  for (const who of [ada, bob]) await declare(who, '', { drugs: [taking(newDrug()), other] })
  await world.settle()
  expect(await foundBy(ada)).toEqual([])
})

test('a search sends no notice, and pushes its result to its owner alone', async () => {
  const { ada, bob, eve } = await world.people('ada', 'bob', 'eve')
  const name = newDrug()
  const mine = await declare(ada, name)
  await declare(eve, newDrug())
  await world.settle()
  expect((await pushedTo(ada)).ids).toContain(mine.id)
  const before = [await pushedTo(ada), await pushedTo(eve)] as const
  const theirs = await declare(bob, name)
  await world.settle()
  expect(await foundBy(ada)).toEqual([theirs.id])
  expect((await pushedTo(bob)).ids).toContain(theirs.id)
  expect((await pushedTo(ada, before[0].seq)).ids).toEqual([])
  expect((await pushedTo(eve, before[1].seq)).ids).toEqual([])
  for (const who of [ada, bob]) expect((await as(who).notifications.list({})).items).toEqual([])
})

test('the list of all reports names another’s once, figures are of that list, and scores of acquainted members only', async () => {
  const { ada, bob, tom } = await world.people('ada', 'bob', 'tom')
  const name = newDrug()
  await declare(ada, name)
  await world.settle()
  world.advance(31 * DAY_MS)
  await declare(ada, name, { severity: 1 })
  const ofBob = await declare(bob, name)
  const ofTom = await declare(tom, name, { severity: 2 })
  await world.settle()
  expect(await foundBy(ada)).toEqual([ofBob.id, ofTom.id].sort())
  expect(await as(ada).medication.figures()).toMatchObject({ reports: 2, matches: 2, averageScore: 0 })
  for (const who of [tom, bob]) await makeIntroduction(world, ada, who)
  const known = await matchesOf(ada)
  expect(known.map(({ other }) => other?.author.id).sort()).toEqual([bob.id, tom.id].sort())
  const scores = known.map(({ other }) => other!.score)
  expect(scores).toEqual(scores.toSorted((one, other) => other - one))
  const averageScore = Math.round((scores[0]! + scores[1]!) / 2)
  expect(await as(ada).medication.figures()).toMatchObject({ reports: 2, matches: 2, averageScore })
  const { eve } = await world.people('eve')
  expect(await as(eve).medication.figures()).toMatchObject({ reports: 0, matches: 0, averageScore: 0 })
})

test('a search waits for the deletion of a report it found, and holds nothing that the deletion needs', async () => {
  const { ada, mine, theirs } = await alike()
  const { db } = world.services()
  await db.execute(sql`delete from medication_match where ${mine.id}::uuid in (a, b)`)
  await db.execute(sql`delete from medication_introduction where ${mine.id}::uuid in (a, b)`)
  const searched = await db.transaction(async (tx) => {
    await tx.execute(sql`select from medication_report where id = ${theirs.id} for update`)
    const search = searchFor(world.services(), { reportId: mine.id })
    await expect
      .poll(async () => (await db.execute(sql`select from pg_locks where not granted`)).rows.length)
      .toBeGreaterThan(0)
    await tx.execute(sql`select from report_key where report_id = ${theirs.id} for update nowait`)
    return { search }
  })
  await searched.search
  expect(await foundBy(ada, mine.id)).toEqual([theirs.id])
})

test('a deleted report is gone from every list at once', async () => {
  const { ada, bob, mine } = await alike()
  await as(ada).medication.remove({ id: mine.id })
  expect([await foundBy(ada), await foundBy(bob)]).toEqual([[], []])
  await world.settle()
  expect(await foundBy(bob)).toEqual([])
})

test('a match called not relevant is gone for good, for the member who said so alone', async () => {
  const { ada, bob, mine, theirs } = await alike()
  const [match] = await matchesOf(ada)
  const { id } = match!
  expect(await as(ada).medicationMatches.dismiss({ id })).toEqual({ id })
  expect(await as(ada).medicationMatches.dismiss({ id })).toEqual({ id })
  expect(await as(ada).medication.figures()).toMatchObject({ matches: 0, averageScore: 0 })
  await edit(bob, theirs, { drugs: theirs.drugs, severity: 2 })
  await as(ada).medicationMatches.search({})
  await world.settle()
  expect(await foundBy(ada)).toEqual([])
  expect(await foundBy(bob)).toEqual([mine.id])
})

test('only the member’s own match can be called not relevant, or agreed to', async () => {
  const { ada, bob, mine } = await alike()
  const { eve } = await world.people('eve')
  await declare(eve, newDrug())
  await world.settle()
  const [{ id } = { id: '' }] = await matchesOf(ada)
  for (const act of ['dismiss', 'agree'] as const) {
    const endings = await endingsOf([
      as(eve).medicationMatches[act]({ id }),
      as(ada).medicationMatches[act]({ id: crypto.randomUUID() }),
      as(ada).medicationMatches[act]({ id: mine.id }),
      as().medicationMatches[act]({ id }),
    ])
    expect(endings).toEqual([...Array(3).fill('NOT_FOUND'), 'UNAUTHORIZED'])
  }
  expect(await foundBy(bob)).toEqual([mine.id])
})

test('the list and the search of another member’s report do not exist', async () => {
  const { ada, mine } = await alike()
  const { eve } = await world.people('eve')
  for (const reportId of [mine.id, crypto.randomUUID()]) {
    expect(await refusalOf(as(eve).medicationMatches.list({ reportId }))).toBe('NOT_FOUND')
    expect(await refusalOf(as(eve).medicationMatches.search({ reportId }))).toBe('NOT_FOUND')
  }
  expect(await refusalOf(as().medicationMatches.list({}))).toBe('UNAUTHORIZED')
  expect(await as(ada).medicationMatches.search({ reportId: mine.id })).toEqual({ queued: 1 })
})

test('a block separates two acquainted members at once; once it is lifted they are strangers again', async () => {
  const { ada, bob, mine, theirs } = await alike()
  await makeIntroduction(world, ada, bob)
  await as(bob).accounts.block({ memberId: ada.id })
  expect([await foundBy(ada), await foundBy(bob)]).toEqual([[], []])
  await world.settle({ everyJobTwice: true })
  expect([await foundBy(ada), await foundBy(bob)]).toEqual([[], []])
  await as(bob).accounts.unblock({ memberId: ada.id })
  await endReportPairsBetween(world.services(), { blockerId: bob.id, blockedId: ada.id })
  for (const who of [ada, bob]) expect(await matchesOf(who)).toMatchObject([{ agreement: 'neither', other: null }])
  expect([await foundBy(ada), await foundBy(bob)]).toEqual([[theirs.id], [mine.id]])
})

test.each([
  ['matching of side effects switched off', 'switch'],
  ['the consent to health data withdrawn', 'consent'],
] as const)(
  'matches with %s go at once from both sides and none are stored; afterwards they are back',
  async (_, how) => {
    const { ada, bob, name, mine, theirs } = await alike()
    const { tom } = await world.people('tom')
    const takePart = (isIn: boolean) =>
      how === 'switch'
        ? as(ada).settings.setMedicationMatching({ isMedicationMatched: isIn })
        : as(ada).settings.setConsent({ kind: 'healthData', isGiven: isIn })
    await takePart(false)
    expect([await foundBy(ada), await foundBy(bob)]).toEqual([[], []])
    const later = await declare(tom, name)
    await world.settle()
    expect([await foundBy(ada), await foundBy(bob)]).toEqual([[], [later.id]])
    expect(await as(ada).medicationMatches.list({})).toMatchObject({ isSearching: false })
    await takePart(true)
    await world.settle()
    expect(await foundBy(ada)).toEqual([theirs.id, later.id].sort())
    expect(await foundBy(bob, theirs.id)).toEqual([mine.id, later.id].sort())
  },
)

test('each of the two switches acts alone, and reports the state of both', async () => {
  const { ada, bob, mine, theirs } = await alike()
  expect(await as(ada).settings.setMatching({ isMatched: false })).toMatchObject({
    isMatched: false,
    isMedicationMatched: true,
  })
  await world.settle()
  expect(await foundBy(bob)).toEqual([mine.id])
  expect(await as(bob).settings.setMedicationMatching({ isMedicationMatched: false })).toMatchObject({
    isMatched: true,
    isMedicationMatched: false,
  })
  expect(await foundBy(ada)).toEqual([])
  await as(bob).settings.setMedicationMatching({ isMedicationMatched: true })
  await world.settle()
  expect(await as(bob).settings.get()).toMatchObject({ isMatched: true, isMedicationMatched: true })
  expect(await foundBy(ada)).toEqual([theirs.id])
})

test('the button searches at most six times in ten minutes; a read-only account reads and does not search', async () => {
  const { ada, mine } = await alike()
  const [match] = await matchesOf(ada)
  for (let press = 0; press < 6; press++)
    expect(await as(ada).medicationMatches.search({ reportId: mine.id })).toEqual({ queued: 1 })
  expect(await refusalOf(as(ada).medicationMatches.search({}))).toBe('TOO_MANY_REQUESTS')
  await as(ada).settings.setConsent({ kind: 'healthData', isGiven: false })
  expect(await refusalOf(as(ada).medicationMatches.search({}))).toBe('READ_ONLY_ACCOUNT')
  for (const act of ['dismiss', 'agree'] as const)
    expect(await refusalOf(as(ada).medicationMatches[act]({ id: match!.id }))).toBe('READ_ONLY_ACCOUNT')
  expect((await as(ada).medicationMatches.list({})).matches).toEqual([])
})

test('opening the list searches again, at most once an hour', async () => {
  const { ada } = await alike()
  const isSearching = async () => (await as(ada).medicationMatches.list({})).isSearching
  expect(await isSearching()).toBe(false)
  world.advance((RESEARCH_MINUTES + 1) * 60_000)
  const { seq } = await pushedTo(ada)
  await isSearching()
  await world.settle()
  expect((await pushedTo(ada, seq)).ids).toHaveLength(1)
  await isSearching()
  await world.settle()
  expect((await pushedTo(ada, seq)).ids).toHaveLength(1)
})

test('the sweep completes a search that a crash left undone', async () => {
  const { ada, bob, mine, theirs } = await alike()
  const { db, jobs } = world.services()
  const ids = sql`any (${sql.param([mine.id, theirs.id])}::uuid[])`
  await db.execute(sql`delete from medication_match where a = ${ids} or b = ${ids}`)
  await db.execute(sql`update report_key set matched_ver = 0 where report_id = ${theirs.id}`)
  expect(await as(bob).medicationMatches.list({})).toEqual({ matches: [], isSearching: true })
  await runQueue({ db, jobs }, 'medication.sweep')
  await world.settle()
  expect(await foundBy(ada)).toEqual([theirs.id])
  expect(await as(bob).medicationMatches.list({})).toMatchObject({ isSearching: false })
})
