import { authorIdOf, postIdOf } from '../community.ts'
import { type Random, randomFrom, weighted, zipf } from '../random.ts'
import { COMMON_WORDS, MEDICAL_WORDS, rareWords, SHORT_WORDS, SYMPTOM_TAGS } from '../vocabulary.ts'
import type { DeclaredReport } from './medication-load.ts'

const DAY_MS = 86_400_000
const TODAY = Date.parse('2026-11-01') / DAY_MS
/** The reports of two years; half of them from the last five months. */
const AGE_DAYS = 730
const GROWTH_DAYS = 200

const NAMES = 3_000
const SUBSTANCES = 1_200

/** A report as members declare it, made up. */
export type MadeUpReport = DeclaredReport & { dosage: string | null }

type Drug = { name: string; substance: string }

const made = rareWords(NAMES + SUBSTANCES + 20_000)
const TAIL = made.slice(NAMES + SUBSTANCES)
const SUBSTANCE_NAMES = made.slice(NAMES, NAMES + SUBSTANCES)
const anySubstance = zipf(SUBSTANCES, 0.9, 3)
/** Brand names, the most taken first; common substances have many. */
const DRUGS: Drug[] = made.slice(0, NAMES).map((name, index) => {
  const random = randomFrom(3_000 + index)
  const substance = index < SUBSTANCES ? index : anySubstance(random)
  return { name: name.charAt(0).toUpperCase() + name.slice(1), substance: SUBSTANCE_NAMES[substance]! }
})

const anyDrug = zipf(NAMES, 1, 1)
const anyEffect = zipf(SYMPTOM_TAGS.length, 0.8, 3)
const anyTailWord = zipf(TAIL.length, 1, 3)
const anyCommonWord = zipf(COMMON_WORDS.length, 0.9, 3)
const anyMedicalWord = zipf(MEDICAL_WORDS.length, 0.7, 5)
const anySeverity = weighted([30, 35, 20, 10, 5])
const DOSES = ['5 mg', '10 mg', '20mg', '40 mg', '100 mg', '500 mg', '1 000 mg', '1 g', '2,5 mg/ml']

export type Reporters = {
  /** Their reports, oldest first. */
  reports(): Generator<MadeUpReport>
  /** The fresh report of this number, from 0: declared today, after all others. */
  fresh(number: number): MadeUpReport
}

/** `size` reports of side effects, always the same for the same seed. */
export function reportersOf(size: number, seed = 42): Reporters {
  const random = randomFrom(seed)
  const members = memberCount(size)
  return {
    *reports() {
      const span = 1 - Math.exp(-AGE_DAYS / GROWTH_DAYS)
      for (let number = 0; number < size; number++) {
        const age = -GROWTH_DAYS * Math.log(1 - (1 - (number + 0.5) / size) * span)
        yield declared(random, { number, on: TODAY - Math.floor(age), members })
      }
    },
    fresh: (number) => declared(random, { number: size + number, on: TODAY, members }),
  }
}

export const memberCount = (size: number): number => Math.max(10, Math.floor(size / 2))

type Declared = { number: number; on: number; members: number }

function declared(random: Random, { number, on, members }: Declared): MadeUpReport {
  const drug = DRUGS[anyDrug(random)]!
  const reactions = someEffects(random, drug)
  const onset = random.unit() < 0.15 ? null : on - Math.floor(random.exponential(random.unit() < 0.7 ? 12 : 120))
  return {
    id: postIdOf(on, number),
    memberId: authorIdOf(random.below(members)),
    name: typed(random, drug.name),
    substance: random.unit() < 0.7 ? typed(random, drug.substance) : null,
    dosage: random.unit() < 0.6 ? random.pick(DOSES) : null,
    description: someText(random, reactions),
    severity: 1 + anySeverity(random),
    onsetDate: onset === null ? null : new Date(onset * DAY_MS).toISOString().slice(0, 10),
    reactions,
  }
}

/** As people type a name: in capitals, without accents, with the dose behind it. */
function typed(random: Random, name: string): string {
  const kind = random.unit()
  const written = kind < 0.2 ? name.toUpperCase() : kind < 0.4 ? name.toLowerCase() : name
  const plain = random.unit() < 0.2 ? written.normalize('NFD').replace(/[\u0300-\u036f]/g, '') : written
  return random.unit() < 0.25 ? `${plain} ${random.pick(DOSES)}` : plain
}

/** Two in three are among the three effects that this medication is known for. */
function someEffects(random: Random, { substance }: Drug): string[] {
  const known = randomFrom([...substance].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7))
  const usual = [0, 1, 2].map(() => anyEffect(known))
  const effects = new Set<number>()
  const count = 1 + random.below(3)
  while (effects.size < count) effects.add(random.unit() < 0.66 ? random.pick(usual) : anyEffect(random))
  return [...effects].map((effect) => SYMPTOM_TAGS[effect]!)
}

function someText(random: Random, reactions: readonly string[]): string {
  const length = Math.max(8, Math.min(600, Math.round(Math.exp(3.4 + 0.6 * random.normal()))))
  return Array.from({ length }, () => someWord(random, reactions))
    .join(' ')
    .slice(0, 5000)
}

function someWord(random: Random, reactions: readonly string[]): string {
  const kind = random.unit()
  if (kind < 0.36) return random.pick(SHORT_WORDS)
  if (kind < 0.58) return COMMON_WORDS[anyCommonWord(random)]!
  if (kind < 0.72) return random.pick(reactions)
  if (kind < 0.92) return MEDICAL_WORDS[anyMedicalWord(random)]!
  return TAIL[anyTailWord(random)]!
}
