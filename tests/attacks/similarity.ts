import type { z } from 'zod'
import { HIDDEN_CHANGES_PER_DAY, POSTS_PER_HOUR } from '#contract/posts/limits.ts'
import type { PublishSymptomInput } from '#contract/posts/schema.ts'
import { wordsFrom } from '../support/fixtures/cases.ts'
import { established } from '../support/fixtures/established.ts'
import { symptom } from '../support/fixtures/symptoms.ts'
import type { Person, World } from '../support/world.ts'

/**
 * The secrets that matching gives away to an attacker who knows the whole rule and the community but for one secret a victim: the day on which it began, the
 * département, the destination of a journey, or the last two. All victims of one kind show the same: whatever tells two of them apart tells their secrets.
 * So the test needs no model of how the attacker reasons: victims that every answer shows alike are one class, and the classes count what was learnt.
 */
export type Learnt = {
  /** Victims, each with a secret of its own. */
  victims: number
  /** The number of classes: victims that no answer tells apart are one class. */
  classes: number
  /** The number of victims that are alone in their class: their secret is known. */
  alone: number
  /** The number of victims that were shown among close cases. */
  close: number
}

type Fields = z.input<typeof PublishSymptomInput>
type Secret = Pick<Fields, 'startDate' | 'postalCode' | 'travels'>

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const WORDS = 20

// A kind has as many victims as one list shows at most: to be left out of it would make a class of its own.
const DAYS = Array.from({ length: 30 }, (_, day) => `2026-05-${String(day + 1).padStart(2, '0')}`)
const PLACES = Array.from({ length: 30 }, (_, number) => `${String(number + 10)}000`)
const DESTINATIONS = Array.from({ length: 30 }, (_, number) => `Ville ${wordsFrom(number, 1)}`)

const trip = (destination: string, month = 9) => ({
  destination,
  startDate: `2026-0${month}-05`,
  endDate: `2026-0${month}-19`,
})

/** Complaints of each kind's victims that the server reads as symptoms, so that the victims also are close cases of those who tell of both. */
const READ = {
  day: ['vertiges', 'acouphènes'],
  place: ['palpitations', 'urticaire'],
  journey: ['toux', 'fièvre'],
  both: ['eczéma', 'insomnie'],
} as const

/** A kind of secret, in a country of its own: who has which, and by which probes one would ask for each. */
const KINDS = {
  day: { country: 'BE', secrets: DAYS.map((startDate): Secret => ({ startDate })) },
  place: { country: 'FR', secrets: PLACES.map((postalCode): Secret => ({ startDate: '2026-05-15', postalCode })) },
  journey: {
    country: 'CH',
    secrets: DESTINATIONS.map((place): Secret => ({ startDate: '2026-05-15', travels: [trip(place)] })),
  },
  both: {
    country: 'LU',
    secrets: PLACES.slice(0, 6).flatMap((postalCode) =>
      DESTINATIONS.slice(0, 5).map(
        (place): Secret => ({ startDate: '2026-05-15', postalCode, travels: [trip(place)] }),
      ),
    ),
  },
} as const

export type Kind = keyof typeof KINDS
export const KIND_NAMES = Object.keys(KINDS) as Kind[]

let written = 0
/** A case of this kind's country that shares so many of its words with the victims; the others are nobody's. */
const told = (kind: Kind, shared: number, given: Partial<Fields>): Fields => {
  const own = 100_000 + written++ * WORDS
  return symptom({
    country: KINDS[kind].country,
    title: [...READ[kind], ...wordsFrom(KIND_NAMES.indexOf(kind) * 100, WORDS).split(' ')].slice(0, shared).join(' '),
    description: wordsFrom(own, WORDS - shared),
    tags: ['Secret'],
    ...given,
  })
}

/** Makes the victims of a kind: alike in all that a page shows. */
export async function victimsOf({ person, as, services }: World, kind: Kind): Promise<Person[]> {
  const victims: Person[] = []
  for (const secret of KINDS[kind].secrets) {
    const victim = await person()
    // The victim has lived there for long: a département of newcomers alone is told to nobody.
    await established(services().db, victim)
    await as(victim).posts.publishSymptom(symptom({ ...told(kind, WORDS, secret), description: 'oui' }))
    victims.push(victim)
  }
  return victims
}

/** Yields the questions of one account, best first: where a hidden thing alone decides, where it adds, and where it only changes the order. */
export function* probes(kind: Kind, account: number, accounts: number): Generator<Fields> {
  const turn = <T>(of: readonly T[]): T[] => of.map((_, index) => of[(index * accounts + account) % of.length]!)
  const places = turn(PLACES)
  const destinations = turn(DESTINATIONS)
  for (let index = 0; ; index++) {
    const startDate = DAYS[(index * accounts + account) % DAYS.length]!
    const postalCode = places[index % places.length]!
    const travels = Array.from({ length: 10 }, (_, each) =>
      trip(destinations[(index * 10 + each) % destinations.length]!),
    )
    const single = [
      { destination: destinations[index % destinations.length]!, startDate: '2025-12-01', endDate: '2026-11-01' },
    ]
    if (kind === 'day') {
      yield told(kind, 3, { startDate })
      yield told(kind, 5, {
        startDate:
          index % 2 === 0
            ? `2026-04-${startDate.slice(8) === '31' ? '30' : startDate.slice(8)}`
            : `2026-06-${startDate.slice(8) === '31' ? '30' : startDate.slice(8)}`,
      })
      yield told(kind, 12, { startDate })
    }
    if (kind === 'place' || kind === 'both') {
      yield told(kind, 4, { startDate: '2026-01-10', postalCode })
      yield told(kind, 12, { startDate: '2026-05-15', postalCode })
    }
    if (kind === 'journey' || kind === 'both') {
      yield told(kind, 4, { startDate: '2026-01-10', travels })
      yield told(kind, 12, { startDate: '2026-05-15', travels: single })
    }
    if (kind === 'both') yield told(kind, 12, { startDate: '2026-05-15', postalCode, travels: single })
  }
}

/** A case of somebody's as a list shows it, with what is said of it there. */
type ListedPost = { post: { id: string; author: { id: string | null } }; said: unknown }

/** Collects everything that the answers to one account say of each victim, one line each. */
export function observer(world: World, victims: readonly Person[]) {
  const seen = new Map(victims.map(({ id }) => [id, [] as string[]]))
  /** Victims that were shown among the close cases, so that a test can say that there was something to learn. */
  const close = new Set<string>()
  const note = (id: string, what: string) => seen.get(id)?.push(what)
  const noteList = (name: string, shown: readonly ListedPost[]) => {
    const places = new Map<string, string>()
    let [line, before] = [0, '']
    for (const { post, said } of shown.filter(({ post }) => seen.has(post.author.id ?? ''))) {
      // Cases that are told alike come newest first: where that breaks, something else put them in order.
      if (before !== '' && post.id > before) line++
      before = post.id
      places.set(post.author.id!, `${line} ${JSON.stringify(said)}`)
    }
    for (const { id } of victims) note(id, `${name} ${places.get(id) ?? 'absent'}`)
    return places
  }
  return {
    async look(attacker: Person, postIds: readonly string[]) {
      const api = world.as(attacker)
      for (const postId of [...postIds, undefined]) {
        const { matches } = await api.matching.list({ postId })
        noteList(
          'list',
          matches.map(({ post, band, wholeScore, reasons }) => ({
            post,
            said: [band, wholeScore, reasons, post.startMonth],
          })),
        )
        const { items } = await (postId ? api.closest.list({ id: postId }) : api.closest.ofAll({}))
        const places = noteList(
          'close',
          items.map(({ post, band, readings, differs, resolved }) => ({
            post,
            said: [band, readings, differs, resolved, post.country],
          })),
        )
        for (const id of places.keys()) close.add(id)
      }
      const contacts = new Map(
        (await api.chat.contacts({ query: '' })).contacts.map(({ member, ...said }) => [member.id, said]),
      )
      for (const { id } of victims) note(id, `contact ${JSON.stringify(contacts.get(id) ?? null)}`)
      for (const notice of (await api.notifications.list({})).items)
        if ('sender' in notice) note(notice.sender.id ?? '', `notice ${notice.kind}`)
    },
    learnt(): Learnt {
      const classes = Map.groupBy(seen.values(), (lines) => lines.join('\n'))
      return {
        victims: victims.length,
        classes: classes.size,
        alone: [...classes.values()].filter(({ length }) => length === 1).length,
        close: close.size,
      }
    },
  }
}

type Attack = { kind: Kind; accounts: number; days: number; probesADay: number }

/** Lets accounts ask for one kind of secret, as fast as they may, on some days of a month, and look at all lists before and after each edit. */
export async function attack(world: World, { kind, accounts, days, probesADay }: Attack): Promise<Learnt> {
  const { person, as, settle, advance } = world
  const victims = await victimsOf(world, kind)
  await settle()
  const { look, learnt } = observer(world, victims)
  const attackers = await Promise.all(
    Array.from({ length: accounts }, async (_, index) => ({ who: await person(), ask: probes(kind, index, accounts) })),
  )
  for (let day = 0; day < days; day++) {
    const asked = new Map<Person, { id: string; said: Fields }[]>()
    for (let probe = 0; probe < probesADay; probe++) {
      if (probe % POSTS_PER_HOUR === 0) advance(HOUR_MS)
      for (const { who, ask } of attackers) {
        const said = ask.next().value as Fields
        const { id } = await as(who).posts.publishSymptom(said)
        asked.set(who, [...(asked.get(who) ?? []), { id, said }])
      }
    }
    await settle()
    for (const [who, posts] of asked) {
      await look(
        who,
        posts.map(({ id }) => id),
      )
      const [first] = posts
      for (let change = 1; change <= HIDDEN_CHANGES_PER_DAY; change++) {
        const {
          requestId: _,
          mediaIds: __,
          ...said
        } = { ...first!.said, ...hiddenOf(probes(kind, change, HIDDEN_CHANGES_PER_DAY).next().value as Fields) }
        await as(who).posts.editSymptom({ ...said, id: first!.id, version: change })
        await settle()
        await look(who, [first!.id])
      }
      // A question asked is taken back, so that nothing stands in the way of the next.
      for (const { id } of posts.slice(1)) await as(who).posts.remove({ id })
    }
    // The rest of the day, or of the month between two of the days, passes.
    advance(days > 1 ? Math.floor((29 * DAY_MS) / (days - 1)) - probesADay * HOUR_MS : 0)
  }
  return learnt()
}

const hiddenOf = ({ startDate, postalCode, travels }: Fields): Partial<Fields> => ({
  ...(startDate !== undefined && { startDate }),
  ...(postalCode !== undefined && { postalCode }),
  ...(travels !== undefined && { travels }),
})

/** The figures in words. */
export const inWords = (kind: Kind, { victims, classes, alone, close }: Learnt): string =>
  `${kind}: ${victims} victims in ${classes} classes, ${alone} of them known, ${close} seen among close cases`
