import { eq, inArray, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import type { SymptomId } from '#contract/posts/symptom-id.ts'
import { SYMPTOMS } from '#contract/posts/symptoms.ts'
import type { TriedThing, WhatHelped } from '#contract/what-helped/schema.ts'
import { member, signUpOriginKey } from '#server/accounts/tables.ts'
import { outcomeChange } from '#server/posts/tables.ts'
import { treatment } from '#server/treatments/tables.ts'
import { countNight } from '#server/what-helped/commands/count-night.ts'
import { statementsAskedOf } from '#tests/support/asked-statements.ts'
import { crowdTelling, type Telling } from '#tests/support/fixtures/told-outcomes.ts'
import { triedBy } from '#tests/support/fixtures/tried.ts'
import { openWorld } from '#tests/support/world.ts'

const world = openWorld()
const { as } = world
const db = () => world.services().db
const NOON = new Date('2026-03-15T12:00:00Z')
const DAY_MS = 86_400_000
const VERTIGO = 'Vertiges'

const idOf = (name: string): SymptomId => SYMPTOMS.find(({ fr }) => fr === name)!.id
const count = (at = NOON) => countNight({ db: db(), now: () => at })
const read = (who?: Parameters<typeof as>[0], name = VERTIGO): Promise<WhatHelped> =>
  as(who).whatHelped.read({ symptom: idOf(name) })
const thing = ({ of }: WhatHelped, key = 'known:rest'): TriedThing | undefined =>
  of!.things.find((each) => each.key === key)
const told = (more: Partial<Telling> = {}): Telling => ({ tags: [VERTIGO], createdAt: '2026-03-10T12:00:00Z', ...more })
const crowd = (members: number, more: Partial<Parameters<typeof crowdTelling>[1]> = {}) =>
  crowdTelling(db(), { members, tellings: [told()], ...more })
const tried = (ids: readonly string[], more: Partial<Parameters<typeof triedBy>[2]> = {}) =>
  triedBy(db(), ids, { tag: VERTIGO, ...more })
const fewer = { from: 0, to: 10 }

beforeEach(async () => {
  await world.settle()
  await db().execute(sql`truncate "user", what_helped_night, what_helped_symptom, what_helped_thing cascade`)
})

describe('the figures', () => {
  test('are empty before the first night; ten members show only their stories, to members alone', async () => {
    expect(await as().whatHelped.read({})).toEqual({ countedAt: null, symptoms: [], of: null })
    const ids = await crowd(10)
    await tried(ids, { sentence: 'Une sieste après déjeuner.' })
    await count()
    const visitor = await read()
    expect(visitor).toMatchObject({
      symptoms: [],
      of: { members: null, things: [], few: null, better: null },
    })
    expect(JSON.stringify(visitor)).not.toContain('sieste')
    const { of, symptoms } = await read(await world.person())
    expect(symptoms).toMatchObject([{ name: VERTIGO }])
    expect(of!.things).toEqual([])
    expect(of!.few).toMatchObject([{ key: 'known:rest', name: { fr: 'Repos', en: 'Rest' } }])
    expect(of!.few![0]!.stories).toHaveLength(3)
    expect(of!.few![0]!.stories[0]).toMatchObject({ sentence: 'Une sieste après déjeuner.', effect: 'better' })
  })

  test('are not there for what ten tell many times: it leaves room for the stories of other things', async () => {
    const ids = await crowd(13)
    await tried(ids.slice(0, 3), { key: 'known:yoga', name: 'Yoga', kind: 'exercise' })
    for (let nth = 0; nth < 7; nth++) await tried(ids.slice(3))
    // After all of them were told: nothing was told since.
    await count(new Date(Date.now() + 3_600_000))
    const { few } = (await read(await world.person())).of!
    expect(few!.map(({ key, stories }) => [key, stories.length])).toEqual([
      ['known:rest', 3],
      ['known:yoga', 3],
    ])
  })

  test('show eleven members to everyone as a band, with an interval, and without a small number', async () => {
    const ids = await crowd(11)
    await tried(ids.slice(0, 6))
    await tried(ids.slice(6), { effect: 'muchWorse' })
    await count()
    const reader = await world.person()
    for (const answer of [await read(), await read(reader)])
      expect(thing(answer)).toEqual({
        key: 'known:rest',
        name: { fr: 'Repos', en: 'Rest' },
        kind: 'sleep',
        tried: { from: 11, to: 14 },
        known: { from: 0, to: 14 },
        helped: { from: 0, to: 14 },
        unchanged: { from: 0, to: 14 },
        worse: { from: 0, to: 14 },
        unknown: { from: 0, to: 14 },
        better: { low: 30, high: 80 },
      })
    expect((await read(reader)).of!.few).toEqual([])
  })

  test('are exact for members from eleven who were helped and eleven who were not; never for a visitor, never under eleven, and the total not where an outcome is under eleven', async () => {
    const ids = await crowd(46)
    const exactly = (members: number) => ({ from: members, to: members })
    await tried(ids.slice(0, 13))
    await tried(ids.slice(13, 24), { effect: 'unchanged' })
    await tried(ids.slice(24, 35), { effect: 'muchWorse' })
    await tried(ids.slice(35), { effect: null })
    const yoga = { key: 'known:yoga', name: 'Yoga', kind: 'exercise' } as const
    await tried(ids.slice(0, 13), yoga)
    await tried(ids.slice(13, 24), { ...yoga, effect: 'unchanged' })
    await tried(ids.slice(24, 27), { ...yoga, effect: 'worse' })
    await tried(ids.slice(27, 38), { ...yoga, effect: null })
    await count()
    const [visitor, reader] = [await read(), await read(await world.person())]
    expect(thing(reader)).toMatchObject({
      tried: exactly(46),
      known: exactly(35),
      helped: exactly(13),
      unchanged: exactly(11),
      worse: exactly(11),
      unknown: exactly(11),
    })
    const banded = { from: 11, to: 14 }
    const rest = { helped: banded, unchanged: banded, unknown: banded }
    expect(thing(visitor)).toMatchObject({ tried: { from: 45, to: 49 }, worse: banded, ...rest })
    const ofYoga = { tried: { from: 35, to: 39 }, worse: fewer }
    expect(thing(visitor, 'known:yoga')).toMatchObject({ ...ofYoga, ...rest })
    const told = { helped: exactly(13), unchanged: exactly(11), unknown: exactly(11) }
    expect(thing(reader, 'known:yoga')).toMatchObject({ ...ofYoga, ...told })
  })

  test('count a hundred entries of one member once, by their last one; a household once', async () => {
    const ids = await crowd(11)
    await tried(ids.slice(0, 10))
    for (let nth = 0; nth < 30; nth++) await tried(ids.slice(0, 1), { effect: nth % 2 ? 'worse' : 'better' })
    await count()
    expect(thing(await read())).toBeUndefined()
    await tried(ids.slice(10))
    const household = async (key: string | null) => {
      await db().delete(signUpOriginKey)
      if (key)
        await db()
          .insert(signUpOriginKey)
          .values(ids.slice(9).map((memberId) => ({ memberId, key, at: NOON })))
      await count()
    }
    await household('one door')
    expect(thing(await read())).toBeUndefined()
    await household(null)
    expect(thing(await read())).toMatchObject({ tried: { from: 11, to: 14 } })
  })

  test('leave out members of less than two weeks, hidden members, and hidden entries', async () => {
    const ids = await crowd(11)
    await tried(ids)
    await db()
      .update(member)
      .set({ createdAt: new Date(NOON.getTime() - 14 * DAY_MS + 1) })
      .where(eq(member.id, ids[0]!))
    await count()
    expect(thing(await read())).toBeUndefined()
    await db()
      .update(member)
      .set({ createdAt: new Date('2024-01-01') })
      .where(eq(member.id, ids[0]!))
    await db().update(treatment).set({ hiddenAt: NOON }).where(eq(treatment.authorId, ids[1]!))
    await count()
    expect(thing(await read())).toBeUndefined()
    await db().update(treatment).set({ hiddenAt: null })
    await db().execute(sql`update post set hidden_at = now() where author_id = ${ids[2]!} and kind = 'symptom'`)
    await count()
    expect(thing(await read())).toBeUndefined()
    await db().execute(sql`update post set hidden_at = null`)
    await count()
    expect(thing(await read())).toBeDefined()
  })
})

describe('a reader of the figures', () => {
  test('sees nothing of a product that twenty accounts of one week praise, and no shown figure moves', async () => {
    const real = await crowd(24)
    await tried(real.slice(0, 12))
    await tried(real.slice(12), { effect: 'unchanged' })
    await count()
    const figures = (answers: WhatHelped[]) =>
      JSON.stringify(answers.map((answer) => [thing(answer), answer.of!.members, answer.of!.better]))
    const reader = await world.person()
    const before = figures([await read(), await read(reader)])
    await tried(real.slice(0, 2), {
      key: 'known:yoga',
      name: 'Yoga',
      kind: 'exercise',
      sentence: 'Une fois par semaine.',
    })
    const yoga = (await read(reader)).of!.few
    const made = await crowd(20, { signedUpAt: (nth) => new Date(NOON.getTime() - 20 * DAY_MS + nth * 3_600_000) })
    await tried(made, { effect: 'muchBetter' })
    await tried(made, {
      key: 'gouttes miracle',
      name: 'Gouttes Miracle',
      effect: 'muchBetter',
      sentence: 'Achetez-les !',
    })
    // On the day itself; on a night that had not begun when they told it; and after that night.
    for (const at of [undefined, new Date(NOON.getTime() + DAY_MS), new Date(Date.now() + 3_600_000)]) {
      if (at) await count(at)
      const [visitor, told] = [await read(), await read(reader)]
      expect(figures([visitor, told])).toBe(before)
      expect(thing(told, 'gouttes miracle')).toBeUndefined()
      expect(JSON.stringify(visitor)).not.toMatch(/miracle/i)
      // Members read three of these stories, after everything that stood there.
      expect(told.of!.few!.slice(0, -1)).toEqual(yoga)
      expect(told.of!.few!.at(-1)!.key).toBe('gouttes miracle')
      expect(told.of!.few!.at(-1)!.stories).toHaveLength(3)
    }
  })

  test('reads stories of two things at most of one author or household, those of established authors first, by day and after the night', async () => {
    const [talker, one, other, established] = await crowd(4)
    const [newcomer] = await crowd(1, { signedUpAt: () => new Date(Date.now() - DAY_MS) })
    await db()
      .insert(signUpOriginKey)
      .values([one!, other!].map((memberId) => ({ memberId, key: 'one door', at: NOON })))
    const tell = async (id: string | undefined, ...keys: string[]) => {
      for (const key of keys) await tried([id!], { key, name: key, kind: 'food' })
    }
    await tell(talker, 'figues', 'prunes', 'dattes', 'noix', 'amandes')
    await tell(one, 'miel', 'cannelle')
    await tell(other, 'gingembre')
    await tell(established, 'tilleul', 'tilleul')
    await tell(newcomer, 'sureau')
    const reader = await world.person()
    for (const at of [undefined, new Date(Date.now() + 3_600_000)]) {
      if (at) await count(at)
      const { few } = (await read(reader)).of!
      const shown = ['tilleul', 'gingembre', 'cannelle', 'amandes', 'noix', 'sureau']
      expect(few!.map(({ key }) => key)).toEqual(shown)
      expect(few!.map(({ stories }) => stories.length)).toEqual(shown.map(() => 1))
    }
  })

  test('learns by comparing two nights nothing of one member, nor of ten known ones and one', async () => {
    const ids = await crowd(44)
    await tried(ids.slice(0, 15))
    await tried(ids.slice(15, 30), { effect: 'unchanged' })
    const reader = await world.person()
    const nightly = async (nth: number) => {
      await count(new Date(NOON.getTime() + nth * DAY_MS))
      return JSON.stringify([await read(), await read(reader)].map(({ of }) => [of!.members, of!.things, of!.better]))
    }
    const first = await nightly(0)
    await tried(ids.slice(30, 31), { effect: 'muchWorse' })
    expect(await nightly(1)).toBe(first)
    await db().update(treatment).set({ effect: 'worse' }).where(eq(treatment.authorId, ids[0]!))
    expect(await nightly(2)).toBe(first)
    await db().execute(sql`delete from post where author_id = ${ids[1]!}`)
    expect(await nightly(3)).toBe(first)
    await tried(ids.slice(31, 41), { effect: 'muchWorse' })
    expect(await nightly(4)).toBe(first)
    for (const id of ids.slice(2, 12))
      await db().update(treatment).set({ effect: null }).where(eq(treatment.authorId, id))
    expect(await nightly(5)).not.toBe(first)
  })

  test('sees no figure move for ten accounts of one household, though twenty-two accounts came', async () => {
    const ids = await crowd(30)
    await tried(ids.slice(0, 15))
    await tried(ids.slice(15), { effect: 'unchanged' })
    const reader = await world.person()
    const told = async () => {
      await count()
      return JSON.stringify([await read(), await read(reader)].map(({ of }) => [of!.members, of!.things, of!.better]))
    }
    const before = await told()
    const came = await crowd(22)
    await tried(came, { effect: 'muchBetter' })
    await db()
      .insert(signUpOriginKey)
      .values(came.slice(0, 10).map((memberId) => ({ memberId, key: 'one door', at: NOON })))
    expect(await told()).toBe(before)
    await db().delete(signUpOriginKey)
    expect(await told()).not.toBe(before)
  })

  test('sees members’ own words as a member only, in the order of how many tried, whatever the outcome', async () => {
    const ids = await crowd(40)
    await tried(ids.slice(0, 12), { key: 'known:yoga', name: 'Yoga', kind: 'exercise' })
    await tried(ids.slice(0, 30), { effect: 'worse' })
    await tried(ids.slice(0, 20), {
      key: 'tisane de mamie',
      name: 'tisane de mamie',
      kind: 'food',
      effect: 'muchBetter',
    })
    await tried(ids.slice(0, 15), { key: 'substance:bétahistine', name: 'BETASERC 24 mg', kind: 'medication' })
    await count()
    const names = ({ of }: WhatHelped) => of!.things.map(({ name }) => name.fr)
    expect(names(await read(await world.person()))).toEqual([
      'Repos',
      'Tisane de mamie',
      'Bétahistine',
      'Yoga, pilates, tai-chi',
    ])
    expect(names(await read())).toEqual(['Repos', 'Bétahistine', 'Yoga, pilates, tai-chi'])
  })

  test('reads, as a member, the stories that they may see; the figures are the same for every reader', async () => {
    const author = await world.person()
    const reader = await world.person()
    const ids = await crowd(11)
    await tried(ids, { sentence: 'De longues nuits.' })
    await db().execute(sql`update post set author_id = ${author.id} where author_id = ${ids[0]!}`)
    await db().execute(sql`update treatment set author_id = ${author.id} where author_id = ${ids[0]!}`)
    await db().execute(sql`update member set created_at = '2024-01-01' where id = ${author.id}`)
    await count()
    const page = { symptom: idOf(VERTIGO), key: 'known:rest' }
    const stories = async (limit = 50) => (await as(reader).whatHelped.stories({ ...page, limit })).items
    expect(await stories()).toHaveLength(11)
    expect((await stories()).map(({ id }) => id)).toEqual(
      (await stories())
        .map(({ id }) => id)
        .toSorted()
        .toReversed(),
    )
    const figures = async () => JSON.stringify((await read(reader)).of!.things)
    const before = await figures()
    await as(author).accounts.block({ memberId: reader.id })
    expect(await stories()).toHaveLength(10)
    expect(await figures()).toBe(before)
    const first = await as(reader).whatHelped.stories({ ...page, limit: 4 })
    const second = await as(reader).whatHelped.stories({ ...page, limit: 50, cursor: first.nextCursor! })
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(10)
    await expect(as().whatHelped.stories({ ...page, limit: 4 })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await expect(as().whatHelped.read({ symptom: 'HP:9999999' as SymptomId })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
    for (const key of ['nothing of the kind', 'known\u0000rest'])
      expect((await as(reader).whatHelped.stories({ ...page, key, limit: 4 })).items).toEqual([])
  })
})

test('a page sends two statements to the database, and a third for the authors of what was told since the night', async () => {
  const reader = await world.person()
  const ids = await crowd(15)
  await tried(ids.slice(0, 12))
  await tried(ids.slice(12), { key: 'known:yoga', name: 'Yoga' })
  const ofSession = /^select "id", "(?:user_id|name)"|"hasSecondFactor"|with before as/
  const sent = async () => {
    const asked = await statementsAskedOf(world)(reader, (api) => api.whatHelped.read({ symptom: idOf(VERTIGO) }))
    return asked.filter(({ text }) => !ofSession.test(text)).length
  }
  await count()
  expect(await sent()).toBe(2)
  await tried(ids.slice(12, 13), { key: 'known:yoga', name: 'Yoga' })
  expect(await sent()).toBe(3)
})

test('a night in which nothing changed writes when it counted, and no figure anew; one whose symptom nobody tells of any more goes', async () => {
  const ids = await crowd(15)
  await tried(ids.slice(0, 12))
  await tried(ids.slice(12), { key: 'known:yoga', name: 'Yoga' })
  await count()
  const written = async () =>
    (
      await db().execute(sql`
      select 'thing ' || key as what, xmin::text from what_helped_thing union all select symptom, xmin::text from what_helped_symptom order by 1`)
    ).rows
  const before = await written()
  expect(before).toHaveLength(2)
  const next = new Date(NOON.getTime() + DAY_MS)
  await count(next)
  expect(await written()).toEqual(before)
  expect((await read()).countedAt).toEqual(next)
  await tried(ids.slice(12), { key: 'known:swimming', name: 'Natation' })
  await count(next)
  expect((await written()).filter((row, nth) => row.xmin !== before[nth]!.xmin)).toHaveLength(1)
  await db().execute(sql`delete from post`)
  await count(next)
  expect(await written()).toEqual([])
  expect(await read()).toMatchObject({ countedAt: next, symptoms: [] })
})

test('a thing goes by the kind and the name that most members give it now, while its figure stays', async () => {
  const ids = await crowd(15)
  const own = { key: 'tisane de mamie', name: 'tisane de mamie', kind: 'other' } as const
  await tried(ids, own)
  await count()
  const reader = await world.person()
  const before = thing(await read(reader), own.key)!
  expect(before).toMatchObject({ kind: 'other', name: { fr: 'Tisane de mamie' } })
  await db()
    .update(treatment)
    .set({ kind: 'food', name: 'Tisane de Mamie' })
    .where(inArray(treatment.authorId, ids.slice(0, 8)))
  await count()
  expect(thing(await read(reader), own.key)).toEqual({
    ...before,
    kind: 'food',
    name: { fr: 'Tisane de Mamie', en: 'Tisane de Mamie' },
  })
})

describe('time to getting better', () => {
  const day = (nth: number) => new Date(Date.UTC(2025, 0, 1) + nth * DAY_MS)
  /** Stories that began on the first of January 2025 and were published on the eleventh. */
  const followed = async (members: number, better?: (nth: number) => number, signedUpAt?: (nth: number) => Date) => {
    const ids = await crowd(members, {
      ...(signedUpAt && { signedUpAt }),
      tellings: [told({ startDate: '2025-01-01', createdAt: '2025-01-11T08:00:00Z' })],
    })
    if (!better) return ids
    const { rows } = await db().execute<{ id: string }>(
      sql`select id from post where kind = 'symptom' and author_id = any(${sql.param(ids)}::uuid[]) order by id`,
    )
    await db()
      .insert(outcomeChange)
      .values(rows.map(({ id }, nth) => ({ id: v7(), postId: id, outcome: 'better' as const, at: day(better(nth)) })))
    return ids
  }

  test('is drawn from fifty followed stories, month by month, while eleven are followed; members better before are left out', async () => {
    await followed(40, (nth) => 40 + nth * 3)
    await followed(30, () => 5)
    await count()
    expect((await read()).of!.better).toBeNull()
    const lasting = await followed(20)
    for (const [nth, id] of lasting.entries())
      await db().execute(
        sql`update post set updated_at = ${day(300 + nth).toISOString()} where author_id = ${id} and kind = 'symptom'`,
      )
    await count()
    const { better } = (await read()).of!
    expect(better!.followed).toEqual({ from: 60, to: 64 })
    expect(better!.months[0]).toMatchObject({ month: 1, share: 0, followed: { from: 60, to: 64 } })
    // After 160 days all forty are better, of sixty.
    expect(better!.months[5]).toMatchObject({ month: 6, share: 67, followed: { from: 20, to: 24 } })
    expect(better!.months.at(-1)!.month).toBe(10)
  })

  test('who answers that it goes on as before is followed until that day', async () => {
    await followed(40, (nth) => 40 + nth * 3)
    const lasting = await followed(20)
    await count()
    expect((await read()).of!.better).toBeNull()
    const { rows } = await db().execute<{ id: string }>(
      sql`select id from post where kind = 'symptom' and author_id = any(${sql.param(lasting)}::uuid[])`,
    )
    await db()
      .insert(outcomeChange)
      .values(rows.map(({ id }, nth) => ({ id: v7(), postId: id, outcome: 'ongoing' as const, at: day(300 + nth) })))
    await count()
    const { better } = (await read()).of!
    expect(better!.followed).toEqual({ from: 60, to: 64 })
    expect(better!.months[5]).toMatchObject({ month: 6, share: 67, followed: { from: 20, to: 24 } })
    expect(better!.months.at(-1)!.month).toBe(10)
  })

  test('is drawn anew once twenty-one stories came or ended, and for no crowd of one week', async () => {
    await followed(60, (nth) => 40 + nth * 3)
    await count()
    const drawn = async () => JSON.stringify((await read()).of!.better)
    const before = await drawn()
    await followed(20, () => 60)
    await count()
    expect(await drawn()).toBe(before)
    const lately = (nth: number) => new Date(NOON.getTime() - 20 * DAY_MS + nth * 3_600_000)
    const made = await followed(45, () => 20, lately)
    await count()
    expect(await drawn()).toBe(before)
    await db().execute(sql`delete from post where author_id = any(${sql.param(made)}::uuid[])`)
    await followed(1, () => 60)
    await count()
    expect(await drawn()).not.toBe(before)
  })
})
