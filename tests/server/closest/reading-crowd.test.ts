import { beforeAll, expect, test } from 'vitest'
import { DESCRIPTION_MAX } from '#contract/posts/limits.ts'
import { namesOf } from '#server/closest/reader-queries.ts'
import { symptom } from '#tests/support/fixtures/symptoms.ts'
import { endingsOf } from '#tests/support/refused.ts'
import { openWorld } from '#tests/support/world.ts'

const world = openWorld()
const { as } = world

/** The lexicon takes seconds to load, on a busy machine many. */
beforeAll(async () => {
  await namesOf(world.services(), 'fr', ['f:fever'])
}, 180_000)

/** More than twice what one member may have read in a minute. */
const MANY = 150
/** The description that takes longest to read. */
const LONG = 'mal à la tête '.repeat(DESCRIPTION_MAX).slice(0, DESCRIPTION_MAX).trim()

/** Searches once while all this is asked. Returns how many of the others were answered by then, and how they all ended. */
async function searchedBeside(asked: Promise<unknown>[]) {
  let granted = 0
  const counted = asked.map((each) => each.then(() => (granted += 1)))
  const endings = endingsOf(counted)
  const { searching } = await world.people('searching')
  await as(searching).closest.byMeaning({ search: 'vertiges' })
  return { before: granted, endings: await endings }
}

test('a crowd of visitors’ drafts at once, each from another address, leave the reader’s thread to others', {
  tags: ['long'],
}, async () => {
  const drafts = Array.from({ length: MANY }, () => as().closest.suggestTags({ description: LONG }))
  const { before, endings } = await searchedBeside(drafts)
  expect(before).toBeLessThan(MANY / 2)
  expect(endings).toContain('TOO_MANY_REQUESTS')
  expect(endings).toContain('done')
  // Once the asking members are gone, a visitor is served.
  expect((await as().closest.suggestTags({ description: 'Des vertiges.' })).tags).toEqual(['vertiges'])
})

test('a member who has their story read again and again is stopped within a minute, and keeps nobody waiting', {
  tags: ['long'],
}, async () => {
  const { lou, max } = await world.people('lou', 'max')
  const { id } = await as(lou).posts.publishSymptom(symptom({ description: LONG }))
  await world.settle()
  const asked = Array.from({ length: MANY }, (_, n) =>
    n % 2 === 0
      ? as(lou).closest.understood({ id })
      : as(lou).closest.correct({ id, reading: 'f:fever', isTold: n % 4 === 1 }),
  )
  const { before, endings } = await searchedBeside(asked)
  expect(before).toBeLessThan(MANY / 2)
  expect(endings.filter((ending) => ending === 'done').length).toBeLessThanOrEqual(120)
  expect(endings).toContain('done')
  expect(endings).toContain('TOO_MANY_REQUESTS')
  // A reading that another request took away, or was stopped from adding, is NOT_FOUND when it is to be taken away.
  for (const ending of endings) expect(['done', 'TOO_MANY_REQUESTS', 'NOT_FOUND']).toContain(ending)
  const own = await as(max).posts.publishSymptom(symptom())
  await world.settle()
  expect((await as(max).closest.understood({ id: own.id })).takesPart).toBe(true)
})

test('a member who asks for proposals again and again is stopped sooner, and keeps nobody waiting', async () => {
  const { kim } = await world.people('kim')
  const { id } = await as(kim).posts.publishSymptom(symptom({ description: LONG }))
  await world.settle()
  const { before, endings } = await searchedBeside(
    Array.from({ length: MANY }, () => as(kim).closest.proposals({ id })),
  )
  expect(before).toBeLessThan(MANY / 2)
  expect(endings.filter((ending) => ending === 'done').length).toBeLessThanOrEqual(12)
  expect(endings).toContain('done')
  expect(endings).toContain('TOO_MANY_REQUESTS')
})
