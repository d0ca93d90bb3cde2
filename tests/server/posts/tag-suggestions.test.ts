import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { DESCRIPTION_MAX, TAGS_MAX, TITLE_MAX } from '#contract/posts/limits.ts'
import { namesUnwrittenDisease } from '#lexicon/readers/diseases.ts'
import { tagFeature } from '#lexicon/readers/tag-features.ts'
import { namesOf } from '#server/closest/reader-queries.ts'
import { apiAt } from '../../support/api-at.ts'
import { HOSTILE } from '../../support/fixtures/hostile/hostile-drafts.ts'
import { lexiconTerms, namesOfTerms } from '../../support/fixtures/lexicon-terms.ts'
import { endingsOf, faultsOf, refusalOf } from '../../support/refused.ts'
import { openIdleWorld, type Person } from '../../support/world.ts'

const { people, as, services, url } = openIdleWorld()

/** The lexicon takes seconds to load, on a busy machine many. */
beforeAll(async () => {
  await namesOf(services(), 'fr', ['f:fever'])
}, 180_000)

const suggested = async (who: Person | undefined, description: string, given: object = {}) =>
  (await as(who).closest.suggestTags({ description, ...given })).tags

describe('tags for what is being written', () => {
  test('are everyday names of its content, in the reader’s language, findings first', async () => {
    const { ana } = await people('ana')
    const draft = 'Des fourmillements la nuit, des vertiges.'
    expect(await suggested(ana, draft)).toEqual(['fourmillements', 'vertiges', 'la nuit'])
    expect(await suggested(ana, draft, { language: 'en' })).toEqual(['tingling', 'dizziness', 'at night'])
    expect(await suggested(ana, 'My hands tingle at night.', { title: 'Dizzy' })).toContain('vertiges')
  })

  test('leave out a tag that is there already, in any words, and findings that are denied or of a relative', async () => {
    const { ana } = await people('ana')
    expect(
      await suggested(ana, 'Des fourmillements la nuit, des vertiges.', { tags: ['Dizziness', 'LA NUIT'] }),
    ).toEqual(['fourmillements'])
    expect(await suggested(ana, 'De la toux, mais pas de fièvre.')).toEqual(['toux'])
    expect(await suggested(ana, 'Je tousse. Ma mère a de la fièvre.')).toEqual(['toux'])
  })

  test('never name a disease that its author did not', async () => {
    const { ana } = await people('ana')
    const offered = lexiconTerms().filter(({ id }) => tagFeature(id) !== undefined)
    expect(offered.length).toBeGreaterThan(60)
    const names = [...namesOfTerms(offered, 'fr'), ...namesOfTerms(offered, 'en')]
    expect(names.filter((name) => namesUnwrittenDisease(name, ''))).toEqual([])
    for (const draft of [
      'Plaques qui grattent et qui bougent d’heure en heure.',
      'Ça siffle en respirant.',
      'Je suis triste, je n’ai plus goût à rien.',
    ])
      for (const name of await suggested(ana, draft)) expect(namesUnwrittenDisease(name, '')).toBe(false)
  })

  test('leave out what was read by chance, and name a finding as it is said', async () => {
    const { ana } = await people('ana')
    const draft =
      'J’ai la langue qui brûle le soir, comme si j’avais bu trop chaud. Le dentiste n’a rien vu. Je dors mal et j’ai la bouche sèche.'
    const tags = await suggested(ana, draft)
    expect(tags).toEqual(expect.arrayContaining(['bouche sèche', 'insomnie', 'brûlure']))
    expect(tags.filter((tag) => /évanouir|douleur/.test(tag))).toEqual([])
  })

  test('are six at most, and none for a text without findings', async () => {
    const { ana } = await people('ana')
    const all =
      'Fatigue, vertiges, nausées, fièvre, toux, crampes, palpitations, tremblements, le matin, la nuit, debout, au froid.'
    expect(await suggested(ana, all)).toHaveLength(6)
    for (const nothing of ['', 'Merci à tous.', '😀 🤕', 'x'.repeat(DESCRIPTION_MAX)])
      expect(await suggested(ana, nothing)).toEqual([])
  })

  test('are given for any text within the limits, and refused beyond them', async () => {
    const { ana } = await people('ana')
    for (const hostile of HOSTILE) expect((await suggested(ana, hostile)).length).toBeLessThanOrEqual(6)
    const ask = (given: object) => faultsOf(as(ana).closest.suggestTags(given))
    expect(await ask({ description: 'a'.repeat(DESCRIPTION_MAX + 1) })).toEqual(['description: tooLong'])
    expect(await ask({ title: 'a'.repeat(TITLE_MAX + 1) })).toEqual(['title: tooLong'])
    expect(await ask({ tags: Array.from({ length: TAGS_MAX + 1 }, (_, n) => `t${n}`) })).toEqual(['tags: tooMany'])
  })

  test('are for visitors too, fewer for one address, and for nobody who may not publish', async () => {
    const { ana } = await people('ana')
    expect(await suggested(undefined, 'Des vertiges.')).toEqual(['vertiges'])
    const visitor = apiAt(url(), () => ({ 'x-forwarded-for': '10.200.200.200' }))
    const endings = await endingsOf(
      Array.from({ length: 15 }, () => visitor.closest.suggestTags({ description: 'Des vertiges.' })),
    )
    expect(endings.filter((ending) => ending === 'done').length).toBeLessThanOrEqual(10)
    expect(endings).toContain('TOO_MANY_REQUESTS')
    await as(ana).settings.setConsent({ kind: 'healthData', isGiven: false })
    expect(await refusalOf(as(ana).closest.suggestTags({ description: 'Des vertiges.' }))).toBe('READ_ONLY_ACCOUNT')
  })

  test('leave nothing of a draft in the database', async () => {
    const { ana } = await people('ana')
    const before = await rowsOf()
    await suggested(ana, 'Des vertiges, zyxwvutsr.')
    expect(await rowsOf()).toEqual(before)
  })
})

async function rowsOf() {
  const { rows } = await services().db.execute<{ sum: string }>(sql`
    select (select count(*) from post) || ' ' || (select count(*) from story_reading) || ' ' || (select count(*) from search_word)
      || ' ' || (select count(*) from rate_limit) as sum`)
  return rows[0]!.sum
}
