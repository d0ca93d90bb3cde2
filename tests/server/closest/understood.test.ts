import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  CORRECTIONS_PER_DAY,
  OFFERED_MAX,
  READINGS_ADDED_MAX,
  SILENT_CHARS_MAX,
  SILENT_MAX,
  UNDERSTOOD_MAX,
} from '#contract/closest/limits.ts'
import { exportCloseCases } from '#server/closest/export.ts'
import { readingCorrection } from '#server/closest/tables.ts'
import { quotaUse } from '#server/foundation/tables.ts'
import { rereadStories } from '#server/matching/handlers.ts'
import { edited } from '#tests/support/fixtures/edited.ts'
import { endOfDay } from '#tests/support/fixtures/end-of-day.ts'
import { namesOfTerms, narrowFindings } from '#tests/support/fixtures/lexicon-terms.ts'
import { sharing } from '../../support/fixtures/sharing.ts'
import { symptom } from '../../support/fixtures/symptoms.ts'
import { endingsOf, faultsOf, refusalOf, refused } from '../../support/refused.ts'
import { leaveOnePoint } from '../../support/spent-limit.ts'
import { openWorld, type Person } from '../../support/world.ts'

const { people, as, settle, services, advance, fetch, appServices } = openWorld()
const DAY_MS = 86_400_000

const run = (statement: ReturnType<typeof sql>) => services().db.execute(statement)
const publish = async (who: Person, title: string, description: string) =>
  (await as(who).posts.publishSymptom(symptom({ title, description }))).id
const correct = (who: Person, id: string, reading: string, isTold: boolean) =>
  as(who).closest.correct({ id, reading, isTold })
const understood = (who: Person, id: string) => as(who).closest.understood({ id })
const idsIn = async (who: Person, id: string) => (await understood(who, id)).present.map((each) => each.id)
const closeTo = async (who: Person, id: string) => (await as(who).closest.list({ id })).items
const namesNear = async (who: Person, id: string) => (await closeTo(who, id)).map(({ post }) => post.author.username)
const noticesOf = async (who: Person) => (await as(who).notifications.list({})).items
const storedFeatures = async (id: string) =>
  (await run(sql`select features from story_reading where post_id = ${id}`)).rows[0]?.features as string[]

const KNEE = ['Le genou', 'Mon genou me démange la nuit et il gonfle. Pas de fièvre.'] as const
const findings = (count: number) => narrowFindings(count).map(({ id }) => id)

/** Adds readings to a story as its author's taps would, all at once. */
const storeAdded = (id: string, features: readonly string[]) =>
  services()
    .db.insert(readingCorrection)
    .values(features.map((feature) => ({ postId: id, feature, isTold: true, createdAt: services().now() })))

describe('the questions to an author', () => {
  const proposals = async (who: Person, id: string, passed: string[] = []) =>
    (await as(who).closest.proposals({ id, passed })).readings

  test('are for the author alone, add one correction each, and are not asked twice', { tags: ['long'] }, async () => {
    const { ana, ben } = await people('ana', 'ben')
    const id = await publish(ana, 'Fatigue', 'Dormir ne me repose pas, et mes cheveux cassent. Ma peau est sèche.')
    expect(await refusalOf(proposals(ben, id))).toBe('NOT_FOUND')
    expect(await refusalOf(as().closest.proposals({ id }))).toBe('UNAUTHORIZED')
    const [first, ...others] = await proposals(ana, id)
    expect(others.length).toBeGreaterThan(1)
    expect((await correct(ana, id, first!.id, true)).present).toContainEqual({
      id: first!.id,
      name: first!.name,
      words: null,
      isSure: true,
    })
    expect((await proposals(ana, id)).map((each) => each.id)).not.toContain(first!.id)
    const path = `/api/posts/${id}/proposals?passed[0]=${encodeURIComponent(others[0]!.id)}`
    expect((await fetch(path, {}, ana)).status).toBe(200)
    expect(
      await faultsOf(
        proposals(
          ana,
          id,
          Array.from({ length: 17 }, () => 'f:fever'),
        ),
      ),
    ).toEqual(['passed: tooMany'])
  })

  test('are the same with and without stories they may not see, answers of others, and withdrawn matching', async () => {
    const { ana, ben, cleo, dan, eve } = await people('ana', 'ben', 'cleo', 'dan', 'eve')
    const id = await publish(ana, 'Le genou', 'Des démangeaisons la nuit. Mon genou gonfle. Des vertiges le matin.')
    const told = 'Le matin, des vertiges. Mon genou gonfle. La nuit, des démangeaisons.'
    const open = await publish(ben, 'Genou', told)
    await settle()
    const first = (await proposals(ana, id)).map((each) => each.id)
    const passed = [...first, ...(await proposals(ana, id, first)).map((each) => each.id)]
    const asked = () => proposals(ana, id, passed)
    expect(await namesNear(ana, id)).toEqual([ben.username])
    const before = await asked()
    // A correction that a member adds is shown to those close to them as added; it never makes a question for somebody else.
    await correct(ben, open, 'f:tremor', true)
    const hidden = await publish(cleo, 'Le genou', `${told} Et je tremble, des tremblements aux mains.`)
    await run(sql`update post set hidden_at = now() where id = ${hidden}`)
    await publish(dan, 'Mon genou', `${told} Et je tremble, des tremblements aux mains.`)
    await as(dan).settings.setMatching({ isMatched: false })
    await settle()
    await as(ana).matching.search({})
    await settle()
    expect(await asked()).toEqual(before)
    // A story that is shown to them changes the proposals.
    await publish(eve, 'Le genou aussi', `${told} Je tremble, des tremblements aux mains.`)
    await settle()
    expect(await asked()).not.toEqual(before)
  })

  test('come from the words of the nearest stories, whatever their authors removed from the reading', async () => {
    const { ana, ben } = await people('ana', 'ben')
    const told = 'Mon genou gonfle. Des vertiges le matin. La nuit, des démangeaisons.'
    const id = await publish(ana, 'Le genou', told)
    const near = await publish(ben, 'Genou', `${told} Et je tremble, des tremblements aux mains.`)
    await settle()
    const passed = (await proposals(ana, id)).map((each) => each.id)
    const before = await proposals(ana, id, passed)
    expect(before.map((each) => each.id)).toContain('f:tremor')
    const own = await idsIn(ana, id)
    const more = async () => (await idsIn(ben, near)).find((feature) => !own.includes(feature))
    // Taking a reading away may leave a broader one in its place, which is taken away next.
    for (let next = await more(); next !== undefined; next = await more()) await correct(ben, near, next, false)
    await settle()
    expect(await storedFeatures(near)).not.toContain('f:tremor')
    expect(await namesNear(ana, id)).toContain(ben.username)
    expect(await proposals(ana, id, passed)).toEqual(before)
  })

  test('are none while matching is off, or once nothing more can be added', async () => {
    const { ana } = await people('ana')
    const id = await publish(ana, ...KNEE)
    await as(ana).settings.setMatching({ isMatched: false })
    expect(await proposals(ana, id)).toEqual([])
    await as(ana).settings.setMatching({ isMatched: true })
    const [last, ...others] = findings(READINGS_ADDED_MAX)
    await storeAdded(id, others)
    expect(await proposals(ana, id)).not.toEqual([])
    await correct(ana, id, last!, true)
    expect(await proposals(ana, id)).toEqual([])
  })
})

describe('the understood readings of a story', () => {
  test('are shown to their author by name and in their words, denied ones apart, in either language', async () => {
    const { ana } = await people('ana')
    const id = await publish(ana, ...KNEE)
    const french = await understood(ana, id)
    expect(french).toMatchObject({ takesPart: true, addable: READINGS_ADDED_MAX, removed: [] })
    expect(french.present).toContainEqual({
      id: 'f:itch@knee',
      name: 'démangeaisons (genou)',
      words: expect.stringContaining('genou me démange'),
      isSure: expect.any(Boolean),
    })
    expect(french.absent).toEqual([{ id: '!f:fever', name: 'fièvre', words: 'fièvre' }])
    // The knee is implied by another reading, so it is not listed.
    expect(french.present.map((each) => each.id)).not.toContain('s:knee')
    const english = await as(ana).closest.understood({ id, language: 'en' })
    expect(english.present.map((each) => each.id)).toEqual(french.present.map((each) => each.id))
    expect(english.absent).toMatchObject([{ name: 'fever', words: 'fièvre' }])
    expect((await fetch(`/api/posts/${id}/understood`, {}, ana)).status).toBe(200)
  })

  test('are shown apart where they are uncertain, count all the same, and are taken away like the others', async () => {
    const { ana } = await people('ana')
    const story = 'Dormir ne me repose pas, et mes cheveux cassent. Ma peau est sèche depuis la grippe.'
    const id = await publish(ana, 'Fatigue', story)
    await settle()
    const { present } = await understood(ana, id)
    const [sure, perhaps] = [present.filter(({ isSure }) => isSure), present.filter(({ isSure }) => !isSure)]
    expect(sure.map((each) => each.id)).toContain('f:fatigue')
    expect(perhaps.length).toBeGreaterThan(0)
    for (const each of present) expect(await storedFeatures(id)).toContain(each.id)
    const [first] = perhaps
    const after = await correct(ana, id, first!.id, false)
    expect(after.present.map((each) => each.id)).not.toContain(first!.id)
    expect(after.removed.map((each) => each.id)).toEqual([first!.id])
    await settle()
    expect(await storedFeatures(id)).not.toContain(first!.id)
  })

  test('name the sentences of which nothing was read, a few of them, long ones by their beginning', async () => {
    const { ana, ben } = await people('ana', 'ben')
    const odd = 'Le voisin polit une enclume dorée'
    const long = `Le voisin ${'polit encore une enclume dorée '.repeat(12)}`
    const id = await publish(ana, 'Le genou', `Mon genou gonfle. ${odd}. ${odd}. Merci à vous. ${long}.`)
    const { silent } = await understood(ana, id)
    expect(silent).toEqual([odd, expect.stringMatching(/^Le voisin polit .*…$/)])
    expect(silent[1]!.length).toBeLessThanOrEqual(SILENT_CHARS_MAX + 1)
    const tagged = symptom({ title: 'Le genou', description: 'Il gonfle.', tags: ['enclume dorée polie', 'le voisin'] })
    const withTags = (await as(ana).posts.publishSymptom(tagged)).id
    expect((await understood(ana, withTags)).silent).toEqual([])
    const many = Array.from({ length: 9 }, (_, nth) => `Le voisin polit son enclume numéro ${nth}.`)
    const crowded = await publish(ben, 'Le genou', `Mon genou gonfle. ${many.join(' ')}`)
    expect((await understood(ben, crowded)).silent).toHaveLength(SILENT_MAX)
    await as(ana).settings.setMatching({ isMatched: false })
    expect((await understood(ana, id)).silent).toEqual([])
  })

  test('can be seen and corrected by nobody else', async () => {
    const { ana, ben } = await people('ana', 'ben')
    const id = await publish(ana, ...KNEE)
    expect(await refusalOf(understood(ben, id))).toBe('NOT_FOUND')
    expect(await refusalOf(correct(ben, id, 'f:itch@knee', false))).toBe('NOT_FOUND')
    expect(await refusalOf(as().closest.understood({ id }))).toBe('UNAUTHORIZED')
    expect(await refusalOf(as().closest.correct({ id, reading: 'c:night', isTold: false }))).toBe('UNAUTHORIZED')
    expect(await refusalOf(as().closest.lookUp({ words: 'fourmis' }))).toBe('UNAUTHORIZED')
    expect(await idsIn(ana, id)).toContain('f:itch@knee')
  })

  test('name no disease that the author did not write', async () => {
    const { ana, ben } = await people('ana', 'ben')
    const id = await publish(ana, 'La prise de sang', 'Une ferritine basse. Les narines me piquent. La paupière saute.')
    const low = (await understood(ana, id)).present.find((each) => each.id === 'f:anemia')
    expect(low?.words).toMatch(/ferritine/)
    expect(low?.name).toBe(low?.words)
    const theirs = await publish(
      ben,
      'Anémie',
      'Mon anémie, une ferritine basse. Le nez me pique. Les paupières sautent.',
    )
    expect((await understood(ben, theirs)).present).toContainEqual(expect.objectContaining({ name: 'anémie' }))
    await settle()
    const [near] = await closeTo(ana, id)
    expect(near?.post.author.id).toBe(ben.id)
    expect(JSON.stringify(near!.readings.map(({ name }) => name))).not.toMatch(/anémi/i)
    expect(near!.differs).not.toContain('anémie')
  })

  test('are none for a text without a story: a word, emoji, a community post, a deleted one', async () => {
    const { ana } = await people('ana')
    for (const title of ['Bonjour', '😀😀', 'Zxqv'])
      expect(await understood(ana, await publish(ana, title, '…'))).toMatchObject({ present: [], absent: [] })
    const { id } = await as(ana).posts.publishCommunity(sharing())
    expect(await refusalOf(understood(ana, id))).toBe('NOT_FOUND')
    const gone = await publish(ana, ...KNEE)
    await as(ana).posts.remove({ id: gone })
    expect(await refusalOf(understood(ana, gone))).toBe('NOT_FOUND')
    expect(await refusalOf(correct(ana, gone, 'c:night', false))).toBe('NOT_FOUND')
  })

  test('are limited in number for a text that names everything', async () => {
    const { ana } = await people('ana')
    const everything = namesOfTerms(narrowFindings(600), 'fr')
    const id = await publish(ana, 'Tout', everything.join('. ').slice(0, 4_900))
    const { present } = await understood(ana, id)
    expect(present.length).toBeGreaterThan(20)
    expect(present.length).toBeLessThanOrEqual(UNDERSTOOD_MAX)
  })
})

describe('a correction', () => {
  test('takes a reading away and puts it back, at once for the author and then in comparisons', async () => {
    const { ana, ben } = await people('ana', 'ben')
    const said = 'La paupière gauche saute, et des fourmis dans le bras gauche.'
    const id = await publish(ana, 'Paupière', said)
    await publish(ben, 'Le bras', `${said} Depuis peu.`)
    await settle()
    expect(await namesNear(ana, id)).toContain(ben.username)
    const before = await understood(ana, id)
    let after = before
    for (let left = before.present[0]; left; left = after.present[0]) after = await correct(ana, id, left.id, false)
    expect(after.present).toEqual([])
    expect(after.removed.map((each) => each.id)).toEqual(expect.arrayContaining(before.present.map((each) => each.id)))
    await settle({ everyJobTwice: true })
    expect(await storedFeatures(id)).toEqual([])
    expect(await namesNear(ana, id)).toEqual([])
    for (let gone = after.removed[0]; gone; gone = after.removed[0]) after = await correct(ana, id, gone.id, true)
    expect(after).toEqual(before)
    await settle()
    expect(await namesNear(ana, id)).toContain(ben.username)
  })

  test('takes away a finding that the story denies', async () => {
    const { ana } = await people('ana')
    const id = await publish(ana, ...KNEE)
    expect(await correct(ana, id, '!f:fever', false)).toMatchObject({ absent: [], removed: [{ id: '!f:fever' }] })
    await settle()
    expect(await storedFeatures(id)).not.toContain('!f:fever')
    expect(await refusalOf(correct(ana, id, '!f:cough', true))).toBe('NOT_FOUND')
  })

  test('adds a reading, which others are told was added', async () => {
    const { ana, ben } = await people('ana', 'ben')
    const id = await publish(ana, 'Bizarre', 'Voilà.')
    await publish(ben, 'Mes pieds', 'Des fourmillements dans les pieds, et les mâchoires qui craquent.')
    await settle()
    expect(await namesNear(ana, id)).toEqual([])
    await correct(ana, id, 'f:tingle@foot', true)
    const jaw = (await as(ana).closest.lookUp({ words: 'mâchoire qui craque' })).readings[0]!
    const { present, addable } = await correct(ana, id, jaw.id, true)
    expect(present.map(({ words }) => words)).toEqual([null, null])
    expect(addable).toBe(READINGS_ADDED_MAX - 2)
    await settle()
    const [mine] = await closeTo(ana, id)
    expect(mine).toMatchObject({ post: { author: { id: ben.id } }, band: 'common' })
    expect(mine!.readings).toContainEqual({
      name: 'fourmillements (pied)',
      mine: { text: 'fourmillements (pied)', in: 'added' },
      theirs: { text: expect.stringMatching(/^fourmillements/i), in: 'words' },
      isSure: expect.any(Boolean),
    })
    const [theirs] = (await as(ben).closest.ofAll({})).items
    expect(theirs?.readings.every(({ mine: own, theirs: other }) => own.in === 'words' && other.in === 'added')).toBe(
      true,
    )
    // Taken away again, nothing is left of it.
    await correct(ana, id, jaw.id, false)
    expect(await correct(ana, id, 'f:tingle@foot', false)).toMatchObject({ present: [], removed: [] })
    await settle()
    expect(await namesNear(ana, id)).toEqual([])
  })

  test('adds nothing where a narrower reading tells it already: no chip would show it', async () => {
    const { ana } = await people('ana')
    const id = await publish(ana, 'Les jambes', 'J’ai les jambes en coton.')
    const before = await understood(ana, id)
    expect(before.present.map((each) => each.id)).not.toContain('f:weak')
    expect(before.told).toEqual(expect.arrayContaining(['f:weak', ...before.present.map((each) => each.id)]))
    expect(await correct(ana, id, 'f:weak', true)).toEqual(before)
    expect(await services().db.$count(readingCorrection, sql`post_id = ${id}`)).toBe(0)
  })

  test('survives an edit, and goes with the story', async () => {
    const { ana } = await people('ana')
    const id = await publish(ana, ...KNEE)
    await correct(ana, id, 'f:itch@knee', false)
    await correct(ana, id, 'f:brain-fog', true)
    await settle()
    const form = symptom({ title: KNEE[0], description: `${KNEE[1]} Cela dure.` })
    await as(ana).posts.editSymptom({ ...edited(form), id, version: 1 })
    await settle()
    expect(await storedFeatures(id)).toContain('f:brain-fog')
    expect(await storedFeatures(id)).not.toContain('f:itch@knee')
    await as(ana).posts.remove({ id })
    expect((await run(sql`select from reading_correction where post_id = ${id}`)).rows).toEqual([])
  })

  test('survives a newer version, and is skipped where the lexicon does not know it any more', async () => {
    const { ana } = await people('ana')
    const id = await publish(ana, ...KNEE)
    await correct(ana, id, 'f:itch@knee', false)
    await correct(ana, id, 'f:brain-fog', true)
    await settle()
    await run(
      sql`insert into reading_correction values (${id}, 'f:of-an-older-lexicon', true, now()), (${id}, 'f:gone@nowhere', false, now())`,
    )
    await run(sql`
      insert into reading_version (lexicon, authors, frequencies, created_at)
      select lexicon, authors, frequencies, created_at from reading_version order by id desc limit 1`)
    await rereadStories(services())
    await settle()
    const features = await storedFeatures(id)
    expect(features).toContain('f:brain-fog')
    expect(features).not.toContain('f:itch@knee')
    expect(features).not.toContain('f:of-an-older-lexicon')
    const { present, removed, addable } = await understood(ana, id)
    expect(present.map((each) => each.id)).not.toContain('f:of-an-older-lexicon')
    expect(removed.map((each) => each.id)).toEqual(['f:itch@knee'])
    expect(addable).toBe(READINGS_ADDED_MAX - 1)
    expect(await correct(ana, id, 'f:of-an-older-lexicon', false)).toMatchObject({ addable: READINGS_ADDED_MAX - 1 })
  })

  test('is refused for a reading that is absent, unknown or malformed; one that changes nothing costs nothing', async () => {
    const { ana } = await people('ana')
    const id = await publish(ana, ...KNEE)
    for (const reading of ['f:never-heard-of', 's:knee', 'f:fever@knee', 'f:pain@moon'])
      expect([reading, await refusalOf(correct(ana, id, reading, true))]).toEqual([reading, 'NOT_FOUND'])
    expect(await refusalOf(correct(ana, id, 'f:tremor@hand', false))).toBe('NOT_FOUND')
    expect(await faultsOf(correct(ana, id, 'x:idiom', true))).toHaveLength(1)
    expect(await faultsOf(correct(ana, id, `f:${'a'.repeat(200)}`, true))).not.toEqual([])
    const uses = () => services().db.$count(quotaUse, sql`member_id = ${ana.id} and kind = 'correction'`)
    await correct(ana, id, 'f:itch@knee', true)
    expect(await uses()).toBe(0)
    await correct(ana, id, 'f:itch@knee', false)
    await correct(ana, id, 'f:itch@knee', false)
    expect(await uses()).toBe(1)
  })

  test('made many times at once counts once; both the additions of a story and those of a day are limited', async () => {
    const { ana } = await people('ana')
    const id = await publish(ana, 'Beaucoup', 'Je ne sais pas.')
    const same = await endingsOf(Array.from({ length: 6 }, () => correct(ana, id, 'f:brain-fog', true)))
    expect(new Set(same)).toEqual(new Set(['done']))
    const wanted = findings(READINGS_ADDED_MAX + 3)
    await storeAdded(id, wanted.splice(0, READINGS_ADDED_MAX - 4))
    const endings = await endingsOf(wanted.map((reading) => correct(ana, id, reading, true)))
    expect(endings).toContain('done')
    expect(endings).toContain('TOO_MANY_ADDED')
    const { rows } = await run(sql`select from reading_correction where post_id = ${id} and is_told`)
    expect(rows.length).toBeLessThanOrEqual(READINGS_ADDED_MAX)
    expect(await refusalOf(correct(ana, id, 'c:night', true))).toBe('TOO_MANY_ADDED')
    expect(await understood(ana, id)).toMatchObject({ addable: 0 })
    const [shown] = await idsIn(ana, id)
    await correct(ana, id, shown!, false)
    expect(await correct(ana, id, 'c:night', true)).toMatchObject({ addable: 0 })

    await services()
      .db.insert(quotaUse)
      .values(
        Array.from({ length: CORRECTIONS_PER_DAY }, () => ({
          memberId: ana.id,
          kind: 'correction',
          at: services().now(),
        })),
      )
    const another = findings(READINGS_ADDED_MAX + 9).at(-1)!
    const { code, data } = await refused(correct(ana, id, another, true))
    expect([code, data?.retryAt instanceof Date]).toEqual(['QUOTA_REACHED', true])
    // An addition is taken back at any time: others are told of it.
    await correct(ana, id, 'c:night', false)
    expect(await idsIn(ana, id)).not.toContain('c:night')
    advance(DAY_MS + 1)
    await correct(ana, id, another, true)
    expect(await idsIn(ana, id)).toContain(another)
  })

  test('is told to nobody, and does not silence the news of a newly published story', async () => {
    const { ana, ben, cleo } = await people('ana', 'ben', 'cleo')
    await publish(ben, 'Narines', 'Les narines qui piquent, et le nez bouché le matin.')
    await settle()
    const id = await publish(ana, 'Nez', 'Quelque chose au nez.')
    await settle()
    for (const reading of [
      'f:blocked-nose',
      'c:morning',
      ...(await as(ben).closest.lookUp({ words: 'narines qui piquent' })).readings.slice(0, 1).map((each) => each.id),
    ])
      await correct(ana, id, reading, true).catch(() => undefined)
    await settle({ everyJobTwice: true })
    await endOfDay({ advance, services, settle })
    expect(await noticesOf(ben)).toEqual([])

    // A story corrected before its first search is told of all the same, once.
    const theirs = await publish(cleo, 'Le nez', 'Les narines qui piquent, et le nez bouché le matin, toujours.')
    await correct(cleo, theirs, 'f:brain-fog', true)
    await settle({ everyJobTwice: true })
    await endOfDay({ advance, services, settle })
    expect((await noticesOf(ben)).map((notice) => 'postId' in notice && notice.postId)).toEqual([theirs])
  })

  test('waits while matching is off or consent withdrawn, and applies again afterwards', async () => {
    const { ana } = await people('ana')
    const id = await publish(ana, ...KNEE)
    await correct(ana, id, 'f:itch@knee', false)
    await settle()
    await as(ana).settings.setMatching({ isMatched: false })
    await settle()
    expect(await understood(ana, id)).toEqual({
      present: [],
      absent: [],
      told: [],
      removed: [],
      silent: [],
      addable: 0,
      takesPart: false,
    })
    expect(await refusalOf(correct(ana, id, 'f:itch@knee', true))).toBe('NOT_FOUND')
    await as(ana).settings.setMatching({ isMatched: true })
    await settle()
    expect(await storedFeatures(id)).not.toContain('f:itch@knee')

    await run(sql`update consent set withdrawn_at = now() where member_id = ${ana.id} and kind = 'healthData'`)
    appServices().sessions.drop([ana.id])
    expect((await understood(ana, id)).takesPart).toBe(false)
    expect(await refusalOf(correct(ana, id, 'f:itch@knee', true))).toBe('READ_ONLY_ACCOUNT')
  })

  test('waits while its story is hidden, too', async () => {
    const { ana } = await people('ana')
    const id = await publish(ana, ...KNEE)
    await run(sql`update post set hidden_at = now() where id = ${id}`)
    expect((await understood(ana, id)).takesPart).toBe(false)
    expect(await refusalOf(correct(ana, id, 'c:night', false))).toBe('NOT_FOUND')
  })

  test('is in the copy of its author’s data, both added and taken away', async () => {
    const { ana } = await people('ana')
    const id = await publish(ana, ...KNEE)
    await correct(ana, id, 'f:itch@knee', false)
    await correct(ana, id, 'f:brain-fog', true)
    await settle()
    const copy = await Array.fromAsync(
      exportCloseCases(services(), ana.id, { kept: 50, language: 'fr', addressOf: (postId) => postId }),
    )
    expect(copy).toMatchObject([
      {
        post: id,
        added: [{ name: 'brouillard dans la tête', isAbsent: false }],
        takenAway: [{ name: 'démangeaisons (genou)', isAbsent: false }],
      },
    ])
    expect(copy[0]!.understood).toContainEqual({ name: 'brouillard dans la tête', isAbsent: false, words: null })
    await as(ana).settings.setMatching({ isMatched: false })
    await settle()
    const without = await Array.fromAsync(
      exportCloseCases(services(), ana.id, { kept: 50, language: 'en', addressOf: (postId) => postId }),
    )
    expect(without).toMatchObject([{ understood: [], added: [{ name: 'foggy head' }], close: [] }])
  })
})

describe('many rare additions', () => {
  test('bring nobody close to everybody', async () => {
    const { ana, ...others } = await people('ana', 'ben', 'cleo', 'dan', 'eva')
    const stories = [
      ['Paupière', 'La paupière saute le soir, et la main tremble en tenant une tasse.'],
      ['Genou', 'Le genou craque, il gonfle après la marche, et le froid le soulage.'],
      ['Toux', 'Je tousse la nuit, la gorge me gratte, et je perds la voix.'],
      ['Ventre', 'Le ventre gonfle après les repas, avec des crampes et des gargouillis.'],
    ] as const
    for (const [place, who] of Object.values(others).entries())
      await publish(who, stories[place]![0], stories[place]![1])
    const id = await publish(ana, 'Divers', 'Un peu de tout.')
    const ids: string[] = []
    for (const [, text] of stories)
      for (const words of text.split(/[.,]/))
        ids.push(
          ...(words.trim()
            ? (await as(ana).closest.lookUp({ words })).readings.slice(0, 2).map((each) => each.id)
            : []),
        )
    const [last, ...added] = [...new Set([...ids, ...findings(READINGS_ADDED_MAX)])].slice(0, READINGS_ADDED_MAX)
    await storeAdded(id, added)
    await correct(ana, id, last!, true)
    await settle()
    const near = await closeTo(ana, id)
    for (const { band, readings } of near) {
      expect(band).toBe('common')
      for (const { mine, name } of readings)
        expect([mine.in, mine.text.length > 0, name.length > 0]).toEqual(['added', true, true])
    }
    expect(await noticesOf(others.ben)).toEqual([])
  })
})

describe('the vocabulary', () => {
  test('is offered for everyday words in either language, with a limit per question and per minute', async () => {
    const { ana, ben } = await people('ana', 'ben')
    const offersFor = async (words: string, language: 'fr' | 'en' = 'fr') =>
      (await as(ana).closest.lookUp({ words, language })).readings
    expect((await offersFor('vertige'))[0]).toEqual({ id: 'f:vertigo', name: 'vertiges' })
    expect((await offersFor('vertgie', 'en'))[0]).toEqual({ id: 'f:vertigo', name: 'dizziness' })
    expect((await offersFor('nuit')).length).toBeLessThanOrEqual(OFFERED_MAX)
    expect(await offersFor('zzzz')).toEqual([])
    expect(await offersFor('')).toEqual([])
    expect(await faultsOf(offersFor('a'.repeat(81)))).toEqual(['words: tooLong'])
    const look = () => as(ben).closest.lookUp({ words: 'nuit' })
    await look()
    const limit = { name: 'vocabulary', points: 120, seconds: 60 }
    await leaveOnePoint({ take: services().limits.takeInMemory, limit, key: ben.id })
    expect((await endingsOf([look(), look()])).sort()).toEqual(['TOO_MANY_REQUESTS', 'done'])
    expect((await fetch('/api/vocabulary?words=fourmis&language=en', {}, ana)).status).toBe(200)
  })
})
