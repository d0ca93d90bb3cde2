import { afterAll, expect, test } from 'vitest'
import { attack, inWords, KIND_NAMES } from '#tests/attacks/similarity.ts'
import { openWorld } from '#tests/support/world.ts'
import { type Figure, loadNow, record } from '../../../bench/support/record.ts'

const world = openWorld({ MATCHES_KEPT: '200' })
const ACCOUNTS = 10

/** The victims whose secret is found. Each account may guess once, so among victims that differ in the secret alone so many are found. */
const KNOWN = { day: 0, place: ACCOUNTS, journey: ACCOUNTS, both: ACCOUNTS }

/** The classes into which one account sorts the victims of a kind in a day: two, by one yes or no, and one where only the day is secret. */
const CLASSES = { day: 1, place: 2, journey: 2, both: 2 }

test.each(KIND_NAMES)('one account in a day learns at most one yes or no about a hidden %s', async (kind) => {
  const learnt = await attack(world, { kind, accounts: 1, days: 1, probesADay: 8 })
  process.stdout.write(`one account, one day, ${inWords(kind, learnt)}\n`)
  expect(learnt.victims).toBeGreaterThan(25)
  expect(learnt.close).toBeGreaterThan(25)
  expect(learnt.classes).toBeLessThanOrEqual(CLASSES[kind])
})

/** Figures for `npm run trust`, recorded once all kinds are there. */
const figures: Figure[] = []
const loadBefore = loadNow()
afterAll(() => {
  if (figures.length === KIND_NAMES.length) record({ name: 'similarity', loadBefore, figures })
})

test.each(KIND_NAMES)(
  'ten accounts in a month learn no more about a hidden %s than by ten guesses',
  { tags: 'trust' },
  async (kind) => {
    const learnt = await attack(world, { kind, accounts: ACCOUNTS, days: 3, probesADay: 10 })
    process.stdout.write(`ten accounts, a month, ${inWords(kind, learnt)}\n`)
    figures.push({
      name: `secrets of ${learnt.victims} members that ten accounts know after a month: ${kind}`,
      value: String(learnt.alone),
      bar: `≤ ${KNOWN[kind]}`,
      isHeld: learnt.alone <= KNOWN[kind],
    })
    expect(learnt.alone).toBeLessThanOrEqual(KNOWN[kind])
    expect(learnt.classes).toBeLessThanOrEqual(KNOWN[kind] + 1)
  },
)
