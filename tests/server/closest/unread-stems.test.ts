import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { countCorrected } from '#server/closest/commands/count-corrected.ts'
import { countUnread } from '#server/closest/commands/count-unread.ts'
import { currentVersion } from '#server/closest/commands/renew-version.ts'
import { namesOf } from '#server/closest/reader-queries.ts'
import { crowd } from '../../support/fixtures/many-members.ts'
import { aModerator } from '../../support/fixtures/moderation.ts'
import { refusalOf } from '../../support/refused.ts'
import { openIdleWorld } from '../../support/world.ts'

const world = openIdleWorld()
const { people, as, services } = world

/** The lexicon takes seconds to load, on a busy machine many. */
beforeAll(async () => {
  await namesOf(services(), 'fr', ['f:fever'])
}, 180_000)

/** Stories of members who never enter by the door, read as if they had. */
async function tell(authors: readonly string[], words: string, times = 1): Promise<void> {
  const version = await currentVersion(services())
  for (const author of authors)
    for (let n = 0; n < times; n++) {
      const id = services().newId()
      await services().db.execute(sql`
        insert into post (id, author_id, kind, title, description, tags, intensity, created_at, updated_at)
        values (${id}, ${author}, 'symptom', 'Une histoire', ${`Depuis lundi ${words}, la toux.`}, '{}', 5, now(), now())`)
      await services().db.execute(sql`
        insert into story_reading (post_id, author_id, place_key, is_established, reading_version, language, features, weights, spans, ver)
        values (${id}, ${author}, ${author}, true, ${version}, 'fr', '{}', '{}', '{}', 1)`)
    }
}

/** Makes these members accounts of one household. */
const live = (household: string, members: readonly string[]) =>
  services().db.execute(sql`
    update story_reading set place_key = ${household} where author_id = any(${sql.param([...members])}::uuid[])`)

const unreadOf = async (who: Awaited<ReturnType<typeof aModerator>>, language: 'fr' | 'en' = 'fr') =>
  as(who).admin.unreadStems({ language })

describe('words that the reader does not know', () => {
  test('are counted by members, from eleven on, in bands, without those who do not take part', async () => {
    const admin = await aModerator(world, 'admin')
    const authors = await crowd(services().db, { members: 13 })
    expect(await unreadOf(admin)).toEqual({ countedAt: null, items: [] })
    await tell(authors, 'le frimoulage me plombule')
    await tell(authors.slice(0, 10), 'un glapissou', 3)
    await countUnread(services())
    const { countedAt, items } = await unreadOf(admin)
    expect(countedAt).toBeInstanceOf(Date)
    const words = items.map(({ word }) => word)
    expect(words).toContain('frimoulage')
    expect(words.join()).not.toContain('glapissou')
    expect(words.join()).not.toContain('toux')
    expect(items.find(({ word }) => word === 'frimoulage')?.members).toEqual({ from: 11, to: 14 })
    expect((await unreadOf(admin, 'en')).items).toEqual([])
    // Three of them withdraw: ten are left.
    for (const id of authors.slice(0, 3))
      await services().db.execute(sql`update member set is_matched = false where id = ${id}`)
    await countUnread(services())
    await countUnread(services())
    expect((await unreadOf(admin)).items.map(({ word }) => word)).not.toContain('frimoulage')
  })

  test('are not shown where eleven members live in two households', async () => {
    const admin = await aModerator(world, 'admin')
    const authors = await crowd(services().db, { members: 12 })
    await tell(authors, 'le brastillage me glapune')
    await live('one', authors.slice(0, 6))
    await live('other', authors.slice(6))
    await countUnread(services())
    expect((await unreadOf(admin)).items.map(({ word }) => word)).not.toContain('brastillage')
    await live('third', authors.slice(11))
    await countUnread(services())
    expect((await unreadOf(admin)).items.map(({ word }) => word)).toContain('brastillage')
  })

  test('are shown to admins alone, whose reading is logged, and to no moderator', async () => {
    const [admin, moderator] = [await aModerator(world, 'admin'), await aModerator(world)]
    const { ana } = await people('ana')
    const lines = async () =>
      Number(
        (await services().db.execute<{ n: string }>(sql`select count(*) n from audit_entry where act = 'lexicon.read'`))
          .rows[0]!.n,
      )
    const before = await lines()
    await unreadOf(admin)
    expect(await lines()).toBe(before + 1)
    for (const who of [moderator, ana]) expect(await refusalOf(as(who).admin.unreadStems({}))).toBe('FORBIDDEN')
    expect(await refusalOf(as().admin.unreadStems({}))).toBe('UNAUTHORIZED')
    expect(await lines()).toBe(before + 1)
  })
})

describe('words that many members correct alike', () => {
  const correctedOf = async (who: Awaited<ReturnType<typeof aModerator>>, language: 'fr' | 'en' = 'fr') =>
    as(who).admin.correctedWords({ language })
  const correct = (feature: string, isTold: boolean, authors: readonly string[]) =>
    services().db.execute(sql`
      insert into reading_correction (post_id, feature, is_told, created_at)
      select id, ${feature}, ${isTold}, now() from post where author_id = any(${sql.param([...authors])}::uuid[])`)

  test('are shown from eleven on: the reading taken away, and the words of members who added it', async () => {
    const admin = await aModerator(world, 'admin')
    const authors = await crowd(services().db, { members: 53 })
    const [adding, others, taking] = [authors.slice(0, 11), authors.slice(11, 22), authors.slice(22, 33)]
    const more = authors.slice(33)
    await tell(adding, 'le verlinchon me réveille, un blousard')
    await tell(others, 'un blousard')
    await tell(taking, 'les jambes en coton')
    await correct('f:insomnia', true, adding)
    await correct('f:fever', true, others)
    await correct('f:weak@leg', false, taking.slice(0, 10))
    await countCorrected(services())
    const first = await correctedOf(admin)
    expect(first.countedAt).toBeInstanceOf(Date)
    const added = first.items.filter(({ isTold }) => isTold)
    expect(added).toContainEqual({
      ...{ id: 'f:insomnia', name: 'insomnie', isTold: true, stems: expect.any(String), words: 'verlinchon' },
      members: { from: 11, to: 14 },
    })
    // Those who added another thing write it as often: it says nothing of either.
    expect(added.map(({ words }) => words)).not.toContain('blousard')
    expect(first.items.filter(({ isTold }) => !isTold)).toEqual([])
    await correct('f:weak@leg', false, taking.slice(10))
    await countCorrected(services())
    await countCorrected(services())
    // A thing that nearly all add is told by its words all the same.
    await tell(more, 'le verlinchon me réveille')
    await correct('f:insomnia', true, more)
    await countCorrected(services())
    const { items } = await correctedOf(admin)
    expect(items.map(({ id, words }) => [id, words])).toContainEqual(['f:insomnia', 'verlinchon'])
    const taken = (await correctedOf(admin)).items.filter(({ isTold }) => !isTold)
    expect(taken.map(({ id, words }) => [id, words])).toEqual([['f:weak@leg', 'jambes en coton']])
    expect((await correctedOf(admin, 'en')).items).toEqual([])
    await services().db.execute(sql`update member set is_matched = false where id = ${taking[0]}`)
    await countCorrected(services())
    expect((await correctedOf(admin)).items.filter(({ isTold }) => !isTold)).toEqual([])
  })

  test('are not shown where eleven members live in two households', async () => {
    const admin = await aModerator(world, 'admin')
    const authors = await crowd(services().db, { members: 12 })
    await tell(authors, 'un acouphène')
    await correct('f:tinnitus', false, authors)
    const taken = async () => {
      await countCorrected(services())
      return (await correctedOf(admin)).items.filter(({ isTold }) => !isTold).map(({ id }) => id)
    }
    await live('one', authors.slice(0, 6))
    await live('other', authors.slice(6))
    expect(await taken()).not.toContain('f:tinnitus')
    await live('third', authors.slice(11))
    expect(await taken()).toContain('f:tinnitus')
  })

  test('are shown to admins alone', async () => {
    const moderator = await aModerator(world)
    const { ana } = await people('ana')
    for (const who of [moderator, ana]) expect(await refusalOf(as(who).admin.correctedWords({}))).toBe('FORBIDDEN')
    expect(await refusalOf(as().admin.correctedWords({}))).toBe('UNAUTHORIZED')
  })
})

describe('a text that the staff tries out', () => {
  test('is shown as it is read, in the chosen language, and stored nowhere', async () => {
    const admin = await aModerator(world, 'admin')
    const { ana } = await people('ana')
    const text = 'J’ai les jambes en coton, pas de fièvre. Ma mère tousse. Zyxwvuts.'
    const reading = await as(admin).admin.tryReading({ text, language: 'en' })
    expect(reading.language).toBe('fr')
    expect(reading.present).toContainEqual({ id: 'f:weak@leg', name: 'weakness (leg)', words: 'jambes en coton' })
    expect(reading.present.map(({ id }) => id)).not.toContain('f:weak')
    expect(reading.implied.map(({ id }) => id)).toContain('f:weak')
    expect(reading.absent.map(({ id }) => id)).toEqual(['f:fever'])
    expect(reading.relatives.map(({ id }) => id)).toEqual(['f:cough'])
    expect(reading.unread).toContain('zyxwvuts')
    expect(await refusalOf(as(ana).admin.tryReading({ text }))).toBe('FORBIDDEN')
    expect(await refusalOf(as().admin.tryReading({ text }))).toBe('UNAUTHORIZED')
    expect(await refusalOf(as(admin).admin.tryReading({ text: 'a'.repeat(5_001) }))).toBe('INVALID_INPUT')
    expect(await refusalOf(as(admin).admin.tryReading({ text: '\u200b' }))).toBe('INVALID_INPUT')
  })
})
