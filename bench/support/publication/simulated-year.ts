import { COUNTED_AFTER_DAYS } from '#contract/foundation/disclosure-limits.ts'
import type { Community, Teller, Telling, Universe } from '../closeness/told-community.ts'
import { type Random, randomFrom, zipf } from '../random.ts'

/** A community as of one night. */
export type Night = {
  night: number
  tellers: Community
  /** Members who changed what they tell, came or left since the night before. */
  moved: ReadonlySet<number>
  universe: Universe
}

/** They act as one: the attacker’s own accounts, or people who tell him all. */
export const KNOWN = 10
export const isKnown = (id: number): boolean => id < KNOWN

const SYMPTOMS = 6
const HELP = 4
/** As many as regions of France, and a few countries. */
const PLACES = 10
const DAYS_OF_MONTH = 30
const DAYS_OF_YEAR = 365
const ARTICLE_DAYS = 180
/** As many as there are sizes of communities, so that each is met both ways. */
const SEEDS_ALIKE = 4

/** The chance of each act of a member in one night. */
const RATE = { tellsAgain: 0.004, heals: 0.006, leaves: 0.001, withdraws: 0.0005, moves: 0.0003, edits: 0.001 }
const CONCERT = 0.05

const names = (letter: string, count: number) => Array.from({ length: count }, (_, i) => `${letter}${i}`)
const UNIVERSE = { symptoms: names('s', SYMPTOMS), places: names('p', PLACES), help: names('h', HELP) }

/**
 * The nights of a community that begins with a tenth of its members and grows to `size`. Symptoms, places and help are as uneven as Zipf’s law: most places
 * have a handful. Members come, tell, tell again, heal, edit, move, withdraw and come back, leave for good. Ten of them act as one: all at once, or one by one,
 * they take the same place and symptom, which is how a threshold is felt from within. In some years they signed up on one day, in others a month apart.
 */
export function* simulatedNights({
  seed,
  size,
  nights,
}: {
  seed: number
  size: number
  nights: number
}): Generator<Night> {
  const random = randomFrom(seed)
  const life = lifeOf(random)
  const tellers = new Map<number, Teller>()
  const away = new Map<number, Teller>()
  let newest = KNOWN
  const knownApart = Math.floor(seed / SEEDS_ALIKE) % 2 === 0 ? DAYS_OF_MONTH : 0
  const concert = concertOf(random, life, (id) => -COUNTED_AFTER_DAYS - id * knownApart)
  for (let night = 0; night < nights; night++) {
    const month = monthOf(night)
    const moved = new Set<number>()
    const put = (teller: Teller) => {
      tellers.set(teller.id, teller)
      moved.add(teller.id)
    }
    const arrivals = night === 0 ? Math.ceil(size / 10) : poisson(random, (size * 0.9) / DAYS_OF_YEAR)
    // Those of the first night signed up in the year before, three in ten after the same article; the others come to be counted once they may.
    for (let i = 0; i < arrivals; i++) {
      const earlier = night > 0 ? 0 : i % 10 < 3 ? ARTICLE_DAYS : Math.floor((i * DAYS_OF_YEAR) / arrivals)
      put(life.newcomer(newest++, month, night - COUNTED_AFTER_DAYS - earlier))
    }
    for (const teller of [...tellers.values()]) {
      if (isKnown(teller.id)) continue
      const chance = random.unit()
      const next = life.nextOf(teller, month, chance)
      if (next === 'withdrawn') away.set(teller.id, teller)
      if (typeof next === 'string') tellers.delete(teller.id)
      else if (next) tellers.set(next.id, next)
      if (next) moved.add(teller.id)
    }
    for (const teller of [...away.values()])
      if (random.unit() < 0.02) {
        away.delete(teller.id)
        put(teller)
      }
    if (random.unit() < CONCERT)
      for (const [id, known] of concert(month)) {
        if (known) tellers.set(id, known)
        else tellers.delete(id)
        moved.add(id)
      }
    const months = Array.from({ length: monthAt(night) + 1 }, (_, i) => monthOf(i * DAYS_OF_MONTH))
    yield { night, tellers: new Map(tellers), moved, universe: { ...UNIVERSE, months } }
  }
}

const monthAt = (night: number) => Math.floor(night / DAYS_OF_MONTH)
const monthOf = (night: number) => `m${String(monthAt(night)).padStart(2, '0')}`

function lifeOf(random: Random) {
  const symptomOf = zipf(SYMPTOMS, 1.1, 1)
  const placeOf = zipf(PLACES, 1.3, 1)
  const helpOf = zipf(HELP, 1, 1)
  const telling = (month: string): Telling => ({
    symptoms: [
      ...new Set(
        Array.from(
          { length: random.below(3) + (random.unit() < 0.9 ? 1 : 0) },
          () => UNIVERSE.symptoms[symptomOf(random)]!,
        ),
      ),
    ],
    month,
    help: null,
    days: Math.ceil(random.exponential(60)),
  })
  const replaced = (teller: Teller, at: number, by: Telling): Teller => ({
    ...teller,
    tellings: teller.tellings.with(at, by),
  })
  return {
    telling,
    place: () => UNIVERSE.places[placeOf(random)]!,
    newcomer: (id: number, month: string, signedUpOn: number): Teller => ({
      ...{ id, signedUpOn },
      place: UNIVERSE.places[placeOf(random)]!,
      tellings: [telling(month)],
    }),
    /** Undefined where nothing happens. */
    nextOf(teller: Teller, month: string, chance: number): Teller | 'left' | 'withdrawn' | undefined {
      let from = chance
      const is = (rate: number) => {
        from -= rate
        return from < 0
      }
      if (is(RATE.tellsAgain)) return { ...teller, tellings: [...teller.tellings, telling(month)] }
      const at = random.below(teller.tellings.length)
      const told = teller.tellings[at]!
      if (is(RATE.heals)) {
        const help = [...new Set(Array.from({ length: random.below(3) }, () => UNIVERSE.help[helpOf(random)]!))]
        return told.help ? undefined : replaced(teller, at, { ...told, help })
      }
      if (is(RATE.leaves)) return 'left'
      if (is(RATE.withdraws)) return 'withdrawn'
      if (is(RATE.moves)) return { ...teller, place: UNIVERSE.places[placeOf(random)]! }
      if (is(RATE.edits)) return replaced(teller, at, { ...told, symptoms: telling(month).symptoms })
      return undefined
    },
  }
}

/** Returns what the ten do in one night, by id; undefined stands for one who is gone. */
function concertOf(
  random: Random,
  life: ReturnType<typeof lifeOf>,
  signedUpOn: (id: number) => number,
): (month: string) => Map<number, Teller | undefined> {
  let next = 0
  return (month) => {
    const told = {
      ...life.telling(month),
      symptoms: [random.pick(UNIVERSE.symptoms)],
      help: random.unit() < 0.5 ? [random.pick(UNIVERSE.help)] : null,
    }
    const place = random.pick(UNIVERSE.places)
    const one = (id: number): Teller => ({ id, signedUpOn: signedUpOn(id), place, tellings: [told] })
    const all = Array.from({ length: KNOWN }, (_, id) => id)
    const act = random.below(3)
    if (act === 0) return new Map(all.map((id) => [id, one(id)]))
    if (act === 1) return new Map(all.map((id) => [id, undefined]))
    const id = next++ % KNOWN
    return new Map([[id, one(id)]])
  }
}

/** @source  Knuth 1969, TAOCP 2, 3.4.1 */
function poisson(random: Random, mean: number): number {
  const least = Math.exp(-mean)
  let product = random.unit()
  let count = 0
  for (; product > least; count++) product *= random.unit()
  return count
}
