import { COUNTRY_CODES } from '#contract/foundation/countries.ts'
import type { ReadCase, Trip } from '#server/matching/score.ts'
import { madeUpProfile } from './made-up-profile.ts'
import { type Random, randomFrom, weighted, zipf } from './random.ts'
import { COMMON_WORDS, DESTINATIONS, MEDICAL_WORDS, rareWords, SHORT_WORDS, SYMPTOM_TAGS } from './vocabulary.ts'

const DAY_MS = 86_400_000
const TODAY = Date.parse('2026-11-01') / DAY_MS
/** The community is two years old and grows: half of its posts are from the last five months. */
const AGE_DAYS = 730
const GROWTH_DAYS = 200

const TAIL = rareWords(40_000)
const anyTailWord = zipf(TAIL.length, 1, 3)
const anyCommonWord = zipf(COMMON_WORDS.length, 0.9, 3)
const anyMedicalWord = zipf(MEDICAL_WORDS.length, 0.7, 5)
const anyTopicWord = zipf(45, 0.8, 2)
const anyTag = zipf(SYMPTOM_TAGS.length, 0.8, 3)
const anyDestination = zipf(DESTINATIONS.length, 0.9, 2)

const LARGE_COUNTRIES = [
  'FR',
  'BE',
  'CA',
  'CH',
  'MA',
  'TN',
  'DZ',
  'SN',
  'CI',
  'LU',
  'CM',
  'MG',
  'HT',
  'DE',
  'ES',
  'GB',
  'US',
]
const LARGE_SHARES = [60, 8, 6, 5, 3, 2, 1.6, 1.2, 1.1, 1, 0.9, 0.8, 0.7, 0.6, 0.6, 0.5, 0.5]
const COUNTRIES = [...new Set([...LARGE_COUNTRIES, ...COUNTRY_CODES])]
const anyCountry = weighted(COUNTRIES.map((_, rank) => LARGE_SHARES[rank] ?? 6 / (rank * 4)))

const LARGE_DEPARTEMENTS = [
  '75',
  '59',
  '13',
  '69',
  '92',
  '93',
  '33',
  '94',
  '77',
  '78',
  '31',
  '91',
  '95',
  '62',
  '44',
  '76',
]
const DEPARTEMENTS = [
  ...new Set([...LARGE_DEPARTEMENTS, ...Array.from({ length: 95 }, (_, index) => String(index + 1).padStart(2, '0'))]),
]
const anyDepartement = weighted(DEPARTEMENTS.map((_, rank) => (rank === 0 ? 12 : 10 / (rank + 3))))
const anyForeignZone = zipf(60, 0.8, 2)

/** The words with which people speak of each tag. */
const TOPICS = SYMPTOM_TAGS.map((tag, index) => {
  const random = randomFrom(1000 + index)
  const words = new Set(tag.split(/[ ’']/).filter((word) => word.length > 2))
  while (words.size < 22) words.add(MEDICAL_WORDS[anyMedicalWord(random)]!)
  while (words.size < 45) words.add(TAIL[anyTailWord(random)]!)
  return [...words]
})

export type Community = {
  /** Its posts, oldest first. */
  posts(): Generator<ReadCase>
  /** The fresh post of this number, from 0: written today, after all others, by one of the members. */
  fresh(number: number): ReadCase
}

/** A French-speaking community of `size` posts, made up, always the same for the same seed. */
export function communityOf(size: number, seed = 42): Community {
  const random = randomFrom(seed)
  const writer = postWriter(random, size)
  return {
    *posts() {
      const span = 1 - Math.exp(-AGE_DAYS / GROWTH_DAYS)
      for (let number = 0; number < size; number++) {
        const age = -GROWTH_DAYS * Math.log(1 - (1 - (number + 0.5) / size) * span)
        yield writer(number, TODAY - Math.floor(age))
      }
    },
    fresh: (number) => writer(size + number, TODAY),
  }
}

export const authorCount = (size: number): number => Math.max(10, Math.floor(size / 3))
export const authorIdOf = (number: number): string => postIdOf(0, number)

/** A uuidv7 of that day, in the order of `number` within a day. */
export const postIdOf = (day: number, number: number): string => {
  const time = (day * DAY_MS).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-${number.toString(16).padStart(12, '0')}`
}

function postWriter(random: Random, size: number): (number: number, createdOn: number) => ReadCase {
  const authors = authorCount(size)
  const anyBusyAuthor = zipf(Math.max(5, Math.floor(authors / 20)), 0.6, 10)
  const describe = descriptionWriter(random)
  return (number, createdOn) => {
    const author = random.unit() < 0.3 ? anyBusyAuthor(random) : random.below(authors)
    const topics = someTopics(random)
    const tags: string[] = topics.map((topic) => SYMPTOM_TAGS[topic]!)
    if (random.unit() < 0.06) tags.push(TAIL[anyTailWord(random)]!)
    const country = COUNTRIES[anyCountry(random)]!
    const postalCode = somePostalCode(random, country)
    const began = createdOn - someDelay(random)
    const travels = someTravels(random, began)
    const description = describe(topics)
    const title = `${tags[0]} ${COMMON_WORDS[anyCommonWord(random)]} ${MEDICAL_WORDS[anyMedicalWord(random)]}`
    return {
      id: postIdOf(createdOn, number),
      authorId: authorIdOf(author),
      title,
      description,
      tags,
      startDate: dateOf(began),
      country,
      postalCode,
      travels,
      profile: madeUpProfile({ title, description }),
    }
  }
}

function someTopics(random: Random): number[] {
  const count = 1 + random.below(4)
  const topics = new Set<number>()
  while (topics.size < count) topics.add(anyTag(random))
  return [...topics]
}

function somePostalCode(random: Random, country: string): string | null {
  if (random.unit() < 0.03) return null
  if (country === 'FR') return DEPARTEMENTS[anyDepartement(random)]! + String(random.below(1000)).padStart(3, '0')
  return String(10 + anyForeignZone(random)) + String(random.below(100)).padStart(2, '0')
}

/** Days from the first symptom to the post: most people write within the week. */
function someDelay(random: Random): number {
  const kind = random.unit()
  return Math.floor(random.exponential(kind < 0.75 ? 6 : kind < 0.95 ? 45 : 400))
}

function someTravels(random: Random, began: number): Trip[] {
  if (random.unit() >= 0.05) return []
  return Array.from({ length: random.unit() < 0.25 ? 2 : 1 }, () => {
    const start = began - random.below(40)
    const end = start + 2 + Math.floor(random.exponential(9))
    return { destination: DESTINATIONS[anyDestination(random)]!, startDate: dateOf(start), endDate: dateOf(end) }
  })
}

const dateOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

function descriptionWriter(random: Random): (topics: number[]) => string {
  const earlier: string[] = []
  const write = (topics: number[]): string => {
    const kind = random.unit()
    if (kind < 0.02 && earlier.length > 50) return copied(random, random.pick(earlier))
    if (kind < 0.03)
      return `J’ai ${SYMPTOM_TAGS[topics[0]!]} depuis ${1 + random.below(6)} jours, est-ce que quelqu’un a la même chose ?`
    const length = Math.max(6, Math.min(650, Math.round(Math.exp(3.9 + 0.65 * random.normal()))))
    return Array.from({ length }, () => misspelt(random, someWord(random, topics)))
      .join(' ')
      .slice(0, 5000)
  }
  return (topics) => {
    const description = write(topics)
    if (earlier.length < 20_000) earlier.push(description)
    else earlier[random.below(earlier.length)] = description
    return description
  }
}

/** A text posted again with a few words changed. */
function copied(random: Random, text: string): string {
  const words = text.split(' ')
  for (let changed = 0; changed < words.length * 0.08; changed++)
    words[random.below(words.length)] = COMMON_WORDS[anyCommonWord(random)]!
  return words.join(' ')
}

function someWord(random: Random, topics: number[]): string {
  const kind = random.unit()
  if (kind < 0.38) return random.pick(SHORT_WORDS)
  if (kind < 0.58) return COMMON_WORDS[anyCommonWord(random)]!
  if (kind < 0.82) return TOPICS[random.pick(topics)]![anyTopicWord(random)]!
  if (kind < 0.92) return MEDICAL_WORDS[anyMedicalWord(random)]!
  return TAIL[anyTailWord(random)]!
}

function misspelt(random: Random, word: string): string {
  const kind = random.unit()
  if (kind < 0.12) return word.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
  if (kind < 0.16) return word.charAt(0).toUpperCase() + word.slice(1)
  if (kind > 0.97) return word + (random.unit() < 0.5 ? ',' : '.')
  if (kind > 0.955 && word.length > 3) return `${word}s`
  return word
}
