import { expect, test } from 'vitest'
import type { TreatmentEffect } from '#contract/treatments/schema.ts'
import type { TriedStory } from '#contract/what-helped/schema.ts'
import { outcomesTold, storiesTelling } from '#web/what-helped/few-told.ts'

const story = (id: string, effect: TreatmentEffect | null, sentence: string | null = null): TriedStory => ({
  id,
  postId: id,
  kind: 'food',
  name: 'Chocolat',
  effect,
  sentence,
  author: { id, username: id, isProfessional: false },
})
const things = [
  { key: 'a', stories: [story('1', 'unchanged', 'Rien.'), story('2', 'unchanged', 'Rien.'), story('3', null)] },
  { key: 'b', stories: [story('4', 'muchWorse'), story('5', 'muchBetter', 'Rien.'), story('6', 'better')] },
]
const idsOf = (shown: typeof things) => shown.map(({ key, stories }) => [key, ...stories.map(({ id }) => id)].join(' '))

test('all stay in their order, until the reader asks for what helped, changed nothing or made it worse', () => {
  expect(idsOf(storiesTelling(things, undefined))).toEqual(['a 1 2 3', 'b 4 5 6'])
  expect(idsOf(storiesTelling(things, 'helped'))).toEqual(['b 5 6'])
  expect(idsOf(storiesTelling(things, 'unchanged'))).toEqual(['a 1 2'])
  expect(idsOf(storiesTelling(things, 'worse'))).toEqual(['b 4'])
})

test('only what is told is offered', () => {
  expect(outcomesTold(things)).toEqual(['helped', 'unchanged', 'worse'])
  expect(outcomesTold(things.slice(0, 1))).toEqual(['unchanged'])
  expect(outcomesTold([])).toEqual([])
})

test('a sentence that several tell of one thing stands once', () => {
  const said = storiesTelling(things, undefined).map(({ stories }) => stories.map(({ sentence }) => sentence))
  expect(said).toEqual([
    ['Rien.', null, null],
    [null, 'Rien.', null],
  ])
})
