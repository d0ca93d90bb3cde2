import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { PARTICIPATIONS_PER_HOUR } from '#contract/accounts/limits.ts'
import { SEARCHED_PER_DAY } from '#contract/medication/limits.ts'
import { publishDailyPairs } from '#server/medication/commands/publish-daily-pairs.ts'
import { edited } from '#tests/support/fixtures/edited.ts'
import { type Declared, declaring, makeIntroduction, onTheDayAfter, taking } from '#tests/support/fixtures/reports.ts'
import { refusalOf } from '#tests/support/refused.ts'
import { runQueue } from '#tests/support/run-queue.ts'
import { unzipped } from '#tests/support/unzipped.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

// Before a person agrees, others learn only that somebody takes a medication, with a listed effect that they named themselves.

const world = openWorld()
const { as } = world
const DAY_MS = 86_400_000
/** The sweep of the minute runs only when a test asks for it. */
beforeAll(() => world.services().db.execute(sql`delete from pgboss.schedule where name = 'medication.sweep'`))
const sweep = () => runQueue(world.services(), 'medication.sweep')

const newDrug = () => `Essai ${crypto.randomUUID().replace(/[\d-]/g, '')}x`
const declare = (who: Person, name: string, given: Partial<Declared> = {}) =>
  as(who).medication.declare(declaring({ drugs: [taking(name)], ...given }))
const edit = (who: Person, { id, version }: { id: string; version: number }, given: Partial<Declared>) => {
  return as(who).medication.edit({ id, version, ...edited(declaring(given)) })
}
const listOf = (who: Person) => as(who).medicationMatches.list({})
const matchesOf = async (who: Person) => (await listOf(who)).matches
const noticesOf = async (who: Person) =>
  (await as(who).notifications.list({})).items.filter(({ kind }) => kind === 'acquainted')
const pushedTo = async (who: Person, since = 0) => {
  const { events, seq } = await as(who).live.events({ since })
  return { seq, ids: events.filter(({ kind }) => kind === 'medication').map(({ id }) => id) }
}

/** Makes two who declared the same of one medication a day ago, and the match as each of them has it. */
async function strangers() {
  const { ada, bob } = await world.people('ada', 'bob')
  const name = newDrug()
  const mine = await declare(ada, name)
  const theirs = await declare(bob, name)
  await world.settle()
  await onTheDayAfter(world)
  const [match] = await matchesOf(ada)
  return { ada, bob, name, mine, theirs, id: match!.id }
}

/** Returns everything in which the product tells this member of others. */
async function allToldTo(who: Person, others: readonly Person[]): Promise<string> {
  const { events } = await as(who).live.events({ since: 0 })
  const told: unknown[] = [
    await listOf(who),
    await as(who).medication.figures(),
    await as(who).medication.mine({}),
    await as(who).chat.contacts({}),
    await as(who).notifications.list({}),
    events,
    await copyOf(who),
  ]
  for (const { id } of others) {
    const { member: _, ...approach } = await as(who).chat.approach({ memberId: id })
    told.push(approach)
  }
  return JSON.stringify(told)
}

async function copyOf(who: Person): Promise<string> {
  const { id } = await as(who).rights.askExport()
  await world.settle()
  const response = await world.fetch(`/api/me/exports/${id}/file`, {}, who)
  const files = await unzipped(Buffer.from(await response.arrayBuffer()))
  return files.get('donnees.json')!.toString()
}

test('a match with a stranger shows the medication, in the reader’s own words, and the listed effects in common', async () => {
  const { eve, lea } = await world.people('eve', 'lea')
  const [brand, substance] = [newDrug(), newDrug()]
  const drugs = [
    taking(`${brand.toUpperCase()} 20 mg`, { substance: `${substance} 20 mg`, dosage: 'dose-secrète', batch: 'LOT-9' }),
    taking(newDrug(), { role: 'concomitant' }),
  ]
  const theirs = await declare(lea, '', {
    drugs,
    description: 'Histoire-secrète de douleurs musculaires dans les cuisses et les mollets, en montant les escaliers.',
    reactions: ['DOULEURS MUSCULAIRES', 'effet-secret'],
    severity: 4,
    onsetDate: '2026-02-13',
    notes: 'note-secrète',
  })
  const own = newDrug()
  const mine = await declare(eve, '', {
    drugs: [taking(`${own} 5 mg`, { substance: `${substance.toUpperCase()} 5 mg` })],
    reactions: ['Douleurs musculaires', 'Fatigue'],
  })
  await world.settle()
  await onTheDayAfter(world)
  const { matches } = await listOf(eve)
  expect(matches).toEqual([
    {
      id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4/), // random: one that sorts by time would tell when
      ownReport: { id: mine.id, name: `${own} 5 mg`, severity: 3, createdAt: mine.createdAt },
      common: {
        medication: substance.toUpperCase(),
        isSubstance: true,
        effects: ['Douleurs musculaires'],
      },
      agreement: 'neither',
      other: null,
    },
  ])
  expect(await as(eve).medication.figures()).toMatchObject({ matches: 1, averageScore: 0 })
  const told = await allToldTo(eve, [lea])
  for (const word of [
    lea.id,
    lea.username,
    theirs.id,
    brand,
    drugs[1]!.name,
    'secr',
    'LOT-9',
    '2026-02-13',
    '"score":9',
  ])
    expect([word, told.toLowerCase().includes(word.toLowerCase())]).toEqual([word, false])
  expect(await as(eve).chat.contacts({})).toEqual({ contacts: [] })
  expect(await as(eve).chat.approach({ memberId: lea.id })).toMatchObject({ why: null, band: null })
  // The report belongs to its owner alone, and the id of the pair does not lead to the member either.
  for (const { id } of [theirs, matches[0]!]) expect(await refusalOf(as(eve).medication.get({ id }))).toBe('NOT_FOUND')
  expect(await refusalOf(as(eve).accounts.member({ memberId: matches[0]!.id }))).toBe('NOT_FOUND')
})

test('two members with nothing in common but the medication are no match', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const name = newDrug()
  await declare(ada, name, { reactions: ['Nausées'], description: 'Nausées chaque matin pendant dix jours.' })
  await declare(bob, name, { reactions: ['Urticaire'], description: 'Plaques rouges autour du ventre.' })
  await world.settle()
  await onTheDayAfter(world)
  expect([await matchesOf(ada), await matchesOf(bob)]).toEqual([[], []])
})

test('ten accounts that guess at the words and the day all get the same answer', async () => {
  const { lea } = await world.people('lea')
  const name = newDrug()
  const secret = 'Jumelles, boulangerie, Besançon, accouchement, trapèze.'
  await declare(lea, name, { description: secret, onsetDate: '2026-02-14' })
  const guesses = [
    { description: secret },
    { description: 'Jumelles, mais rien d’autre que cela.' },
    { description: 'Tout à fait autre chose depuis longtemps.' },
    { onsetDate: '2026-02-14' },
    { onsetDate: '2026-03-17' },
    { onsetDate: '2026-05-15', description: secret, severity: 1 },
    { severity: 2 },
    { severity: 4 },
    { onsetDate: '2026-03-16' },
    { onsetDate: '2026-01-14', description: 'Trapèze, trapèze.' },
  ]
  const people = await world.crowd(guesses.length)
  const declared = await Promise.all(guesses.map((guess, i) => declare(people[i]!, name, guess)))
  await world.settle()
  await onTheDayAfter(world)
  const { rows } = await world.services().db.execute<{ id: string }>(sql`
    select pair.id from medication_introduction pair join medication_report r on r.id in (pair.a, pair.b) and r.member_id = ${lea.id}`)
  const hers = new Set(rows.map(({ id }) => id))
  expect(hers.size).toBe(guesses.length)
  for (const [i, guesser] of people.entries()) {
    const { matches } = await listOf(guesser)
    const match = matches.find(({ id }) => hers.has(id))
    expect(match).toEqual({
      id: match!.id,
      ownReport: expect.objectContaining({ id: declared[i]!.id }),
      common: { medication: name, isSubstance: false, effects: ['Douleurs musculaires'] },
      agreement: 'neither',
      other: null,
    })
    // Matches come in the order of their random ids, and there is no average of scores.
    expect(matches.map(({ id }) => id)).toEqual(matches.map(({ id }) => id).sort())
    expect((await as(guesser).medication.figures()).averageScore).toBe(0)
  }
})

test('a member who blocks another sees no match disappear and none missing: a block does not tell whose it is', async () => {
  const { ada, bob, id } = await strangers()
  const before = await matchesOf(ada)
  await as(ada).accounts.block({ memberId: bob.id })
  await world.settle()
  expect(await matchesOf(ada)).toEqual(before)
  // A search does not tell that they are found no more either.
  await as(ada).medicationMatches.search({})
  await world.settle()
  await onTheDayAfter(world)
  expect(await matchesOf(ada)).toEqual(before)
  // Both may agree, and are still not shown to each other.
  for (const who of [bob, ada]) expect(await as(who).medicationMatches.agree({ id })).toEqual({ id, agreement: 'mine' })
  await world.settle()
  for (const who of [ada, bob]) {
    expect(await noticesOf(who)).toEqual([])
    for (const { other } of await matchesOf(who)) expect(other).toBeNull()
  }
})

test('a member who accepts behind a block and lifts it is shown nobody until the turn of the day, which tells both', async () => {
  const { ada, bob, id } = await strangers()
  await as(ada).medicationMatches.agree({ id })
  await as(bob).accounts.block({ memberId: ada.id })
  await world.settle()
  expect(await as(bob).medicationMatches.agree({ id })).toEqual({ id, agreement: 'mine' })
  await as(bob).accounts.unblock({ memberId: ada.id })
  await world.settle()
  for (const who of [ada, bob]) {
    expect(await matchesOf(who)).toMatchObject([{ id, agreement: 'mine', other: null }])
    expect(await noticesOf(who)).toEqual([])
    expect((await as(who).chat.contacts({})).contacts).toEqual([])
  }
  expect((await pushedTo(ada)).ids.length).toBeGreaterThan(0)
  await onTheDayAfter(world)
  for (const [who, other] of [
    [ada, bob],
    [bob, ada],
  ] as const) {
    expect(await matchesOf(who)).toMatchObject([{ id, agreement: 'both', other: { author: { id: other.id } } }])
    expect(await noticesOf(who)).toHaveLength(1)
  }
  // Another turn tells them no second time.
  await onTheDayAfter(world)
  for (const who of [ada, bob]) expect(await noticesOf(who)).toHaveLength(1)
})

test('members who met, parted and agreed again behind a block are strangers until the turn of the day too', async () => {
  const { ada, bob, id } = await strangers()
  for (const who of [ada, bob]) await as(who).medicationMatches.agree({ id })
  await as(bob).accounts.block({ memberId: ada.id })
  await world.settle()
  await as(bob).accounts.unblock({ memberId: ada.id })
  await world.settle()
  await as(ada).medicationMatches.agree({ id })
  expect(await matchesOf(bob)).toMatchObject([{ id, agreement: 'theirs', other: null }])
  world.advance(1_000)
  expect(await as(bob).medicationMatches.agree({ id })).toEqual({ id, agreement: 'both' })
  expect(await matchesOf(ada)).toMatchObject([{ id, agreement: 'both' }])
})

test.each(['agree', 'dismiss'] as const)(
  'to %s with somebody one met is answered after their block, and behind one of one’s own, as after their departure',
  async (act) => {
    const ends: ((ada: Person, bob: Person, theirs: { id: string }) => Promise<unknown>)[] = [
      (ada, bob) => as(bob).accounts.block({ memberId: ada.id }),
      (ada, bob) => as(ada).accounts.block({ memberId: bob.id }),
      (_, bob) => as(bob).settings.setMedicationMatching({ isMedicationMatched: false }),
      (_, bob, { id }) => as(bob).medication.remove({ id }),
    ]
    for (const end of ends) {
      const { ada, bob, theirs, id } = await strangers()
      await makeIntroduction(world, ada, bob)
      await end(ada, bob, theirs)
      await world.settle()
      expect(await matchesOf(ada)).toEqual([])
      expect(await refusalOf(as(ada).medicationMatches[act]({ id }))).toBe('NOT_FOUND')
    }
  },
)

test('an agreement behind a block, whoever made it, is told to nobody: no invitation says that one stands', async () => {
  for (const blocker of ['ada', 'bob'] as const) {
    const { ada, bob, id } = await strangers()
    const [one, other] = blocker === 'ada' ? [ada, bob] : [bob, ada]
    await as(one).accounts.block({ memberId: other.id })
    await world.settle()
    const { seq } = await pushedTo(bob)
    await as(ada).medicationMatches.agree({ id })
    for (const turn of [() => Promise.resolve(), () => onTheDayAfter(world)]) {
      await turn()
      expect(await matchesOf(bob)).toMatchObject([{ id, agreement: 'neither' }])
      expect(await as(bob).medication.figures()).toMatchObject({ invitations: 0 })
      expect((await pushedTo(bob, seq)).ids).toEqual([])
    }
    await as(one).accounts.unblock({ memberId: other.id })
    await onTheDayAfter(world)
    expect(await matchesOf(bob)).toMatchObject([{ id, agreement: 'theirs' }])
  }
})

test.each(['reader', 'inviter'] as const)(
  'a block by the %s after an invitation was shown: the reader’s own does not tell whose it is',
  async (blocker) => {
    const { ada, bob, id } = await strangers()
    await as(ada).medicationMatches.agree({ id })
    const [one, other] = blocker === 'reader' ? [bob, ada] : [ada, bob]
    world.advance(1_000)
    await as(one).accounts.block({ memberId: other.id })
    await world.settle()
    expect(await matchesOf(bob)).toMatchObject([{ id, agreement: 'theirs' }])
    const after = blocker === 'reader' ? 'theirs' : 'neither'
    for (const _ of ['one turn', 'another']) {
      await onTheDayAfter(world)
      expect(await matchesOf(bob)).toMatchObject([{ id, agreement: after }])
      expect(await as(bob).medication.figures()).toMatchObject({ invitations: blocker === 'reader' ? 1 : 0 })
    }
    // Accepted, it stays without an answer while the block stands.
    expect(await as(bob).medicationMatches.agree({ id })).toEqual({ id, agreement: 'mine' })
    for (const who of [ada, bob]) expect(await noticesOf(who)).toEqual([])
  },
)

test('a declared report appears at the turn of the day, on both sides, whoever searches, and without a pushed event', async () => {
  const { ada, bob, name, mine } = await strangers()
  const before = await matchesOf(ada)
  const { seq } = await pushedTo(ada)
  const { lea } = await world.people('lea')
  const theirs = await declare(lea, name)
  await world.settle()
  expect((await pushedTo(ada, seq)).ids).toEqual([])
  expect(await matchesOf(ada)).toEqual(before)
  await edit(ada, mine, { drugs: [taking(`${name} 5 mg`)] })
  await as(ada).medicationMatches.search({})
  await world.settle()
  // A turn comes once a day and report, however often its job runs.
  await publishDailyPairs(world.services())
  expect((await matchesOf(ada)).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  expect(await as(ada).medication.figures()).toMatchObject({ matches: before.length })
  expect(await matchesOf(lea)).toEqual([])
  world.advance(DAY_MS)
  await publishDailyPairs(world.services())
  expect((await matchesOf(ada)).length).toBe(before.length + 1)
  expect((await matchesOf(lea)).length).toBe(2)
  await edit(lea, theirs, { drugs: [taking(name)], severity: 4 })
  await world.settle()
  expect((await matchesOf(ada)).length).toBe(before.length + 1)
  expect((await matchesOf(bob)).length).toBe(2)
})

test.each(['ada', 'bob'] as const)(
  '%s agrees first: the other sees that somebody did, and both learn who once both have',
  async (first) => {
    const { ada, bob, name, id } = await strangers()
    const [one, other] = first === 'ada' ? [ada, bob] : [bob, ada]
    const { seq } = await pushedTo(other)
    expect(await as(one).medicationMatches.agree({ id })).toEqual({ id, agreement: 'mine' })
    expect(await as(one).medicationMatches.agree({ id })).toEqual({ id, agreement: 'mine' })
    await world.settle()
    expect(await matchesOf(one)).toMatchObject([{ agreement: 'mine', other: null }])
    expect(await matchesOf(other)).toMatchObject([{ agreement: 'theirs', other: null }])
    expect((await pushedTo(other, seq)).ids).toHaveLength(1)
    expect(await as(other).medication.figures()).toMatchObject({ invitations: 1, averageScore: 0 })
    const told = await allToldTo(other, [])
    for (const word of [one.id, one.username]) expect(told).not.toContain(word)
    for (const who of [ada, bob]) expect(await noticesOf(who)).toEqual([])

    expect(await as(other).medicationMatches.agree({ id })).toEqual({ id, agreement: 'both' })
    expect(await as(other).medicationMatches.agree({ id })).toEqual({ id, agreement: 'both' })
    await world.settle({ everyJobTwice: true })
    for (const [who, them] of [
      [ada, bob],
      [bob, ada],
    ] as const) {
      expect(await matchesOf(who)).toMatchObject([
        { agreement: 'both', other: { author: { id: them.id }, score: 100 } },
      ])
      expect(await noticesOf(who)).toMatchObject([{ sender: { id: them.id }, medication: name }])
      expect(await as(who).medication.figures()).toMatchObject({ invitations: 0, averageScore: 100 })
      expect((await as(who).chat.contacts({})).contacts).toMatchObject([
        { member: { id: them.id }, why: 'match', band: 'veryClose' },
      ])
    }
  },
)

test('two members who agree at the same moment, several times, meet once', async () => {
  const { ada, bob, id } = await strangers()
  const answers = await Promise.all(
    [ada, bob, ada, bob, ada, bob].map((who) => as(who).medicationMatches.agree({ id })),
  )
  expect(answers.some(({ agreement }) => agreement === 'both')).toBe(true)
  for (const who of [ada, bob]) {
    expect(await matchesOf(who)).toMatchObject([{ agreement: 'both' }])
    expect(await noticesOf(who)).toHaveLength(1)
  }
})

test('nobody learns of a refusal', async () => {
  const { ada, bob, id } = await strangers()
  const before = await matchesOf(ada)
  const { seq } = await pushedTo(ada)
  await as(bob).medicationMatches.dismiss({ id })
  expect(await matchesOf(ada)).toEqual(before)
  const refused = await pushedTo(bob)
  expect(await as(ada).medicationMatches.agree({ id })).toEqual({ id, agreement: 'mine' })
  await world.settle()
  expect((await pushedTo(bob, refused.seq)).ids).toEqual([])
  expect(await matchesOf(ada)).toEqual([{ ...before[0], agreement: 'mine' }])
  expect((await pushedTo(ada, seq)).ids).toHaveLength(1) // their own
  expect(await matchesOf(bob)).toEqual([])
  expect(await as(bob).medication.figures()).toMatchObject({ matches: 0, invitations: 0 })
  expect(await refusalOf(as(bob).medicationMatches.agree({ id }))).toBe('NOT_FOUND')
})

test('a member who calls a match not relevant disappears from the other side', async () => {
  const { ada, bob, id } = await strangers()
  await makeIntroduction(world, ada, bob)
  await as(bob).medicationMatches.dismiss({ id })
  await world.settle()
  expect(await matchesOf(ada)).toMatchObject([{ agreement: 'mine', other: null }])
  for (const who of [ada, bob]) {
    expect(await noticesOf(who)).toEqual([])
    expect((await as(who).chat.contacts({})).contacts).toEqual([])
  }
  const { rows } = await world.services().db.execute(sql`select from notice where subject_id = ${id}`)
  expect(rows).toEqual([])
})

test('an agreement covers one medication: another one in the same report is a stranger’s again, under another id', async () => {
  const { ada, bob, mine, theirs, id, name } = await strangers()
  await makeIntroduction(world, ada, bob)
  // A change of the dose alone ends no agreement.
  const dosed = await edit(bob, theirs, { drugs: [taking(`${name} 40 mg`)] })
  await world.settle()
  expect(await matchesOf(ada)).toMatchObject([{ id, agreement: 'both', other: { name: `${name} 40 mg` } }])
  const other = newDrug()
  await edit(bob, dosed, { drugs: [taking(other)] })
  await edit(ada, mine, { drugs: [taking(other)] })
  await world.settle()
  await onTheDayAfter(world)
  const [found] = await matchesOf(ada)
  expect(found).toMatchObject({ common: { medication: other }, agreement: 'neither', other: null })
  expect(found!.id).not.toBe(id)
  // A block does not tell either.
  await as(ada).accounts.block({ memberId: bob.id })
  expect(await matchesOf(ada)).toEqual([found])
})

test('a deleted report removes its agreements', async () => {
  const { ada, bob, theirs, id } = await strangers()
  await makeIntroduction(world, ada, bob)
  await as(bob).medication.remove({ id: theirs.id })
  await world.settle()
  expect([await matchesOf(ada), await noticesOf(ada), await noticesOf(bob)]).toEqual([[], [], []])
  expect(await refusalOf(as(ada).medicationMatches.agree({ id }))).toBe('NOT_FOUND')
})

test('a member takes part only after switching it on, which the box in the form does too', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const name = newDrug()
  expect((await as(bob).settings.get()).isMedicationMatched).toBe(false)
  await declare(ada, name)
  await declare(bob, name, { joinsMatching: undefined })
  await world.settle()
  await onTheDayAfter(world)
  expect((await as(bob).settings.get()).isMedicationMatched).toBe(false)
  expect([await matchesOf(ada), await matchesOf(bob)]).toEqual([[], []])
  expect(await as(bob).medicationMatches.search({})).toEqual({ queued: 0 })

  await declare(bob, newDrug())
  await world.settle()
  await onTheDayAfter(world)
  expect((await as(bob).settings.get()).isMedicationMatched).toBe(true)
  expect([(await matchesOf(ada)).length, (await matchesOf(bob)).length]).toEqual([1, 1])
  // Once it is off again, those who know each other are hidden too, everywhere.
  await makeIntroduction(world, ada, bob)
  await as(bob).settings.setMedicationMatching({ isMedicationMatched: false })
  for (const who of [ada, bob]) {
    expect([await matchesOf(who), await noticesOf(who)]).toEqual([[], []])
    expect((await as(who).chat.contacts({})).contacts).toEqual([])
    expect(await as(who).medication.figures()).toMatchObject({ matches: 0, averageScore: 0 })
  }
})

test('a limited number of one member’s reports enters the search in a day, edits among them; the others follow on the next', async () => {
  const { eve, lea } = await world.people('eve', 'lea')
  const [tried, wanted] = [newDrug(), newDrug()]
  await declare(lea, wanted)
  let report = await declare(eve, tried)
  await world.settle()
  for (let entered = 1; entered < SEARCHED_PER_DAY; entered += 2) {
    report = await edit(eve, report, { drugs: [taking(newDrug())] })
    await world.settle()
    const gone = await declare(eve, newDrug())
    await world.settle()
    await as(eve).medication.remove({ id: gone.id })
  }
  await declare(eve, wanted)
  await world.settle()
  await onTheDayAfter(world)
  const isFound = async () => (await matchesOf(eve)).some(({ common }) => common.medication === wanted)
  expect(await isFound()).toBe(false)
  await sweep()
  await world.settle()
  expect(await isFound()).toBe(false)
  world.advance(DAY_MS + 60_000)
  await sweep()
  await world.settle()
  await onTheDayAfter(world)
  expect(await isFound()).toBe(true)
})

test('the box in the form counts as the switch does: whoever switches too often declares without it', async () => {
  const bob = await world.person()
  const choose = (isMedicationMatched: boolean) => as(bob).settings.setMedicationMatching({ isMedicationMatched })
  for (let i = 0; i < PARTICIPATIONS_PER_HOUR; i++) {
    await choose(true)
    await choose(false)
  }
  expect(await refusalOf(declare(bob, newDrug()))).toBe('QUOTA_REACHED')
  expect((await as(bob).settings.get()).isMedicationMatched).toBe(false)
  await declare(bob, newDrug(), { joinsMatching: undefined })
})
