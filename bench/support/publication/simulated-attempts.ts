import type { Outcomes } from '#server/what-helped/publication.ts'
import { type Random, randomFrom, zipf } from '../random.ts'

/** A thing that members of a made-up community tried, as it was told, beside the truth that is planted. */
export type PlantedThing = {
  helps: boolean
  /** The share of all who try it who are better after. */
  truth: number
  /** Outcomes of those who noted it before they knew what came of it. */
  before: Outcomes
  /** Outcomes of everybody who told of it, those included who only tell it afterwards. */
  all: Outcomes
  /** Outcomes of those alone who in the end marked their story as healed: what is counted where only healed stories tell what helped. */
  healed: Outcomes
}

const THINGS = { helping: 10, idle: 40 }
const none = (): Outcomes => ({ helped: 0, unchanged: 0, worse: 0, unknown: 0 })

/**
 * Simulates one community of one symptom: 10 things that help and 40 that do not, as popular as Zipf's law and whether they help or not has nothing to do with
 * it. Members try something on a bad day, so that many are better after whatever they tried (regression to the mean). A part notes it before; the others tell
 * it after, and rather where it helped (survivorship).
 */
export function simulatedAttempts(seed: number): PlantedThing[] {
  const random = randomFrom(seed)
  const members = 400 + random.below(1600)
  const byItself = 0.2 + random.unit() * 0.25
  const things = Array.from({ length: THINGS.helping + THINGS.idle }, (_, index): PlantedThing => {
    const helps = index < THINGS.helping
    return {
      helps,
      truth: byItself + (helps ? 0.15 + random.unit() * 0.25 : 0),
      before: none(),
      all: none(),
      healed: none(),
    }
  })
  const popular = shuffled(things, random)
  const pick = zipf(popular.length, 1, 1)
  for (let member = 0; member < members; member++) {
    const tried = new Set(Array.from({ length: 1 + random.below(6) }, () => popular[pick(random)]!))
    for (const thing of tried) attempt(thing, random)
  }
  return things
}

function attempt(thing: PlantedThing, random: Random): void {
  const isBetter = random.unit() < thing.truth
  const outcome = isBetter ? 'helped' : random.unit() < 0.2 ? 'worse' : 'unchanged'
  if (random.unit() < 0.4) {
    // Whether somebody comes back to say what came of it has nothing to do with what did: they are asked.
    const said = random.unit() < 0.7 ? outcome : 'unknown'
    thing.before[said]++
    thing.all[said]++
  } else if (random.unit() < (isBetter ? 0.9 : 0.45)) thing.all[outcome]++
  else return
  if (random.unit() < (isBetter ? 0.5 : 0.1)) thing.healed[outcome]++
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const order = [...items]
  for (let last = order.length - 1; last > 0; last--) {
    const other = random.below(last + 1)
    ;[order[last], order[other]] = [order[other]!, order[last]!]
  }
  return order
}
