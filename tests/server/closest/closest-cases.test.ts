import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { READINGS_LEAST } from '#contract/closest/limits.ts'
import { POSTS_PER_HOUR } from '#contract/posts/limits.ts'
import { indexReading } from '#server/closest/commands/index-reading.ts'
import { comparedPost } from '#server/closest/compared-post-queries.ts'
import { holdReadings } from '#server/closest/reader-queries.ts'
import { readingsOf } from '#server/closest/reading-queries.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { transact } from '#server/foundation/transaction.ts'
import { rereadStories, sweepSearches } from '#server/matching/handlers.ts'
import { edited } from '#tests/support/fixtures/edited.ts'
import { lexiconTerms, namesOfTerms } from '#tests/support/fixtures/lexicon-terms.ts'
import { endOfDay } from '../../support/fixtures/end-of-day.ts'
import { heard } from '../../support/fixtures/heard.ts'
import { symptom } from '../../support/fixtures/symptoms.ts'
import { TELLING_SENTENCES } from '../../support/fixtures/telling-sentences.ts'
import { closestPlainly } from '../../support/plain-search/closest-stories.ts'
import { refusalOf } from '../../support/refused.ts'
import { openWorld, type Person } from '../../support/world.ts'

const { people, as, settle, services, advance, fetch } = openWorld()
const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000

const closestOf = (who: Person) => as(who).closest.ofAll({})
const namesIn = async (who: Person) => (await closestOf(who)).items.map(({ post }) => post.author.username)
const publish = (who: Person, title: string, description: string, tags: string[] = []) =>
  as(who).posts.publishSymptom(symptom({ title, description, tags }))

/** Begins a new reading version, in which these features have no weight. */
const beginVersion = (weightless: string[] = []) =>
  services().db.execute(sql`
    insert into reading_version (lexicon, authors, frequencies, created_at)
    select lexicon, authors, frequencies || jsonb_build_object('of', frequencies -> 'of' || (
      select coalesce(jsonb_object_agg(feature, frequencies -> 'stories'), '{}')
      from unnest(${sql.param(weightless)}::text[]) feature
    )), created_at
    from reading_version order by id desc limit 1`)

/** Returns the stored closeness of a post's pairs, in thousandths. */
const closenessIn = async (postId: string, db: Pick<Tx, 'execute'> = services().db) =>
  (
    await db.execute(sql`
      select score from close_pair join story_reading on key in (a, b) where post_id = ${postId} order by score`)
  ).rows

/** The same life in three ways, which share no word that tells. */
const LEGS = [
  'Jambes en coton',
  'J’ai les jambes en coton et la tête qui tourne debout, des fourmillements dans les doigts.',
] as const
const SAME_LEGS = [
  'Ça flageole',
  'Mes guibolles flageolent, des vertiges en me levant, et les doigts engourdis.',
] as const
const ENGLISH_LEGS = [
  'Jelly',
  'My legs feel like jelly, I am dizzy when standing, and my fingers tingle. No fever.',
] as const
const SKIN = ['La peau', 'De l’eczéma aux plis des coudes qui démange la nuit, pire avec la laine.'] as const

describe('the closest cases', () => {
  test('are found by their content, in other words and in another language, and quote both', async () => {
    const { ana, ben, cleo, dan } = await people('ana', 'ben', 'cleo', 'dan')
    const mine = await publish(ana, ...LEGS)
    await publish(ben, ...SAME_LEGS)
    await publish(cleo, ...ENGLISH_LEGS)
    await publish(dan, ...SKIN)
    await settle()
    const { items, posts, isSearching, takesPart } = await closestOf(ana)
    expect(items.map(({ post }) => post.author.username).sort()).toEqual([ben.username, cleo.username].sort())
    expect({ isSearching, takesPart, posts }).toMatchObject({
      isSearching: false,
      takesPart: true,
      posts: [{ cases: 2 }],
    })
    for (const { readings, ownPost } of items) {
      expect(ownPost.id).toBe(mine.id)
      expect(readings.length).toBeGreaterThanOrEqual(READINGS_LEAST)
      for (const { mine: said } of readings) expect(LEGS.join('\n')).toContain(said.text)
    }
    // The sure lines come first.
    for (const { readings } of items) {
      const sure = readings.map(({ isSure }) => isSure)
      expect(sure).toEqual(sure.toSorted((one, other) => Number(other) - Number(one)))
    }
    expect(items.some(({ readings }) => readings.some(({ isSure }) => isSure))).toBe(true)
    const english = items.find(({ post }) => post.author.id === cleo.id)!
    expect(english.post.language).toBe('en')
    for (const { theirs } of english.readings) expect(ENGLISH_LEGS.join('\n')).toContain(theirs.text)
    const [inFrench, inEnglish] = await Promise.all([
      as(ana).closest.list({ id: mine.id, language: 'fr' }),
      as(ana).closest.list({ id: mine.id, language: 'en' }),
    ])
    expect(inFrench.items.map(({ postId }) => postId)).toEqual(inEnglish.items.map(({ postId }) => postId))
    expect(inFrench.items[0]!.readings[0]!.name).not.toBe(inEnglish.items[0]!.readings[0]!.name)
  })

  test('say what is a tag, which its author chose and did not write', async () => {
    const { ana, ben } = await people('ana', 'ben')
    await publish(ana, 'Jambes en coton', 'J’ai les jambes en coton, des vertiges, et les doigts engourdis.')
    await publish(ben, 'Ça flageole', 'Mes guibolles flageolent, et les doigts engourdis.', ['nausée', 'vertiges'])
    await settle()
    const [found] = (await closestOf(ana)).items.filter(({ post }) => post.author.id === ben.id)
    const theirs = found!.readings.map((reading) => reading.theirs)
    expect(theirs).toContainEqual({ text: 'Vertiges', in: 'tag' })
    expect(theirs.filter((said) => said.in === 'words').length).toBeGreaterThan(0)
    for (const said of theirs) expect(said.in === 'tag').toBe(said.text === 'Vertiges')
    expect(found!.readings.every(({ mine }) => mine.in === 'words')).toBe(true)
  })

  test('are shown to the author of the story alone', async () => {
    const { ana, ben } = await people('ana', 'ben')
    const mine = await publish(ana, ...LEGS)
    await settle()
    expect(await refusalOf(as(ben).closest.list({ id: mine.id }))).toBe('NOT_FOUND')
    expect(await refusalOf(as().closest.list({ id: mine.id }))).toBe('UNAUTHORIZED')
    expect(await refusalOf(as().closest.ofAll({}))).toBe('UNAUTHORIZED')
    expect((await fetch(`/api/posts/${mine.id}/closest`, {}, ana)).status).toBe(200)
  })

  test('name a finding that one of the two denies', async () => {
    const { ana, ben } = await people('ana', 'ben')
    await publish(ana, 'Fièvre', 'J’ai de la fièvre et de la toux, et mal à la gorge.')
    await publish(ben, 'Toux', 'Je tousse, la gorge me fait mal, mais pas de fièvre.')
    await settle()
    const [found] = (await closestOf(ana)).items.filter(({ post }) => post.author.id === ben.id)
    expect(found?.differs).toEqual(['fièvre'])
  })

  test('are gone on both sides with a block, with matching off, and with a hidden or deleted story, and come back', async () => {
    const { ana, ben } = await people('ana', 'ben')
    const [a, b] = ['Le genou', 'Mon genou craque, il gonfle après la marche, et le froid le soulage.']
    await publish(ana, a, b)
    const theirs = await publish(ben, 'Knee', 'My knee clicks and swells after walking, ice helps.')
    await settle()
    const both = async () => [await namesIn(ana), await namesIn(ben)]
    const there = [[ben.username], [ana.username]]
    expect(await both()).toEqual(there)

    await as(ana).accounts.block({ memberId: ben.id })
    expect(await both()).toEqual([[], []])
    await as(ana).accounts.unblock({ memberId: ben.id })
    await settle()
    await as(ana).matching.search({})
    await settle()
    expect(await both()).toEqual(there)

    await as(ben).settings.setMatching({ isMatched: false })
    // At once, whatever jobs have yet to do.
    expect(await both()).toEqual([[], []])
    await settle()
    expect(await both()).toEqual([[], []])
    expect((await closestOf(ben)).takesPart).toBe(false)
    await as(ben).settings.setMatching({ isMatched: true })
    await settle()
    expect(await both()).toEqual(there)

    await services().db.execute(sql`update post set hidden_at = now() where id = ${theirs.id}`)
    expect(await namesIn(ana)).toEqual([])
    await services().db.execute(sql`update post set hidden_at = null where id = ${theirs.id}`)
    expect(await both()).toEqual(there)
    await as(ben).posts.remove({ id: theirs.id })
    await settle()
    expect(await namesIn(ana)).toEqual([])
    // The reader's thread may still know the deleted story: it is neither shown nor takes a place.
    await as(ana).matching.search({})
    await settle()
    expect(await namesIn(ana)).toEqual([])
  })

  test('are not shown again once called not relevant, here and in the list by score', async () => {
    const { ana, ben } = await people('ana', 'ben')
    const mine = await publish(ana, 'Nuit', 'Les pieds qui brûlent la nuit, et des fourmillements dans les doigts.')
    const theirs = await publish(ben, 'Doigts', 'Mes doigts fourmillent, et la nuit mes pieds brûlent.')
    await settle()
    expect(await namesIn(ana)).toEqual([ben.username])
    await as(ana).closest.dismiss({ ownPostId: mine.id, postId: theirs.id })
    expect(await namesIn(ana)).toEqual([])
    expect(await namesIn(ben)).toEqual([ana.username])
    // Nobody takes it back for somebody else.
    await as(ben).matching.restore({ postId: theirs.id })
    expect(await namesIn(ana)).toEqual([])
    await as(ana).matching.restore({ ownPostId: mine.id, postId: theirs.id })
    expect(await namesIn(ana)).toEqual([ben.username])
  })

  test('are shown again as they were before the last dismissal once that is taken back; what was said earlier stays', async () => {
    const { ana, ben } = await people('ana', 'ben')
    const one = await publish(ana, ...LEGS)
    await publish(ana, ...ENGLISH_LEGS)
    const theirs = await publish(ben, ...SAME_LEGS)
    await settle()
    const before = await closestOf(ana)
    await as(ana).closest.dismiss({ ownPostId: one.id, postId: theirs.id })
    const without = await closestOf(ana)
    expect(without.posts).not.toEqual(before.posts)
    advance(1_000)
    await as(ana).closest.dismiss({ postId: theirs.id })
    await as(ana).matching.restore({ postId: theirs.id })
    expect((await closestOf(ana)).posts).toEqual(without.posts)
    await as(ana).matching.restore({ postId: theirs.id })
    expect((await closestOf(ana)).posts).toEqual(before.posts)
    // Nothing is left to take back, and a story that nobody has answers the same.
    await as(ana).matching.restore({ postId: theirs.id })
    await as(ana).matching.restore({ postId: crypto.randomUUID() })
  })

  test('are not shown again beside any of one’s stories where no story is named', async () => {
    const { ana, ben } = await people('ana', 'ben')
    await publish(ana, ...LEGS)
    await publish(ana, ...ENGLISH_LEGS)
    const unlike = await publish(ana, ...SKIN)
    const theirs = await publish(ben, ...SAME_LEGS)
    await settle()
    // Other tests of this file tell of legs too.
    const before = await closestOf(ana)
    expect(before.items.map(({ postId }) => postId)).toContain(theirs.id)
    await as(ana).closest.dismiss({ postId: theirs.id })
    const after = await closestOf(ana)
    const without = before.posts.map(({ id, cases }) => (id === unlike.id ? cases : cases - 1))
    expect(after.posts.map(({ cases }) => cases)).toEqual(without)
    const { matches } = await as(ana).matching.list({})
    expect([...after.items, ...matches].map(({ post }) => post.id)).not.toContain(theirs.id)
    expect(await namesIn(ben)).toContain(ana.username)
    // Nothing is to be hidden any more; and one's own story is no case.
    await as(ana).closest.dismiss({ postId: theirs.id })
    expect(await refusalOf(as(ben).closest.dismiss({ postId: theirs.id }))).toBe('NOT_FOUND')
    // A story that had no pair with it then has none later.
    const description =
      'Depuis deux semaines mes guiboles flageolent, les vertiges reviennent dès que je me lève, les doigts s’engourdissent.'
    const alike = { ...edited(symptom({ title: 'Flageolante', description })), id: unlike.id, version: 1 }
    await as(ana).posts.editSymptom(alike)
    await settle()
    const later = await as(ana).closest.list({ id: unlike.id })
    expect(later.items.map(({ postId }) => postId)).not.toContain(theirs.id)
  })

  test('have resolved stories first within one band, then those that are better', async () => {
    const { ana, ben, cleo, dan, eva } = await people('ana', 'ben', 'cleo', 'dan', 'eva')
    await publish(ana, 'Estomac', 'Des brûlures d’estomac après le repas, pire couché, et une toux la nuit.')
    const said = 'Mon estomac brûle après manger, allongé surtout, et la nuit je tousse.'
    await publish(ben, 'Voilà', `${said} Voilà.`)
    const resolved = await publish(cleo, 'Merci', `${said} Merci.`)
    const better = await publish(dan, 'Ça va', `${said} Ça va.`)
    const named = await publish(eva, 'Un nom', `${said} Un nom.`)
    await settle()
    const later = [ben, cleo, dan, eva].map(({ username }) => username)
    expect((await namesIn(ana)).sort()).toEqual(later.sort())
    await as(cleo).posts.resolve({ id: resolved.id, treatment: 'Un oreiller de plus', notes: '' })
    await settle()
    const { items } = await closestOf(ana)
    expect(items[0]).toMatchObject({ postId: resolved.id, resolved: true, post: { treatment: 'Un oreiller de plus' } })
    await as(dan).posts.setOutcome({ id: better.id, was: 'ongoing', outcome: 'better' })
    await as(eva).posts.setOutcome({
      ...{ id: named.id, was: 'ongoing', outcome: 'diagnosed' },
      diagnosis: 'Une hernie hiatale',
    })
    await settle()
    const outcomes = (await closestOf(ana)).items.map(({ post }) => post.outcome)
    expect(outcomes.slice(0, 2)).toEqual(['healed', 'better'])
    expect(outcomes.slice(2).sort()).toEqual(['diagnosed', 'ongoing'])
  })

  test('tell what helped, also where nobody is healed: by name, and nothing of what did not help', async () => {
    const { ana, ben } = await people('ana', 'ben')
    await publish(ana, 'Estomac', 'Des brûlures d’estomac après le repas, pire couché, et une toux la nuit.')
    const theirs = await publish(ben, 'Voilà', 'Mon estomac brûle après manger, allongé surtout, et la nuit je tousse.')
    const tried = (name: string, effect: 'better' | 'worse' | null) =>
      as(ben).treatments.add({
        ...{ postId: theirs.id, requestId: crypto.randomUUID(), name, kind: 'sleep', effect },
      })
    await tried('Dormir la tête surélevée', 'better')
    await tried('Un lait chaud', 'worse')
    await tried('Une tisane', null)
    await settle()
    const { items } = await closestOf(ana)
    expect(items.map(({ post }) => post).filter(({ author }) => author.id === ben.id)).toMatchObject([
      { isResolved: false, treatment: null, helped: ['Dormir la tête surélevée'] },
    ])
  })
})

describe('a notice', () => {
  test('goes to both sides of a close case, and once for both lists when it recovers', async () => {
    const { ana, ben } = await people('ana', 'ben')
    const said = 'Des palpitations en me levant, le cœur qui s’emballe, et des malaises sous la douche chaude.'
    await publish(ana, 'Le cœur', said)
    await settle()
    const theirs = await publish(
      ben,
      'Cœur',
      `Le cœur qui s’emballe quand je me lève. ${said.slice(0, 30)} Malaises sous la douche.`,
    )
    await endOfDay({ advance, services, settle })
    const told = (await as(ana).notifications.list({})).items
    expect(told).toMatchObject([{ kind: 'match', postId: theirs.id, isClose: true }])
    await heard(services().db, ben)
    await as(ben).posts.resolve({ id: theirs.id, treatment: 'Du sel', notes: '' })
    await settle({ everyJobTwice: true })
    const recoveries = (await as(ana).notifications.list({})).items.filter(({ kind }) => kind === 'recovery')
    expect(recoveries).toMatchObject([{ postId: theirs.id, about: { ownTitle: 'Le cœur' } }])
  })

  test('is not given again when stories are read anew, and a notified pair stays', async () => {
    const { ana, ben } = await people('ana', 'ben')
    const said = 'Une main qui gratte, des plaques rouges sur les coudes, pire en hiver.'
    await publish(ana, 'Plaques', said)
    await settle()
    await publish(ben, 'Coudes', `${said} Depuis peu.`)
    await endOfDay({ advance, services, settle })
    const before = (await as(ana).notifications.list({})).items
    expect(before.filter(({ kind }) => kind === 'match')).toHaveLength(1)
    advance(2 * DAY_MS)
    await beginVersion()
    await rereadStories(services())
    await settle()
    const { rows } = await services().db.execute<{ behind: number }>(sql`
      select count(*)::int as behind from story_reading where reading_version < (select max(id) from reading_version)`)
    expect(rows).toEqual([{ behind: 0 }])
    expect((await as(ana).notifications.list({})).items).toEqual(before)
    expect(await namesIn(ana)).toContain(ben.username)
  })
})

test('a list is being searched from the moment of an edit, a correction or a return to matching on, before any job has begun', async () => {
  const { ana } = await people('ana')
  const mine = await publish(ana, ...LEGS)
  await settle()
  advance(DAY_MS)
  const isSearching = async () => [
    (await as(ana).closest.list({ id: mine.id })).isSearching,
    (await closestOf(ana)).isSearching,
  ]
  // Opened after an hour and more, the list is searched again.
  await isSearching()
  await settle()
  expect(await isSearching()).toEqual([false, false])
  const { db } = services()

  await db.execute(sql`update post set version = version + 1 where id = ${mine.id}`)
  expect(await isSearching()).toEqual([true, true])
  await db.execute(sql`update post set version = version - 1 where id = ${mine.id}`)
  expect(await isSearching()).toEqual([false, false])

  await db.execute(sql`
    insert into reading_correction (post_id, feature, is_told, created_at) values (${mine.id}, 'f:fever', true, now())`)
  expect(await isSearching()).toEqual([true, true])
  await db.execute(sql`delete from reading_correction where post_id = ${mine.id}`)
  expect(await isSearching()).toEqual([false, false])

  await db.execute(sql`delete from story_reading where post_id = ${mine.id}`)
  expect(await isSearching()).toEqual([true, true])
  // A story that is hidden, and one of a member who takes no part, are compared with none, and not about to be.
  await db.execute(sql`update post set hidden_at = now() where id = ${mine.id}`)
  expect(await closestOf(ana)).toMatchObject({ isSearching: false, posts: [{ isCompared: false }] })
  await db.execute(sql`update post set hidden_at = null where id = ${mine.id}`)
  await as(ana).settings.setConsent({ kind: 'healthData', isGiven: false })
  expect(await closestOf(ana)).toMatchObject({ isSearching: false, takesPart: false })
})

test('stories that are not read again yet are found by those that are, with the new weights', {
  tags: ['long'],
}, async () => {
  const { ana, ben, eva } = await people('ana', 'ben', 'eva')
  const said = 'Des fourmis dans le bras gauche, la paupière qui saute le soir, et un genou qui gonfle.'
  const own = await publish(ana, 'Fourmis', said)
  await settle()
  await beginVersion(['f:twitch', 'f:twitch@face', 'f:twitch@head', 'f:face-twitch'])
  await publish(ben, 'Le bras', `${said} C’est tout.`)
  await settle()
  const before = await closenessIn(own.id)
  expect(await namesIn(ana)).toEqual([ben.username])
  await rereadStories(services())
  expect(await namesIn(ana)).toEqual([ben.username])
  expect(await closenessIn(own.id)).toEqual(before)
  await publish(eva, 'Bras gauche', `${said} Rien de plus.`)
  await settle()
  expect(new Set(await namesIn(ana))).toEqual(new Set([ben.username, eva.username]))
})

test('a story that cannot be read again keeps no older one from being read', { tags: ['long'] }, async () => {
  const { ana, ben } = await people('ana', 'ben')
  await publish(ana, 'Poignet', 'Un poignet qui brûle en écrivant, et deux doigts engourdis la nuit.')
  await publish(ben, 'Le poignet', 'Mon poignet brûle quand j’écris, illisiblement, et deux doigts dorment la nuit.')
  await settle()
  const { reader } = services()
  const { run } = reader
  // The server's own jobs read again too: they must meet the same reader.
  const spy = vi
    .spyOn(reader, 'run')
    .mockImplementation((task) =>
      JSON.stringify(task).includes('illisiblement') ? Promise.reject(new Error('cannot be read')) : run(task),
    )
  onTestFinished(() => spy.mockRestore())
  await beginVersion()
  await rereadStories(services())
  const { rows } = await services().db.execute<{ behind: string }>(sql`
    select author_id as behind from story_reading where reading_version < (select max(id) from reading_version)`)
  expect(rows).toEqual([{ behind: ben.id }])
})

test('stories that are being read again keep their pairs until they are searched, whatever ends in between', async () => {
  const { ana, ben } = await people('ana', 'ben')
  const said = 'Une épaule qui craque et bloque en levant le bras, et la nuque raide au réveil.'
  const own = await publish(ana, 'Épaule', said)
  const theirs = await publish(ben, 'L’épaule', `${said} Et des vertiges sous la douche.`)
  await settle()
  const before = await closenessIn(own.id)
  const featuresIn = async (id: string) => (await readingsOf(services().db, [id])).get(id)!.features
  /** Indexes the story again and returns its pairs within the same transaction: a moment later the sweep may have searched. */
  const readAgain = () =>
    transact(services(), async (tx) => {
      await indexReading(tx, services(), (await comparedPost(tx, services(), own.id))!)
      return closenessIn(own.id, tx)
    })

  const shared = await featuresIn(own.id)
  await beginVersion((await featuresIn(theirs.id)).filter((feature) => !shared.includes(feature)))
  expect(await readAgain()).toEqual(before)
  expect(await namesIn(ana)).toEqual([ben.username])
  await sweepSearches(services())
  expect(await namesIn(ana)).toEqual([ben.username])
  expect(await closenessIn(own.id)).not.toEqual(before)

  // The new weights leave the two nothing in common: the pair is not shown, though it stays stored until the search.
  await beginVersion(shared)
  expect(await readAgain()).toHaveLength(1)
  expect(await namesIn(ana)).toEqual([])
  await sweepSearches(services())
  expect(await closenessIn(own.id)).toEqual([])
})

test('a recovery is told while the recipient’s pairs are being made anew', async () => {
  const { ana, ben } = await people('ana', 'ben')
  const said = 'Le genou qui craque et gonfle après la marche, et une cheville froide.'
  await publish(ana, 'Genou', said)
  const theirs = await publish(ben, 'Le genou', `${said} Depuis l’été.`)
  await settle()
  await services().db.execute(sql`delete from close_pair`)
  await services().db.execute(sql`delete from symptom_match`)
  await heard(services().db, ben)
  await as(ben).posts.resolve({ id: theirs.id, treatment: 'Des semelles', notes: '' })
  await settle()
  const recoveries = (await as(ana).notifications.list({})).items.filter(({ kind }) => kind === 'recovery')
  expect(recoveries).toMatchObject([{ postId: theirs.id }])
})

test('a story whose own search waits while a new version reads it is told all the same', async () => {
  const { ana, ben } = await people('ana', 'ben')
  const said = 'Une cheville qui enfle le soir, et des orteils froids et blancs dans l’eau.'
  await publish(ana, 'Cheville', said)
  const theirs = await publish(ben, 'La cheville', `${said} Depuis peu.`)
  await settle()
  // As where the server ended between the reading and the search, and a newer one begins.
  const { db } = services()
  await db.execute(sql`delete from close_pair`)
  await db.execute(sql`delete from symptom_match`)
  await db.execute(sql`delete from match_notice_candidate`)
  await db.execute(sql`update story_reading set matched_ver = 0 where post_id = ${theirs.id}`)
  await db.execute(sql`update match_key set matched_ver = 0 where post_id = ${theirs.id}`)
  await beginVersion()
  await rereadStories(services())
  await endOfDay({ advance, services, settle })
  expect((await as(ana).notifications.list({})).items).toMatchObject([{ kind: 'match', postId: theirs.id }])
})

test('a story of an author who became established stays to be told of, though it is read anew before its search', async () => {
  const { ana } = await people('ana')
  const own = await publish(ana, 'Talon', 'Le talon qui lance au premier pas du matin, et une voûte raide.')
  await settle()
  const { db } = services()
  await db.execute(sql`update story_reading set matched_ver = -2 where post_id = ${own.id}`)
  await beginVersion()
  const { rows } = await transact(services(), async (tx) => {
    await indexReading(tx, services(), (await comparedPost(tx, services(), own.id))!)
    return tx.execute(sql`select matched_ver from story_reading where post_id = ${own.id}`)
  })
  expect(rows).toEqual([{ matched_ver: -2 }])
  await sweepSearches(services())
  expect((await db.execute(sql`select from story_reading where matched_ver < ver`)).rows).toEqual([])
})

test('the readings in memory are compared with those stored: gone stories are taken out, missing and changed ones read again', async () => {
  const { ana, ben, cleo } = await people('ana', 'ben', 'cleo')
  const said = 'Le coude qui lance en vissant, et le petit doigt froid au volant.'
  const mine = await publish(ana, 'Coude', said)
  const [theirs, gone] = [await publish(ben, 'Le coude', `${said} Depuis l’été.`), await publish(cleo, 'Doigt', said)]
  await settle()
  const { db, reader } = services()
  const check = () => reader.run({ kind: 'check' })
  const nothing = { gone: 0, missing: 0, changed: 0 }
  // A row counts as read for good once no older transaction is under way, of other databases either.
  const isReadForGood = async () =>
    (
      await db.execute(sql`
        select bool_and(written_tx < pg_snapshot_xmin(pg_current_snapshot())::text::bigint) as so from story_reading`)
    ).rows
  await expect.poll(isReadForGood).toEqual([{ so: true }])
  await check()
  expect(await check()).toEqual(nothing)
  await db.execute(sql`delete from story_reading where post_id = ${gone.id}`)
  await db.execute(sql`update story_reading set place_key = 'elsewhere' where post_id = ${mine.id}`)
  await reader.run({ kind: 'forget', ids: [theirs.id] })
  expect(await check()).toEqual({ gone: 1, missing: 1, changed: 1 })
  await publish(ana, 'Paupière', 'La paupière qui saute devant l’écran, et un œil sec au vent.')
  await settle()
  expect(await check()).toEqual(nothing)
})

test('a server that begins has every story in memory before anybody asks', async () => {
  const { ana, ben } = await people('ana', 'ben')
  await publish(ana, 'Nuque', 'La nuque raide au réveil, et un tiraillement dans l’épaule en conduisant.')
  const gone = await publish(ben, 'L’épaule', 'Mon épaule tire au volant, la nuque est raide le matin.')
  await settle()
  const { db, reader } = services()
  // As a server that has just started.
  await reader.run({ kind: 'leave' })
  const { rows } = await db.execute<{ stories: number }>(sql`select count(*)::int as stories from story_reading`)
  expect(await holdReadings(services())).toBe(rows[0]!.stories)
  await db.execute(sql`delete from story_reading where post_id = ${gone.id}`)
  expect(await reader.run({ kind: 'check' })).toMatchObject({ gone: 1 })
})

test('an older story without a reading is read in the background', { tags: ['long'] }, async () => {
  const { ana, ben } = await people('ana', 'ben')
  await publish(ana, 'Mâchoire', 'La mâchoire craque en bâillant, et ma joue gonfle en mangeant.')
  await publish(ben, 'La joue', 'Quand je bâille la mâchoire fait un craquement, la joue enfle à table.')
  await settle()
  expect(await namesIn(ana)).toEqual([ben.username])
  await services().db.execute(sql`delete from story_reading where author_id = ${ben.id}`)
  expect(await namesIn(ana)).toEqual([])
  advance(HOUR_MS)
  await rereadStories(services())
  expect(await namesIn(ana)).toEqual([ben.username])
})

test('a text without a story is close to nothing: one word, emoji, another language, a song', async () => {
  const { ana, ben } = await people('ana', 'ben')
  const odd = ['Aïe', '😀😀😀', 'Мне больно', 'Tu tu tu la la la, sous le pont d’Avignon', 'x'.repeat(400)]
  for (const [place, who] of [ana, ben].entries())
    for (const [number, text] of odd.entries())
      await publish(
        who,
        `${text.slice(0, 20)} ${place}${number}`,
        `${text} zzq${place}${number} wwk${place}${number} vvj${place}${number}`,
      )
  await settle()
  expect((await closestOf(ana)).items).toEqual([])
})

test('a text that names everything is not near everybody', async () => {
  const { ana, ben, greedy } = await people('ana', 'ben', 'greedy')
  const everything = theLexiconNames()
  await publish(ana, 'La nuit', 'Les pieds qui brûlent, et des crampes dans les mollets après la marche. Depuis l’été.')
  await publish(ben, 'Pieds', 'Mes pieds brûlent, j’ai des crampes aux mollets après la marche. Rien de plus.')
  for (let part = 0; part < 3; part++)
    await publish(
      greedy,
      `Tout ${part}`,
      everything
        .slice(part * 120, (part + 1) * 120)
        .join('. ')
        .slice(0, 4_900),
    )
  await settle()
  const names = await namesIn(ana)
  expect(names).toContain(ben.username)
  expect(names).not.toContain(greedy.username)
})

test('the list equals comparing every story with every other, through edits, deletions, blocks, consents, dismissals and restarts', {
  tags: ['long'],
}, async () => {
  const anyText = fc.uniqueArray(fc.constantFrom(...TELLING_SENTENCES), { minLength: 1, maxLength: 5 })
  const anyDeed = fc.record({
    what: fc.constantFrom(
      'publish',
      'publish',
      'publish',
      'edit',
      'remove',
      'block',
      'unblock',
      'off',
      'on',
      'dismiss',
      'restart',
    ),
    who: fc.nat({ max: 3 }),
    whom: fc.nat({ max: 3 }),
    which: fc.nat({ max: 5 }),
    said: anyText,
  })
  let run = 0
  await fc.assert(
    fc.asyncProperty(fc.array(anyDeed, { minLength: 6, maxLength: 16 }), async (deeds) => {
      const number = run++
      const { rows } = await services().db.execute<{ id: string }>(sql`select id from post`)
      for (const { id } of rows) await services().db.execute(sql`delete from post where id = ${id}`)
      const crowd = Object.values(await people('p', 'q', 'r', 's'))
      const posts: { id: string; who: Person; said: string[] }[] = []
      const off = new Set<Person>()
      const parted = new Map<Person, Set<Person>>(crowd.map((who) => [who, new Set<Person>()]))
      const dismissed = new Set<string>()
      const published = new Map<Person, number>()
      for (const [nth, { what, who: one, whom: other, which, said }] of deeds.entries()) {
        const [who, whom] = [crowd[one]!, crowd[other]!]
        const mark = Array.from({ length: 40 }, (_, word) => `mot${number}x${nth}x${word}`).join(' ')
        const own = posts.filter((post) => post.who === who)
        const post = own[which % Math.max(1, own.length)]
        if (what === 'publish') {
          const count = published.get(who) ?? 0
          if (count === POSTS_PER_HOUR) continue
          published.set(who, count + 1)
          const { id } = await publish(who, `Récit ${number} ${nth}`, `${said.join(' ')} ${mark}`)
          posts.push({ id, who, said })
        } else if (what === 'remove' && post) {
          await as(who).posts.remove({ id: post.id })
          posts.splice(posts.indexOf(post), 1)
        } else if (what === 'edit' && post) {
          const { version } = await as(who).posts.get({ id: post.id })
          await as(who).posts.editSymptom({
            ...edited(symptom({ title: `Autre ${number} ${nth}`, description: `${said.join(' ')} ${mark}` })),
            id: post.id,
            version,
          })
        } else if (what === 'block' && who !== whom) {
          await as(who).accounts.block({ memberId: whom.id })
          parted.get(who)!.add(whom)
        } else if (what === 'unblock' && who !== whom) {
          await as(who).accounts.unblock({ memberId: whom.id })
          parted.get(who)!.delete(whom)
        } else if (what === 'off' || what === 'on') {
          await as(who).settings.setMatching({ isMatched: what === 'on' })
          if (what === 'off') off.add(who)
          else off.delete(who)
        } else if (what === 'restart') {
          await settle()
          // Memory is empty then, as of a server that begins.
          await services().reader.run({ kind: 'leave' })
        } else if (what === 'dismiss' && post) {
          const isParted = (a: Person, b: Person) => parted.get(a)!.has(b) || parted.get(b)!.has(a)
          const theirs = posts.find((each) => each.who !== who && !isParted(who, each.who))
          if (!theirs) continue
          await as(who).closest.dismiss({ ownPostId: post.id, postId: theirs.id })
          dismissed.add(`${post.id} ${theirs.id}`)
        }
      }
      await settle()
      for (const who of crowd) if (posts.some((post) => post.who === who)) await as(who).matching.search({})
      await settle()
      const readings = await readingsOf(
        services().db,
        posts.map(({ id }) => id),
      )
      for (const { id, who } of posts) {
        const own = readings.get(id)
        expect(own === undefined).toBe(off.has(who))
        const among = posts.filter(
          (post) =>
            post.who !== who &&
            !off.has(post.who) &&
            !parted.get(who)!.has(post.who) &&
            !parted.get(post.who)!.has(who) &&
            !dismissed.has(`${id} ${post.id}`),
        )
        const expected = own
          ? closestPlainly(
              own,
              among.map((post) => readings.get(post.id)!),
            )
          : []
        const { items } = await as(who).closest.list({ id })
        expect(items.map(({ postId }) => postId)).toEqual(expected)
      }
    }),
    { numRuns: 12 },
  )
})

/** Everyday names of many things, those of the stories among them. */
function theLexiconNames(): string[] {
  const said = ['pieds qui brûlent', 'crampes dans les mollets', 'après la marche']
  return [...said, ...namesOfTerms(lexiconTerms(), 'fr')]
}
