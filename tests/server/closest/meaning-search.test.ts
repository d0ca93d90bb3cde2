import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { MEANT_MAX } from '#contract/closest/limits.ts'
import { isReadAsItIs } from '#server/closest/meaning-queries.ts'
import { namesOf } from '#server/closest/reader-queries.ts'
import { post } from '#server/posts/tables.ts'
import { edited } from '#tests/support/fixtures/edited.ts'
import { symptom } from '../../support/fixtures/symptoms.ts'
import { refusalOf } from '../../support/refused.ts'
import { openWorld, type Person } from '../../support/world.ts'

const { people, as, settle, services, fetch } = openWorld()

/** The lexicon takes seconds to load, on a busy machine many. */
beforeAll(async () => {
  await namesOf(services(), 'fr', ['f:fever'])
}, 180_000)

const publish = (who: Person, title: string, description: string, given: object = {}) =>
  as(who).posts.publishSymptom(symptom({ title, description, tags: [], ...given }))
const meant = async (who: Person, search: string, given: object = {}) =>
  (await as(who).closest.byMeaning({ search, ...given })).items.map(({ id }) => id)
const byWords = async (who: Person, search: string) => (await as(who).posts.feed({ search })).items.map(({ id }) => id)

describe('a search by meaning', () => {
  test('finds stories of the same meaning in other words and languages, and none that a search by words finds', async () => {
    const { ana, ben, cleo, dan, eva } = await people('ana', 'ben', 'cleo', 'dan', 'eva')
    const literal = await publish(ben, 'Le soir', 'J’ai les jambes en coton après le travail.')
    const french = await publish(cleo, 'Depuis lundi', 'Une faiblesse des jambes, au point de m’asseoir.')
    const english = await publish(dan, 'Stairs', 'My legs are weak since Monday, I have to sit down.')
    const other = await publish(eva, 'Peau', 'De l’eczéma aux coudes.')
    await settle()
    const [words, meaning] = [await byWords(ana, 'jambes en coton'), await meant(ana, 'jambes en coton')]
    expect(words).toEqual([literal.id])
    expect(meaning.toSorted()).toEqual([french.id, english.id].toSorted())
    expect(meaning).not.toContain(other.id)
    expect((await meant(ana, 'leg weakness')).toSorted()).toEqual([literal.id, french.id, english.id].toSorted())
    const { understood, count, isAll, nextCursor } = await as(ana).closest.byMeaning({ search: 'leg weakness' })
    expect({ understood, count, isAll, nextCursor }).toEqual({
      understood: ['faiblesse (jambe)'],
      count: 3,
      isAll: true,
      nextCursor: null,
    })
    expect((await as(ana).closest.byMeaning({ search: 'leg weakness', language: 'en' })).understood).toEqual([
      'weakness (leg)',
    ])
  })

  test('goes on page by page, each story once, within the filters of the feed', async () => {
    const { ana, ...authors } = await people('ana', 'ben', 'cleo', 'dan', 'eva', 'fay')
    const all: string[] = []
    for (const [place, who] of Object.values(authors).entries())
      all.push(
        (await publish(who, `Récit ${place}`, 'Les oreilles bourdonnent.', { country: place < 2 ? 'LU' : 'FR' })).id,
      )
    await settle()
    const pages: string[] = []
    for (let cursor: string | undefined; ; ) {
      const page = await as(ana).closest.byMeaning({ search: 'acouphène', limit: 2, cursor })
      expect(page.count).toBe(5)
      pages.push(...page.items.map(({ id }) => id))
      if (page.nextCursor === null) break
      cursor = page.nextCursor
    }
    // Equal ones: the newest first.
    expect(pages).toEqual(all.toReversed())
    expect((await meant(ana, 'acouphène', { country: 'LU' })).toSorted()).toEqual(all.slice(0, 2).toSorted())
    expect(await meant(ana, 'acouphène', { filter: 'resolved' })).toEqual([])
    expect(await meant(ana, 'acouphène', { cursor: services().newId() })).toEqual([])
  })

  test('finds no story that the reader may not see, nor one whose author switched matching off, at once', async () => {
    const { ana, ben, cleo, dan, eva } = await people('ana', 'ben', 'cleo', 'dan', 'eva')
    const posts = new Map<Person, string>()
    for (const who of [ben, cleo, dan, eva])
      posts.set(who, (await publish(who, 'La nuit', 'Mes pieds brûlent, je les sors du lit.')).id)
    await settle()
    const idOf = (who: Person) => posts.get(who)!
    expect(await meant(ana, 'burning feet')).toHaveLength(4)
    await as(ana).accounts.block({ memberId: ben.id })
    await services().db.execute(sql`update post set hidden_at = now() where id = ${idOf(cleo)}`)
    await as(dan).settings.setMatching({ isMatched: false })
    expect(await meant(ana, 'burning feet')).toEqual([idOf(eva)])
    expect((await as(ana).closest.byMeaning({ search: 'burning feet' })).count).toBe(1)
    // Nor does a hidden one's place in the order tell what it says.
    expect(await meant(ana, 'burning feet', { cursor: idOf(cleo) })).toEqual([])
    await as(eva).settings.setConsent({ kind: 'healthData', isGiven: false })
    expect(await meant(ana, 'burning feet')).toEqual([])
    await settle()
    await as(dan).settings.setMatching({ isMatched: true })
    await settle()
    expect(await meant(ana, 'burning feet')).toEqual([idOf(dan)])
  })

  test('does not find a finding that an edit removed, nor one that a story denies', async () => {
    const { ana, ben, cleo } = await people('ana', 'ben', 'cleo')
    const changed = await publish(ben, 'Le ventre', 'Des nausées chaque matin.')
    const denied = await publish(cleo, 'Le dos', 'Mal au dos en me levant, sans aucune nausée.')
    await settle()
    expect(await meant(ana, 'feeling sick')).toEqual([changed.id])
    expect(await meant(ana, 'no nausea')).toEqual([denied.id])
    await as(ben).posts.editSymptom({
      ...edited(symptom({ title: 'Le ventre', description: 'Rien de tel, un hoquet.', tags: [] })),
      id: changed.id,
      version: 1,
    })
    expect(await meant(ana, 'feeling sick')).toEqual([])
    await settle()
    expect(await meant(ana, 'feeling sick')).toEqual([])
  })

  test('does not find a story that was read anew between the look-ups of readings and of posts', async () => {
    const { ben } = await people('ben')
    const { id } = await publish(ben, 'Le ventre', 'Des nausées chaque matin.')
    await settle()
    const { db } = services()
    const found = async (snapshot: string) =>
      (
        await db
          .select({ id: post.id })
          .from(post)
          .where(and(eq(post.id, id), isReadAsItIs(snapshot)))
      ).length
    const snapshotNow = async () =>
      (await db.execute<{ now: string }>(sql`select pg_current_snapshot()::text as now`)).rows[0]!.now
    const before = await snapshotNow()
    expect(await found(before)).toBe(1)
    await db.execute(sql`update story_reading set written_tx = default where post_id = ${id}`)
    expect(await found(before)).toBe(0)
    expect(await found(await snapshotNow())).toBe(1)
  })

  test.each([
    ['nothing', ''],
    ['small words', 'le de la'],
    ['a place of the body alone', 'jambe'],
    ['emoji', '😀😀 🤕'],
    ['no language', 'zzz qqq xxx'],
    ['a pattern', "' or 1=1; -- %_\\ & | ! ()"],
    ['far too much', 'fièvre '.repeat(3_000)],
    ['nul and direction marks', 'fi\u0000èvre\u202e'],
  ])('answers %s', async (_, search) => {
    const { ana } = await people('ana')
    const page = await as(ana).closest.byMeaning({ search })
    expect(page.count).toBeLessThanOrEqual(MEANT_MAX)
    expect(page.items.length).toBe(page.count > 20 ? 20 : page.count)
  })

  test('is closed to visitors, and limited for each member', async () => {
    const { ana } = await people('ana')
    expect(await refusalOf(as().closest.byMeaning({ search: 'fièvre' }))).toBe('UNAUTHORIZED')
    expect((await fetch('/api/feed/meaning?search=fi%C3%A8vre', {}, ana)).status).toBe(200)
    const many = await Promise.all(
      Array.from({ length: 70 }, () => refusalOf(as(ana).closest.byMeaning({ search: 'le' })).catch(() => 'answered')),
    )
    expect(many).toContain('TOO_MANY_REQUESTS')
  })
})
