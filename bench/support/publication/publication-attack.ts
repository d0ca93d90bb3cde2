import type { Band } from '#contract/foundation/disclosure.ts'
import { CELL_MIN, WAVE_DAYS, WAVE_PARTS } from '#contract/foundation/disclosure-limits.ts'
import { isWave } from '#server/foundation/disclosure/publishable.ts'
import type { Count, Median, Publication } from '#server/observatory/publication.ts'
import {
  type Community,
  type Counted,
  cellName,
  cellsOf,
  counted,
  countMembers,
  EVERYONE,
  mediansOf,
  type Teller,
  type Telling,
  type Universe,
} from '../closeness/told-community.ts'
import { type Program, type Row, solve, type Way } from './integer-program.ts'
import { isKnown, type Night } from './simulated-year.ts'

/** The publication that is attacked, and the rules that it follows. */
export type Rules = {
  publish: (counts: readonly Count[], medians: readonly Median[], months: readonly string[]) => Publication
  /** Returns the band of a published number. */
  bandOf: (members: number) => Band
  /** No cell of fewer is published. */
  least: number
}

/**
 * A cell, shown or hidden, or the rest of a published one in another ("a of b"). A reader of everything cannot rule out that it holds `least`, or `most`,
 * members, of whom he knows `known`.
 */
export type Held = { members: number; known: number; least: number; most: number }

type Topic = 'place' | 'month' | 'help'
const TOPICS: readonly Topic[] = ['place', 'month', 'help']
const EXHAUSTIVE: ReadonlySet<string> = new Set<Topic>(['place', 'month'])
/** The fewest values that must be left for a cell of few members. */
const VALUES_MIN = CELL_MIN
const ROUNDS = 6

export const isFew = (members: number): boolean => members < CELL_MIN

/** Whether fewer values are left than the promise says. */
export const isNarrow = ({ members, least, most }: Held): boolean => isFew(members) && most - least + 1 < VALUES_MIN

/**
 * Whether it is certain that only members he knows are in it: that tells of everyone else that they are absent, or, for the rest of a cell, that they are
 * present.
 */
export const isPresenceTold = ({ known, most }: Held): boolean => most <= known

/**
 * Attacks everything that is published in one night. For each hidden cell, and each rest that a subtraction leaves, an integer program over the people whom the
 * attacker does not know looks for other communities, the fewest people and the most in that cell, whose every table keeps to what is shown: of each such
 * community the product's own code then makes the publication, and only where that is the same, to the letter, it is one that nobody can rule out. So the
 * values between are a floor of what is left to whoever knows the rules whole, however well he reckons; where none is found, the cell counts as narrowed.
 */
/** People who tell otherwise, by id: communities that were published like the true one on a night before. */
export type Tried = ReadonlyMap<number, Teller>[]

export function attackNight(
  { tellers, universe }: Pick<Night, 'tellers' | 'universe'>,
  rules: Rules,
  tried: Tried = [],
): Map<string, Held> {
  const held = new Map<string, Held>()
  const ground = groundOf({ tellers, universe }, rules, held, tried)
  if (ground.visible.size === 0) return held
  addTargets(ground, universe)
  ground.tryAgain()
  for (const topic of TOPICS) attackTopic(ground, topic, universe)
  attackHiddenSymptoms(ground, universe)
  attackRestsOfMembers(ground)
  attackBySwaps(ground)
  return held
}

type Ground = ReturnType<typeof groundOf>

function groundOf(
  { tellers, universe }: Pick<Night, 'tellers' | 'universe'>,
  rules: Rules,
  held: Map<string, Held>,
  tried: Tried,
) {
  const world = [...tellers.values()]
  const counts = countMembers(world)
  const medians = mediansOf(world)
  const known = countMembers(world.filter(({ id }) => isKnown(id)))
  const published = rules.publish(asCounts(counts), medians, universe.months)
  const shown = new Map<string, Band>()
  for (const { symptom, members, resolved } of published.groups) {
    shown.set(cellName(symptom, 'members'), rules.bandOf(members))
    if (resolved !== null) shown.set(cellName(symptom, 'resolved'), rules.bandOf(resolved))
  }
  for (const { symptom, topic, key, members } of published.cells)
    shown.set(cellName(symptom, topic, key), rules.bandOf(members))

  /** Makes the publication of another community; where it is the same, notes what that shows to be possible. Otherwise returns the tables that differ. */
  function tryOther(others: ReadonlyMap<number, Teller>): Set<string> {
    const other = countedWith(counts, tellers, others)
    const isHealedAlike = others
      .entries()
      .every(([id, { tellings }]) => healed(tellings) === healed(tellers.get(id)!.tellings))
    const result = rules.publish(
      asCounts(other),
      isHealedAlike ? medians : mediansOf(world.map((teller) => others.get(teller.id) ?? teller)),
      universe.months,
    )
    const differing = tablesThatDiffer(published, result)
    if (differing.size > 0) return differing
    for (const [name, each] of held) {
      const members = membersOf(name, (cell) => other.get(cell)?.members ?? 0)
      if (members < each.least) each.least = members
      if (members > each.most) each.most = members
    }
    return differing
  }

  return {
    ...{ tellers, rules, held, shown },
    usualDays: medians.find(({ symptom }) => symptom === EVERYONE)?.days ?? 1,
    unknown: world.filter(({ id }) => !isKnown(id)),
    visible: new Set(published.groups.map(({ symptom }) => symptom)),
    count: (cell: string) => counts.get(cell)?.members ?? 0,
    knownOf: (cell: string) => known.get(cell)?.members ?? 0,
    /** The largest number at which the cell is refused, since somebody may have made up a part of its members. */
    refusedUpTo: (cell: string) => (counts.get(cell)?.wave ?? 0) * WAVE_PARTS,
    isRefused: (cell: string) => isWave(counts.get(cell) ?? NOBODY),
    waveOf: (cell: string) => (counts.get(cell) ?? NOBODY).wave,
    /** Whether somebody signed up in the days in which most of them did. */
    isOfWave(cell: string): (teller: Teller) => boolean {
      const { first, last } = fullestWeek((counts.get(cell) ?? NOBODY).signedUpOn)
      return ({ signedUpOn }) => signedUpOn >= first && signedUpOn <= last
    },
    tryOther(others: ReadonlyMap<number, Teller>): Set<string> {
      const differing = tryOther(others)
      if (differing.size === 0 && others.size > 0) tried.push(others)
      return differing
    },
    isSame: (others: ReadonlyMap<number, Teller>) => tryOther(others).size === 0,
    /** Tries again the communities that were possible the night before: for members who have told nothing new since, they often still are. */
    tryAgain() {
      const still = tried
        .splice(0)
        .slice(-TRIED_MAX)
        .filter((others) => {
          const there = new Map(
            others.entries().filter(([id, other]) => tellers.get(id)?.tellings.length === other.tellings.length),
          )
          return tryOther(there).size === 0
        })
      tried.push(...still)
    },
  }
}

const TRIED_MAX = 40
const healed = (tellings: readonly Telling[]) =>
  JSON.stringify(tellings.map(({ help, days, symptoms }) => help && [days, symptoms]))

const NOBODY = counted([])

/** Returns the days within which most of these members signed up. */
function fullestWeek(signedUpOn: readonly number[]): { first: number; last: number } {
  const inWeek = (first: number) => signedUpOn.filter((on) => on >= first && on < first + WAVE_DAYS).length
  const first = signedUpOn.reduce((best, on) => (inWeek(on) > inWeek(best) ? on : best), signedUpOn[0] ?? 0)
  return { first, last: first + WAVE_DAYS - 1 }
}

const asCounts = (counts: ReadonlyMap<string, Counted>): Count[] =>
  [...counts].flatMap(([name, { members, wave }]) => {
    if (members === 0) return []
    const [symptom, topic, key] = name.split('|') as [string, Count['topic'], string]
    return [{ symptom, topic, key, members, wave }]
  })

/** Counts the community with others in the place of some. All keep the night on which they signed up: the attacker may know that of everyone. */
function countedWith(
  counts: ReadonlyMap<string, Counted>,
  tellers: Community,
  others: ReadonlyMap<number, Teller>,
): Map<string, Counted> {
  const changed = new Map<string, number[]>()
  const nightsOf = (cell: string): number[] => {
    const nights = changed.get(cell) ?? [...(counts.get(cell) ?? NOBODY).signedUpOn]
    changed.set(cell, nights)
    return nights
  }
  for (const [id, other] of others) {
    const [before, after] = [cellsOf(tellers.get(id)!), cellsOf(other)]
    for (const cell of before.difference(after)) {
      const nights = nightsOf(cell)
      nights.splice(nights.indexOf(other.signedUpOn), 1)
    }
    for (const cell of after.difference(before)) nightsOf(cell).push(other.signedUpOn)
  }
  return new Map([...counts, ...changed.entries().map(([cell, nights]) => [cell, counted(nights)] as const)])
}

/** Rows are read in the order of what they tell: that in which they are made is not published. */
function tablesThatDiffer(one: Publication, other: Publication): Set<string> {
  const rows = ({ groups, cells }: Publication) =>
    new Map([
      ...groups.map((group) => [JSON.stringify(group), `${group.symptom}|help`] as const),
      ...cells.map((cell) => [JSON.stringify(cell), `${cell.symptom}|${cell.topic}`] as const),
    ])
  const [ones, others] = [rows(one), rows(other)]
  const only = (these: Map<string, string>, those: Map<string, string>) =>
    these
      .entries()
      .filter(([row]) => !those.has(row))
      .map(([, table]) => table)
  return new Set([...only(ones, others), ...only(others, ones)])
}

/** "a of b" is the rest of a in b. */
const REST = ' of '
function membersOf(name: string, count: (cell: string) => number): number {
  const [cell, whole] = name.split(REST)
  return whole === undefined ? count(cell!) : count(whole) - count(cell!)
}

const keysOf = (topic: Topic, universe: Universe): readonly string[] =>
  topic === 'place' ? universe.places : topic === 'month' ? universe.months : universe.help

const totalOf = (symptom: string, topic: string) => cellName(symptom, topic === 'help' ? 'resolved' : 'members')

function addTargets({ shown, visible, count, knownOf, held }: Ground, universe: Universe) {
  const add = (name: string) => {
    const members = membersOf(name, count)
    const { from, to } = shown.get(name) ?? { from: members, to: members }
    held.set(name, { members, known: membersOf(name, knownOf), least: from, most: to })
  }
  const addRest = (cell: string, whole: string) => {
    if (shown.has(cell) && shown.has(whole) && isFew(count(whole) - count(cell))) add(cell + REST + whole)
  }
  for (const symptom of [EVERYONE, ...universe.symptoms]) {
    const [members, resolved] = [cellName(symptom, 'members'), cellName(symptom, 'resolved')]
    for (const each of [members, resolved]) add(each)
    addRest(resolved, members)
    if (symptom !== EVERYONE)
      for (const each of ['members', 'resolved'] as const) addRest(cellName(symptom, each), cellName(EVERYONE, each))
    for (const topic of TOPICS)
      for (const key of keysOf(topic, universe)) {
        const cell = cellName(symptom, topic, key)
        add(cell)
        addRest(cell, totalOf(symptom, topic))
        if (visible.has(symptom) && symptom !== EVERYONE) addRest(cell, cellName(EVERYONE, topic, key))
      }
  }
}

/**
 * People who tell the same, for this topic, and signed up in the fullest weeks of the same refused cells; how each of them might tell otherwise, and what that
 * adds to which cells.
 */
type Kind = { people: Teller[]; others: Map<string, Other>; isOfWave: ReadonlyMap<string, boolean> }
type Other = { effect: [cell: string, by: number][]; make: (teller: Teller) => Teller }

function kindsOf(ground: Ground, topic: Topic, universe: Universe): Kind[] {
  const { unknown, visible, usualDays } = ground
  const kinds = new Map<string, Kind>()
  const waves = refusedIn(ground, topic, universe).map((cell) => [cell, ground.isOfWave(cell)] as const)
  const cells = (teller: Teller) => [...cellsOf(teller, visible)].filter((cell) => ofTopic(cell, topic))
  for (const teller of unknown) {
    const isOfWave = new Map(waves.map(([cell, isOf]) => [cell, isOf(teller)]))
    const name = nameOf(teller, topic, visible) + JSON.stringify([...isOfWave.values()])
    const kind = kinds.get(name)
    if (kind) {
      kind.people.push(teller)
      continue
    }
    const before = cells(teller)
    const others = new Map<string, Other>()
    for (const make of variantsOf(teller, topic, universe, usualDays)) {
      const after = new Set(cells(make(teller)))
      const lost = before.filter((cell) => !after.has(cell)).map((cell) => [cell, -1] as [string, number])
      for (const cell of before) after.delete(cell)
      const effect = [...lost, ...[...after].map((cell) => [cell, 1] as [string, number])]
      const key = effect
        .map(([cell, by]) => `${by}${cell}`)
        .sort()
        .join()
      if (effect.length > 0 && !others.has(key)) others.set(key, { effect, make })
    }
    kinds.set(name, { people: [teller], others, isOfWave })
  }
  return [...kinds.values()]
}

/** Returns the cells that are large enough, and hidden since too many of their members signed up together. */
const refusedIn = ({ visible, shown, count, isRefused, rules }: Ground, topic: Topic, universe: Universe): string[] =>
  [...visible].flatMap((symptom) => {
    const cells = keysOf(topic, universe).map((key) => cellName(symptom, topic, key))
    if (topic === 'help') cells.push(cellName(symptom, 'resolved'))
    return cells.filter((cell) => !shown.has(cell) && count(cell) >= rules.least && isRefused(cell))
  })

const ofTopic = (cell: string, topic: Topic): boolean => {
  const of = cell.split('|')[1]
  return of === topic || (topic === 'help' && of === 'resolved')
}

function nameOf({ place, tellings }: Teller, topic: Topic, visible: ReadonlySet<string>): string {
  const symptoms = ({ symptoms }: Telling) => symptoms.filter((each) => visible.has(each)).toSorted()
  if (topic === 'place') return JSON.stringify([place, [...new Set(tellings.flatMap(symptoms))].sort()])
  return JSON.stringify(
    tellings.map((telling) => [symptoms(telling), topic === 'month' ? telling.month : telling.help]),
  )
}

type Make = Other['make']

/** Returns the ways in which one person might have told otherwise, as far as this topic goes: nothing else of them changes. */
function variantsOf(teller: Teller, topic: Topic, universe: Universe, usualDays: number): Make[] {
  const healing = (telling: Telling, help: readonly string[]) =>
    telling.help ? { ...telling, help } : { ...telling, help, days: usualDays }
  const each =
    (change: (telling: Telling, at: number) => Telling): Make =>
    (of) => ({ ...of, tellings: of.tellings.map(change) })
  if (topic === 'place') return universe.places.map((place) => (of) => ({ ...of, place }))
  if (topic === 'month')
    return universe.months.flatMap((month) => [
      ...[...new Set(teller.tellings.map((telling) => telling.month))].map((from) =>
        each((telling) => (telling.month === from ? { ...telling, month } : telling)),
      ),
      (of: Teller) => ({ ...of, tellings: [...of.tellings, { ...of.tellings[0]!, month, help: null }] }),
    ])
  return [
    each((telling) => ({ ...telling, help: null })),
    ...universe.help.map((term) =>
      each((telling) => ({ ...telling, help: telling.help?.filter((other) => other !== term) ?? null })),
    ),
    ...teller.tellings.flatMap((_, of) =>
      [[], ...universe.help.map((term) => [term])].map((terms) =>
        each((telling, at) =>
          at === of ? healing(telling, [...new Set([...(telling.help ?? []), ...terms])]) : telling,
        ),
      ),
    ),
  ]
}

/** Attacks all tables of one topic at once: those of everyone, and of each symptom that is shown. Everything else that is published stays untouched. */
function attackTopic(ground: Ground, topic: Topic, universe: Universe) {
  const kinds = kindsOf(ground, topic, universe)
  const variables = kinds.flatMap((kind, at) => [...kind.others.values()].map((other) => ({ ...other, kind: at })))
  const changeOf = changesOf(variables)
  const most = variables.map(({ kind }) => kinds[kind]!.people.length)
  const mostOf = (isNear?: (at: number) => boolean) => (isNear ? most.map((each, at) => (isNear(at) ? each : 0)) : most)
  const rows = [...capacities(kinds, variables), ...rulesOf(ground, topic, universe, changeOf)]
  // A refused cell stays refused: among those who come and go, the members of its fullest week stay at least one in WAVE_PARTS of it.
  for (const cell of refusedIn(ground, topic, universe))
    rows.push({
      terms: changeOf(cell).map(([at, by]) => {
        const isOfWave = kinds[variables[at]!.kind]!.isOfWave.get(cell)
        return [at, by * ((isOfWave ? WAVE_PARTS : 0) - 1)] as const
      }),
      least: ground.count(cell) - WAVE_PARTS * ground.waveOf(cell),
    })
  const fewest = variables.map((_, at) => [at, -1] as const)

  /** Undefined where there is none; else the tables in which the publication differs. */
  let way: Way = 'relaxing'
  const search = (program: Pick<Program, 'most' | 'rows' | 'objective'>): Set<string> | undefined => {
    const found = solve(program, way)
    if (!found) return undefined
    const others = changed(kinds, variables, found)
    if (topic !== 'help') return ground.tryOther(others)
    // How long it took those who tell otherwise is free too: one of these keeps the half-way length.
    let differing = ground.tryOther(lasting(others, [ground.usualDays]))
    for (const lengths of LENGTHS) {
      if (differing.size === 0) return differing
      const symptoms = new Set([...differing].map((table) => table.split('|')[0]!))
      const isMeant = ({ tellings }: Teller) =>
        symptoms.has(EVERYONE) || tellings.some((telling) => telling.symptoms.some((each) => symptoms.has(each)))
      const [meant, rest] = [true, false].map(
        (is) => new Map([...others].filter(([, teller]) => isMeant(teller) === is)),
      )
      differing = ground.tryOther(new Map([...lasting(rest!, [ground.usualDays]), ...lasting(meant!, lengths)]))
    }
    return differing
  }
  /** Looks for as few as can be in these cells, and as few people as can be who tell otherwise. */
  const lower: Search = (names, kept, isNear) => {
    const change = merged(names.flatMap(changeOf)).map(([at, by]) => [at, -WEIGHT * by] as const)
    return search({ most: mostOf(isNear), rows: [...rows, ...kept], objective: merged([...change, ...fewest]) })
  }
  /** Looks in each of these cells for as many as there need to be, or as can be. */
  const raise: Search = (names, kept, isNear) => {
    const goals = names.map((name, i) => ({ ...ground.held.get(name)!, change: changeOf(name), at: most.length + i }))
    return search({
      most: [...mostOf(isNear), ...goals.map((each) => wantedOf(each))],
      rows: [
        ...rows,
        ...kept,
        ...goals.map(
          ({ members, change, at }): Row => ({ terms: merged([[at, 1], ...negative(change)]), most: members }),
        ),
      ],
      objective: [...goals.map(({ at }) => [at, WEIGHT] as const), ...fewest],
    })
  }
  /** Attacks several cells at once. A table that would be published otherwise is left as it is, and attacked by itself afterwards. */
  const together = (names: readonly string[], attack: Search) => {
    const kept = new Set<string>()
    for (let tries = 0; tries < TRIES; tries++) {
      const some = names.filter((name) => !kept.has(tableOf(name)))
      const differing = some.length > 0 && attack(some, keeping(kept, topic, universe, changeOf))
      if (!differing || differing.size === 0) break
      for (const table of differing) kept.add(table)
    }
  }

  const apart = (name: string, attack: Search, isNear?: (at: number) => boolean) => {
    const kept = new Set<string>()
    for (let tries = 0; tries < TRIES; tries++) {
      const differing = attack([name], keeping(kept, topic, universe, changeOf), isNear)
      if (!differing || differing.size === 0) return
      for (const table of differing) kept.add(table)
    }
  }

  const targets = targetsOf(ground, topic, universe)
  const few = [...targets.keys()].filter((name) => isWanted(name, ground))
  const lacking = () => few.filter((name) => isLacking(ground.held.get(name)!))
  if (lacking().length > 0) together(few, lower)
  for (let round = 0, before = Number.POSITIVE_INFINITY; round < ROUNDS && lacking().length < before; round++) {
    before = lacking().length
    if (before > 0) together(lacking(), raise)
  }
  const alone = (name: string) => {
    for (const isNear of [nearOf(name, variables, topic), undefined]) {
      if (ground.held.get(name)!.least > ground.held.get(name)!.known) apart(name, lower, isNear)
      if (isLacking(ground.held.get(name)!)) apart(name, raise, isNear)
    }
  }
  for (const name of lacking()) if (isLacking(ground.held.get(name)!)) alone(name)
  // Among several best answers one may be published alike where another is not: before a cell counts as narrowed, both ways are tried.
  way = 'branching'
  for (const name of few) if (isNarrow(ground.held.get(name)!)) alone(name)
  for (const [name, alike] of targets)
    for (const other of alike) alikeAs(ground.held.get(name)!, ground.held.get(other)!)
}

/** Undefined where nothing was found; else the tables in which the publication would differ. */
type Search = (
  names: readonly string[],
  kept: readonly Row[],
  isNear?: (at: number) => boolean,
) => Set<string> | undefined

const TRIES = 6
const tableOf = (name: string) => name.split('|').slice(0, 2).join('|').replace('resolved', 'help')

/** Whether a hidden cell is attacked: where its members are few, and for every hidden cell of everyone, which bounds those of symptoms that are hidden. */
const isWanted = (name: string, { held, shown, rules }: Ground) =>
  !shown.has(name) && (held.get(name)!.members < rules.least || (name.startsWith('|') && !name.includes(REST)))
const wantedOf = ({ least, known }: Held) => Math.max(least, known) + VALUES_MIN - 1
const isLacking = (held: Held) => held.most < wantedOf(held)

/** Tells which variables concern this cell’s key: people who would tell otherwise about another stay as they are, which makes a smaller program. */
function nearOf(name: string, variables: readonly Variable[], topic: Topic): (at: number) => boolean {
  const key = name.split(REST)[0]!.split('|')[2]!
  if (topic === 'help' || key === '') return () => true
  return (at) => variables[at]!.effect.some(([cell]) => cell.endsWith(`|${key}`))
}

const keeping = (
  tables: ReadonlySet<string>,
  topic: Topic,
  universe: Universe,
  changeOf: (name: string) => Change[],
): Row[] =>
  [...tables].flatMap((table) => {
    const symptom = table.split('|')[0]!
    const cells = keysOf(topic, universe).map((key) => cellName(symptom, topic, key))
    if (topic === 'help') cells.push(cellName(symptom, 'resolved'))
    return cells.map((cell) => ({ terms: changeOf(cell), least: 0, most: 0 }))
  })

/** Days of those who tell otherwise of a symptom whose half-way length changed, in turn. */
const LENGTHS = [[1, 10_000], [1], [10_000], [1, 1, 10_000], [1, 10_000, 10_000]]
const lasting = (others: ReadonlyMap<number, Teller>, lengths: readonly number[]): Map<number, Teller> =>
  new Map(
    [...others].map(([id, teller], i) => {
      const days = lengths[i % lengths.length]!
      return [id, { ...teller, tellings: teller.tellings.map((each) => ({ ...each, days })) }]
    }),
  )

type Change = [variable: number, by: number]
type Variable = Other & { kind: number }

/** One more in the cell that is attacked is worth so many people who tell otherwise. */
const WEIGHT = 100

const negative = (change: readonly Change[]) => change.map(([at, by]): Change => [at, -by])

/** Adds up terms, so that each variable stands once in a row. */
function merged(terms: Iterable<readonly [number, number]>): Change[] {
  const byVariable = new Map<number, number>()
  for (const [at, by] of terms) byVariable.set(at, (byVariable.get(at) ?? 0) + by)
  return [...byVariable].filter(([, by]) => by !== 0)
}

/** Returns, for a cell or the rest of one in another, what each variable adds to it. */
function changesOf(variables: readonly Variable[]): (name: string) => Change[] {
  const terms = new Map<string, Change[]>()
  for (const [at, { effect }] of variables.entries())
    for (const [cell, by] of effect) {
      const known = terms.get(cell)
      if (known) known.push([at, by])
      else terms.set(cell, [[at, by]])
    }
  return (name) => {
    const [cell, whole] = name.split(REST)
    const own = terms.get(cell!) ?? []
    return whole === undefined ? own : merged([...(terms.get(whole) ?? []), ...negative(own)])
  }
}

/** Returns rows by which nobody tells otherwise twice. */
const capacities = (kinds: readonly Kind[], variables: readonly Variable[]): Row[] => {
  const ofKind = Map.groupBy(variables.keys(), (at) => variables[at]!.kind)
  return kinds.flatMap(({ people }, kind) => {
    const terms = (ofKind.get(kind) ?? []).map((at): Change => [at, 1])
    return terms.length > 1 ? [{ terms, most: people.length }] : []
  })
}

/** Returns rows that keep the publication of these tables the same. They need not say all: the product’s own code judges what is found. */
function rulesOf(
  { shown, visible, count, refusedUpTo, isRefused, rules }: Ground,
  topic: Topic,
  universe: Universe,
  changeOf: (name: string) => Change[],
): Row[] {
  const rows: Row[] = []
  const add = (name: string, { least, most }: Pick<Row, 'least' | 'most'>) => {
    const terms = changeOf(name)
    if (terms.length === 0) return
    const members = membersOf(name, count)
    rows.push({
      terms,
      ...(least !== undefined && { least: least - members }),
      ...(most !== undefined && { most: most - members }),
    })
  }
  const keepRest = (cell: string, whole: string) => {
    const members = count(whole) - count(cell)
    if (shown.has(whole))
      add(cell + REST + whole, members === 0 ? { least: 0, most: 0 } : { least: Math.min(rules.least, members) })
  }
  /**
   * Keeps a cell hidden for the same reason: it leaves too few of the wider group, or of its own; otherwise it was taken away for the sake of others, and stays
   * as it is.
   */
  const keepHidden = (cell: string, wider: string, symptom: string, own: string) => {
    const isFewLeft = (whole: string) => count(whole) - count(cell) < rules.least
    const whole = [...(symptom === EVERYONE ? [] : [wider]), own].find(isFewLeft)
    if (whole === undefined) add(cell, { least: count(cell), most: count(cell) })
    else add(cell + REST + whole, { most: rules.least - 1 })
  }
  for (const symptom of visible) {
    const total = totalOf(symptom, topic)
    const cells = keysOf(topic, universe).map((key) => ({
      cell: cellName(symptom, topic, key),
      wider: cellName(EVERYONE, topic, key),
    }))
    if (topic === 'help') cells.push({ cell: total, wider: cellName(EVERYONE, 'resolved') })
    const told = cells.filter(({ cell }) => shown.has(cell))
    const smallest = Math.min(...told.map(({ cell }) => count(cell)))
    const taken = cells.filter(
      ({ cell, wider }) =>
        !shown.has(cell) &&
        !isRefused(cell) &&
        count(total) - count(cell) >= rules.least &&
        (symptom === EVERYONE || (shown.has(wider) && count(wider) - count(cell) >= rules.least)) &&
        count(cell) >= rules.least &&
        count(cell) <= smallest,
    )
    const floor = Math.max(rules.least, ...taken.map(({ cell }) => count(cell) + 1))
    for (const { cell, wider } of cells) {
      const whole = cell === total ? cellName(symptom, 'members') : total
      const band = shown.get(cell)
      if (band) {
        const least = Math.max(floor, refusedUpTo(cell) + 1)
        add(cell, { least: Math.max(band.from, Math.min(least, count(cell))), most: band.to })
        keepRest(cell, whole)
        if (symptom !== EVERYONE) keepRest(cell, wider)
      } else if (symptom !== EVERYONE && !shown.has(wider)) continue
      else if (count(cell) < rules.least) add(cell, { most: rules.least - 1 })
      // Only members who healed tell what helped: while it is hidden how many healed, so is this cell.
      else if (isRefused(cell) || (cell !== total && topic === 'help' && !shown.has(total))) continue
      else keepHidden(cell, wider, symptom, whole)
    }
    if (!EXHAUSTIVE.has(topic) || told.length === 0) continue
    const left = count(total) - told.reduce((sum, { cell }) => sum + count(cell), 0)
    const terms = merged(told.flatMap(({ cell }) => changeOf(cell)))
    if (left >= rules.least) rows.push({ terms, most: left - rules.least })
    // A cell that was taken away for the sake of others must still have to be: shown, it would leave too few.
    for (const { cell } of taken) {
      const rest =
        left - taken.filter((each) => count(each.cell) >= count(cell)).reduce((sum, each) => sum + count(each.cell), 0)
      if (rest < rules.least) rows.push({ terms, least: rest - rules.least + 1, ...(rest > 0 && { most: rest - 1 }) })
    }
  }
  return rows
}

/** Returns as many people of each kind as were found, telling otherwise. */
function changed(
  kinds: readonly Kind[],
  variables: readonly Variable[],
  found: readonly number[],
): Map<number, Teller> {
  const next = kinds.map(() => 0)
  const others = new Map<number, Teller>()
  for (const [at, { kind, make }] of variables.entries())
    for (let i = 0; i < found[at]!; i++) {
      const teller = kinds[kind]!.people[next[kind]!++]!
      others.set(teller.id, make(teller))
    }
  return others
}

/**
 * Returns the hidden cells of these tables, and the rests. Where every number of several is the same, one stands for the others, to which it is mapped: they
 * are its like under another name.
 */
function targetsOf(
  { held, shown, visible, count, knownOf }: Ground,
  topic: Topic,
  universe: Universe,
): Map<string, string[]> {
  const symptoms = [...visible]
  const targets = new Map<string, string[]>()
  const alike = new Map<string, string>()
  const add = (name: string, column: string) => {
    const like = alike.get(column)
    if (like) targets.get(like)!.push(name)
    else {
      alike.set(column, name)
      targets.set(name, [])
    }
  }
  for (const key of keysOf(topic, universe)) {
    const cells = symptoms.map((symptom) => cellName(symptom, topic, key))
    const column = cells.map((cell) => `${count(cell)} ${knownOf(cell)} ${shown.has(cell)}`).join()
    for (const [i, cell] of cells.entries())
      for (const name of [
        cell,
        cell + REST + totalOf(symptoms[i]!, topic),
        cell + REST + cellName(EVERYONE, topic, key),
      ])
        if (held.has(name)) add(name, `${name.replaceAll(`|${key}`, '')}:${column}`)
  }
  if (topic === 'help')
    for (const symptom of symptoms) {
      const cell = cellName(symptom, 'resolved')
      for (const name of [
        cell,
        cell + REST + cellName(symptom, 'members'),
        cell + REST + cellName(EVERYONE, 'resolved'),
      ])
        if (held.has(name)) add(name, name)
    }
  return targets
}

function alikeAs(one: Held, other: Held) {
  other.least = Math.min(one.least, other.least)
  other.most = Math.max(one.most, other.most)
}

/**
 * Attacks the symptoms that are not shown. Nothing of such a symptom is shown: only how many told of it matters, for that decides whether it is. It is free who
 * of everyone they are, so a cell of it holds from those who are known to all that the cell of everyone may hold.
 */
function attackHiddenSymptoms(ground: Ground, universe: Universe) {
  const { held, visible, count, knownOf, rules } = ground
  for (const symptom of universe.symptoms.filter((each) => !visible.has(each))) {
    const total = cellName(symptom, 'members')
    const [members, known] = [count(total), knownOf(total)]
    const may = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, i) => from + i).filter(
        (each) => each === members || ground.isSame(telling(ground, symptom, each)),
      )
    const end = Math.min(known + VALUES_MIN - 1, rules.least - 1)
    let possible = [...may(known, known), ...may(end, end), members]
    if (Math.max(...possible) - Math.min(...possible) < VALUES_MIN - 1)
      possible = [...may(known, rules.least - 1), members]
    const [least, most] = [Math.min(...possible), Math.max(...possible)]
    alikeAs({ ...held.get(total)!, least, most }, held.get(total)!)
    for (const [name, each] of held) {
      if (!name.startsWith(`${symptom}|`) || name === total) continue
      const wider = cellName(EVERYONE, ...(name.split('|').slice(1) as ['place', string]))
      const room = held.get(wider)?.most ?? count(wider)
      const elsewhere = count(cellName(EVERYONE, 'members')) - count(wider)
      const rest = knownOf(total) - each.known
      alikeAs(
        {
          ...each,
          least: Math.max(each.known, least - elsewhere),
          most: Math.min(room - knownOf(wider) + each.known, most - rest),
        },
        each,
      )
    }
  }
}

/** Makes so many of those he does not know tell of this symptom, or tell no more of it, that it has just so many members. */
function telling({ unknown, count }: Ground, symptom: string, members: number): Map<number, Teller> {
  const more = members - count(cellName(symptom, 'members'))
  const may = unknown.filter(({ tellings }) => tellings.some(({ symptoms }) => symptoms.includes(symptom)) === more < 0)
  return new Map(
    may.slice(0, Math.abs(more)).map((teller) => {
      const symptoms = (of: Telling) =>
        more < 0 ? of.symptoms.filter((each) => each !== symptom) : [...of.symptoms, symptom]
      return [teller.id, { ...teller, tellings: teller.tellings.map((of) => ({ ...of, symptoms: symptoms(of) })) }]
    }),
  )
}

const SWAPS_TRIED = 4_000

/**
 * Attacks cells of a symptom that still count as narrowed: people change places in the symptom, one who told of it elsewhere and one who told of something else
 * in that cell, or one comes or goes alone. Little or nothing of everyone changes by it; the programs of one topic, in which nobody tells of another symptom,
 * cannot say that.
 */
function attackBySwaps(ground: Ground) {
  for (const [name, each] of ground.held) {
    const [symptom = '', topic, key] = name.split('|')
    if (symptom === EVERYONE || name.includes(REST) || !ground.visible.has(symptom) || !isNarrow(each)) continue
    if (topic !== 'month' && topic !== 'place' && topic !== 'help') continue
    const has = (teller: Teller) => teller.tellings.some(({ symptoms }) => symptoms.includes(symptom))
    const isIn = (teller: Teller) => cellsOf(teller).has(name)
    const isThere = (of: Telling) =>
      topic === 'place' || (topic === 'month' ? of.month === key : of.help?.includes(key!))
    const without = (teller: Teller) =>
      withSymptoms(teller, ({ symptoms }) => symptoms.filter((one) => one !== symptom))
    const withIt = (teller: Teller) =>
      withSymptoms(teller, (of) => (isThere(of) ? [...of.symptoms, symptom] : of.symptoms))
    const withItFirst = (teller: Teller) =>
      withSymptoms(teller, ({ symptoms }, at) => (at === 0 ? [...symptoms, symptom] : symptoms))
    const [inside, elsewhere] = [true, false].map((is) =>
      ground.unknown.filter((teller) => has(teller) && isIn(teller) === is),
    )
    const free = ground.unknown.filter((teller) => !has(teller))
    const [coming, comingElsewhere] = [
      free.filter((teller) => isIn(withIt(teller))),
      free.filter((teller) => !isIn(withItFirst(teller))),
    ]
    swapAll(ground, each, { leaving: elsewhere!, coming, without, withIt })
    swapAll(ground, each, { leaving: inside!, coming: comingElsewhere, without, withIt: withItFirst })
  }
}

const withSymptoms = (teller: Teller, symptomsOf: (telling: Telling, at: number) => readonly string[]): Teller => ({
  ...teller,
  tellings: teller.tellings.map((of, at) => ({ ...of, symptoms: symptomsOf(of, at) })),
})

type Swaps = {
  leaving: readonly Teller[]
  coming: readonly Teller[]
  without: (teller: Teller) => Teller
  withIt: (teller: Teller) => Teller
}

/** Swaps one pair after the other, those who are most alike first, as long as what is published stays the same. */
function swapAll(ground: Ground, held: Held, { leaving, coming, without, withIt }: Swaps) {
  const isHealed = ({ tellings }: Teller) => tellings.some(({ help }) => help !== null)
  const unlikeness = (one: Teller | undefined, other: Teller | undefined) =>
    one && other ? Number(one.place !== other.place) + Number(isHealed(one) !== isHealed(other)) : 1.5
  const pairs = [undefined, ...leaving]
    .flatMap((one) => [undefined, ...coming].map((other) => ({ one, other, by: unlikeness(one, other) })))
    .filter(({ one, other }) => one || other)
    .toSorted((a, b) => a.by - b.by)
  let others = new Map<number, Teller>()
  let tries = 0
  for (const { one, other } of pairs) {
    if ((one && others.has(one.id)) || (other && others.has(other.id))) continue
    if (!isNarrow(held) || ++tries > SWAPS_TRIED) return
    const more = new Map(others)
    if (one) more.set(one.id, without(one))
    if (other) more.set(other.id, withIt(other))
    if (ground.isSame(more)) others = more
  }
}

/** Attacks the number of those of everyone who did not tell of a symptom that is shown, where they are few. */
function attackRestsOfMembers(ground: Ground) {
  for (const name of ground.held.keys()) {
    const [cell, whole] = name.split(REST)
    if (whole !== cellName(EVERYONE, 'members') || !cell!.endsWith('|members|')) continue
    for (const by of [-1, 1])
      for (
        let members = ground.count(cell!) + by;
        Math.abs(members - ground.count(cell!)) < VALUES_MIN;
        members += by
      ) {
        if (!ground.isSame(telling(ground, cell!.split('|')[0]!, members))) break
      }
  }
}
