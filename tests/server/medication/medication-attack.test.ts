import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ASKED_ANEW_DAYS, MATCHES_OF_NEW_ACCOUNTS } from '#contract/medication/limits.ts'
import { noteSignUpOrigin } from '#server/accounts/sign-in/commands/note-sign-up-origin.ts'
import { transact } from '#server/foundation/transaction.ts'
import { searchFor } from '#server/medication/handlers.ts'
import { edited } from '#tests/support/fixtures/edited.ts'
import { established } from '#tests/support/fixtures/established.ts'
import { type Declared, declaring, onTheDayAfter, taking } from '#tests/support/fixtures/reports.ts'
import { refusalOf } from '#tests/support/refused.ts'
import { runQueue } from '#tests/support/run-queue.ts'
import { unzipped } from '#tests/support/unzipped.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

// Attacks on pairs of strangers (ruling 63): an attacker who knows candidates by their public stories must not learn which of them takes a medication.

const KEPT = 20
const world = openWorld({ NEW_ACCOUNT_DAYS: '3', MATCHES_KEPT: String(KEPT) })
const { as } = world
const DAY_MS = 86_400_000
beforeAll(() => world.services().db.execute(sql`delete from pgboss.schedule where name like 'medication.%'`))
// Each turn of a day would compare the reports of all earlier tests again.
beforeEach(async () => {
  await world.settle()
  await world.services().db.execute(sql`delete from medication_report`)
})

const newDrug = () => `Essai ${crypto.randomUUID().replace(/[\d-]/g, '')}x`
const declare = (who: Person, name: string, given: Partial<Declared> = {}) =>
  as(who).medication.declare(declaring({ drugs: [taking(name)], ...given }))
const edit = (who: Person, { id, version }: { id: string; version: number }, given: Partial<Declared>) => {
  return as(who).medication.edit({ id, version, ...edited(declaring(given)) })
}
const matchesOf = async (who: Person) => (await as(who).medicationMatches.list({})).matches
/** Lets a day pass and runs all searches. */
const nextDay = async () => {
  world.advance(DAY_MS)
  await runQueue(world.services(), 'medication.sweep')
  await world.settle()
  await onTheDayAfter(world)
}

const STORY = 'Jumelles, boulangerie, Besançon, accouchement, trapèze : la douleur est venue un dimanche, au marché.'

describe('an attacker gets the same answer', () => {
  /** Returns everything that a member is told of pairs of this medication, but for ids and times of their own. */
  const toldOf = async (who: Person) => {
    const list = await matchesOf(who)
    return {
      list: list.map(({ id: _, ownReport: __, ...told }) => told),
      isInOrderOfIds:
        list.map(({ id }) => id).join() ===
        list
          .map(({ id }) => id)
          .sort()
          .join(),
      figures: await as(who).medication.figures(),
      contacts: await as(who).chat.contacts({}),
    }
  }

  test.each<[string, Partial<Declared>]>([
    ['whatever the words', { description: STORY }],
    ['whatever the day', { onsetDate: '2026-02-14' }],
    ['whatever the severity', { severity: 5 }],
    ['whatever effects are told in words of one’s own', { reactions: ['Douleurs musculaires', 'trapèze en feu'] }],
    ['whatever listed effects the attacker did not name', { reactions: ['Douleurs musculaires', 'Vertiges'] }],
  ])('%s that the report hides', async (_, hidden) => {
    const { ada, bob, eve } = await world.people('ada', 'bob', 'eve')
    const [tried, other] = [newDrug(), newDrug()]
    // One victim is the candidate whose public story the attacker pastes; the other has nothing in common but the medication and the effect.
    await declare(ada, tried, { description: STORY, onsetDate: '2026-02-14', ...hidden })
    await declare(bob, other, { description: 'Tout autre chose, ailleurs.', onsetDate: '2025-08-01', severity: 1 })
    const pasted = { description: STORY, onsetDate: '2026-02-14', severity: 5 }
    const words = { reactions: ['Douleurs musculaires', 'trapèze en feu', 'boulangerie'] }
    for (const name of [tried, other]) await declare(eve, name, { ...pasted, ...words })
    await world.settle()
    await nextDay()
    const list = await matchesOf(eve)
    expect(list).toHaveLength(2)
    const told = list.map(({ id: _id, ownReport: _own, common, ...rest }) => ({ ...rest, ...common, medication: '' }))
    expect(told[0]).toEqual(told[1])
    expect(told[0]).toEqual({
      agreement: 'neither',
      other: null,
      medication: '',
      isSubstance: false,
      effects: ['Douleurs musculaires'],
    })
  })

  const days = Array.from({ length: 9 }, (_, day) => ({ onsetDate: `2026-02-0${day + 1}` }))
  const effects = ['Vertiges', 'Nausées', 'Fatigue', 'Crampes', 'Toux', 'Insomnie'].map((effect) => ({
    reactions: [effect],
  }))
  const words = { description: 'Tout autre chose depuis longtemps.' }
  const expectSameAnswer = async (edits: Partial<Declared>[]) => {
    const { ada, eve } = await world.people('ada', 'eve')
    const name = newDrug()
    await declare(ada, name, { reactions: ['Douleurs musculaires', 'Vertiges', 'Nausées'] })
    let mine = await declare(eve, name, { description: STORY })
    await world.settle()
    await nextDay()
    const before = await toldOf(eve)
    expect(before.list).toHaveLength(1)
    for (const given of edits) {
      world.advance(DAY_MS)
      mine = await edit(eve, mine, { drugs: [taking(name)], ...given })
      await as(eve)
        .medicationMatches.search({})
        .catch(() => undefined)
      await world.settle()
      await onTheDayAfter(world)
      expect(await toldOf(eve)).toEqual(before)
      // The report's owner is told from when on the edit counts.
      const { comparedFrom } = await as(eve).medication.get({ id: mine.id })
      expect(comparedFrom!.getTime()).toBeGreaterThan(world.now().getTime())
    }
    expect(before.isInOrderOfIds).toBe(true)
  }
  test('before and after two edits of its day, two of its effects and one of its words', { tags: ['long'] }, () =>
    expectSameAnswer([...days.slice(0, 2), ...effects.slice(0, 2), words]),
  )
  test(
    'before and after nine edits of its day, six of its effects and one of its words, within a month',
    {
      tags: 'long',
    },
    () => expectSameAnswer([...days, ...effects, words]),
  )

  test('from another report of one account, and after deleting the first: one version for each medication in a month', async () => {
    const { ada, eve } = await world.people('ada', 'eve')
    const [name, substance] = [newDrug(), newDrug()]
    await declare(ada, '', { drugs: [taking(name, { substance })], reactions: ['Vertiges', 'Nausées'] })
    const first = await declare(eve, '', { drugs: [taking(name, { substance })], reactions: ['Fatigue'] })
    await world.settle()
    await nextDay()
    expect(await matchesOf(eve)).toEqual([])
    await as(eve).medication.remove({ id: first.id })
    await declare(eve, '', { drugs: [taking(name, { substance })], reactions: ['Vertiges'] })
    // Another name of the same substance asks the same question.
    const third = await declare(eve, '', { drugs: [taking(newDrug(), { substance })], reactions: ['Vertiges'] })
    await world.settle()
    await nextDay()
    expect(await matchesOf(eve)).toEqual([])
    world.advance(ASKED_ANEW_DAYS * DAY_MS)
    // A report that is searched first asks about the substance no more often than before.
    await searchFor(world.services(), { reportId: third.id })
    await nextDay()
    expect(await matchesOf(eve)).toMatchObject([{ common: { effects: ['Vertiges'] } }])
  })

  test('once both have agreed: the details they see are decided then, and the start by its month', async () => {
    const told: unknown[] = []
    const starts: [onsetDate: string, changes: Partial<Declared>[]][] = [
      ['2026-02-01', [{ onsetDate: '2026-03-02' }, { severity: 5 }]],
      ['2026-02-28', [{ onsetDate: '2025-11-30' }, { description: 'Rien en commun.' }]],
    ]
    for (const [onsetDate, changes] of starts) {
      const { ada, eve } = await world.people('ada', 'eve')
      const name = newDrug()
      await declare(ada, name, { onsetDate })
      let mine = await declare(eve, name, { onsetDate: '2026-02-14', description: STORY })
      await world.settle()
      await nextDay()
      const [{ id } = { id: '' }] = await matchesOf(eve)
      for (const who of [eve, ada]) await as(who).medicationMatches.agree({ id })
      const otherOf = async () => {
        const [match] = await matchesOf(eve)
        const { author: _, ...other } = match!.other!
        return { ...other, reasons: { ...other.reasons, sharedWords: [] } }
      }
      const met = await otherOf()
      expect(met.reasons).toMatchObject({ onset: 'sameMonth', points: { onset: 15 } })
      for (const given of changes) {
        mine = await edit(eve, mine, { drugs: [taking(name)], ...given })
        await world.settle()
        await nextDay()
        expect(await otherOf()).toEqual(met)
      }
      told.push(met)
    }
    expect(told[0]).toEqual({ ...(told[1] as object), name: (told[0] as { name: string }).name })
  })
})

describe('no hour reveals when a member came or went', () => {
  test.each<[string, (who: Person, report: { id: string; version: number }) => Promise<unknown>]>([
    ['deletes their report', (who, { id }) => as(who).medication.remove({ id })],
    ['declares another medication', (who, report) => edit(who, report, { drugs: [taking(newDrug())] })],
    ['switches matching off', (who) => as(who).settings.setMedicationMatching({ isMedicationMatched: false })],
    ['withdraws their consent', (who) => as(who).settings.setConsent({ kind: 'healthData', isGiven: false })],
    ['is erased', (who) => world.services().db.execute(sql`delete from "user" where id = ${who.id}`)],
  ])('if the other side %s: the pair stays, may be agreed to and goes at the turn of the day', async (_, leave) => {
    const { ada, bob, eve } = await world.people('ada', 'bob', 'eve')
    const name = newDrug()
    const theirs = await declare(ada, name)
    for (const who of [bob, eve]) await declare(who, name)
    await world.settle()
    await nextDay()
    const before = await matchesOf(eve)
    expect(before).toHaveLength(2)
    await leave(ada, theirs)
    await world.settle()
    expect(await matchesOf(eve)).toEqual(before)
    expect(await as(eve).medication.figures()).toMatchObject({ matches: 2 })
    const answers = await Promise.all(before.map(({ id }) => as(eve).medicationMatches.agree({ id })))
    expect(answers.map(({ agreement }) => agreement)).toEqual(['mine', 'mine'])
    expect((await matchesOf(eve)).map(({ agreement }) => agreement)).toEqual(['mine', 'mine'])
    for (const { id } of [...before, ...before]) expect(await as(eve).medicationMatches.dismiss({ id })).toEqual({ id })
    expect(await matchesOf(eve)).toEqual([])
    await nextDay()
    for (const { id } of before) expect(await refusalOf(as(eve).medicationMatches.dismiss({ id }))).toBe('NOT_FOUND')
    expect(await matchesOf(bob)).toHaveLength(1)
  })
})

describe('no crowd fills a list', () => {
  const numberOf = async (who: Person, crowd: readonly Person[]) => {
    const { rows } = await world.services().db.execute<{ member_id: string; is_crowd: boolean }>(sql`
      select other.member_id, other.member_id = any (${sql.param(crowd.map(({ id }) => id))}::uuid[]) as is_crowd
      from medication_disclosure shown
      join medication_report own on own.id = shown.report_id and own.member_id = ${who.id}
      join medication_introduction pair on pair.id = shown.pair_id
      join medication_report other on other.id in (pair.a, pair.b) and other.id <> own.id`)
    return {
      crowd: rows.filter(({ is_crowd }) => is_crowd).length,
      others: rows.filter(({ is_crowd }) => !is_crowd).length,
    }
  }
  const openedTogether = async (people: readonly Person[]) => {
    await transact(world.services(), async (tx) => {
      for (const { id } of people)
        await noteSignUpOrigin(tx, { ...world.services(), clientAddress: '198.51.100.7' }, id)
    })
  }
  const victims = async () => {
    const { ada, bob } = await world.people('ada', 'bob')
    for (const who of [ada, bob]) await established(world.services().db, who)
    return { ada, bob }
  }

  test('with many reports of one account: those of one medication take one place', async () => {
    const { ada, bob } = await victims()
    const { eve } = await world.people('eve')
    const [name, substance] = [newDrug(), newDrug()]
    for (const who of [ada, bob]) await declare(who, '', { drugs: [taking(name, { substance })] })
    for (let number = 0; number < 8; number++)
      await declare(eve, '', { drugs: [taking(number % 2 ? name : newDrug(), { substance })] })
    await world.settle()
    await nextDay()
    expect(await numberOf(ada, [eve])).toEqual({ crowd: 1, others: 1 })
  })

  describe.each([25, 50])('with %i accounts of one household', (accounts) => {
    test('they take one place', { tags: accounts === 50 ? ['long'] : [] }, async () => {
      const { ada, bob } = await victims()
      const crowd = await world.crowd(accounts)
      await openedTogether(crowd)
      const name = newDrug()
      for (const who of crowd) await declare(who, name, { reactions: ['Douleurs musculaires', 'Vertiges'] })
      for (const who of [ada, bob]) await declare(who, name)
      await world.settle()
      await nextDay()
      expect(await numberOf(ada, crowd)).toEqual({ crowd: 1, others: 1 })
      expect(await matchesOf(ada)).toHaveLength(2)
    })
  })

  test('with accounts of many households: they take the remaining places, and none of established members', async () => {
    const { ada, bob } = await victims()
    const crowd = await world.crowd(KEPT * 2)
    const name = newDrug()
    for (const who of crowd) await declare(who, name)
    for (const who of [ada, bob]) await declare(who, name)
    await world.settle()
    await nextDay()
    expect(await numberOf(ada, crowd)).toEqual({ crowd: KEPT - 1 + MATCHES_OF_NEW_ACCOUNTS, others: 1 })
  }, 120_000)
})

test('the copy of a member’s data lists pairs in the order of their ids', async () => {
  const { eve } = await world.people('eve')
  const others = await world.crowd(6)
  const name = newDrug()
  await declare(eve, name, { description: STORY })
  for (const [number, who] of others.entries())
    await declare(who, name, { severity: 1 + (number % 5), ...(number % 2 && { description: STORY }) })
  await world.settle()
  await nextDay()
  const { id } = await as(eve).rights.askExport()
  await world.settle()
  const response = await world.fetch(`/api/me/exports/${id}/file`, {}, eve)
  const files = await unzipped(Buffer.from(await response.arrayBuffer()))
  const { sideEffectMatches } = JSON.parse(files.get('donnees.json')!.toString())
  const ids = sideEffectMatches.map(({ match }: { match: string }) => match)
  expect(ids).toHaveLength(6)
  expect(ids).toEqual([...ids].sort())
  for (const match of sideEffectMatches) expect(match).toMatchObject({ member: null, score: null })
})
