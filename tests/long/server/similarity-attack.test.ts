import { expect, test } from 'vitest'
import { attack, inWords, KIND_NAMES } from '../../attacks/similarity.ts'
import { openWorld } from '../../support/world.ts'

const world = openWorld({ MATCHES_KEPT: '200' })
const ACCOUNTS = 10

/** Each account may guess once: of so many victims that differ in the secret alone, so many are found. */
const KNOWN = { day: 0, place: ACCOUNTS, journey: ACCOUNTS, both: ACCOUNTS }

test.each(KIND_NAMES)(
  'ten accounts in a month learn no more of a hidden %s than ten guesses',
  { timeout: 1_200_000 },
  async (kind) => {
    const learnt = await attack(world, { kind, accounts: ACCOUNTS, days: 3, probesADay: 10 })
    process.stdout.write(`ten accounts, a month, ${inWords(kind, learnt)}\n`)
    expect(learnt.alone).toBeLessThanOrEqual(KNOWN[kind])
    expect(learnt.classes).toBeLessThanOrEqual(KNOWN[kind] + 1)
  },
)
