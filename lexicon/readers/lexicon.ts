import { foldText } from '#contract/foundation/fold.ts'
import type { Language } from '#contract/foundation/languages.ts'
import { foldWord, WORD } from '#lexicon/text/fold.ts'
import { type SpellingTable, spellingOf } from '#lexicon/text/spelling.ts'
import type { TwoWords } from '#lexicon/text/two-words.ts'
import { typosOf } from '#lexicon/text/typos.ts'
import { type Spelling, wordsOf } from '#lexicon/text/words.ts'
import { type Choice, type Expression, expressionsOf, isTelling, memoized, type Slot } from './expressions.ts'
import { type Ontology, ontologyOf } from './ontology.ts'
import type { Term, TermKind } from './term-lines.ts'

export type ExpressionIndex = {
  /**
   * Maps a stem to expressions. Each expression is listed under the stems of its slot with the rarest choices, with only those choices of the slot whose rarest
   * stem it is.
   */
  byStem: ReadonlyMap<string, readonly Expression[]>
  rarestOf: (stems: Choice) => string
}

export type Lexicon = {
  expressions: Record<Language, ExpressionIndex>
  written: Record<Language, ReadonlySet<string>>
  /** The everyday name of a thing in each language: its first expression, unless another name is written. */
  names: ReadonlyMap<string, Record<Language, string>>
  named: Record<Language, ReadonlyMap<string, string>>
  kinds: ReadonlyMap<string, TermKind>
  broader: (feature: string) => readonly string[]
  conceptsOf: (feature: string) => readonly string[]
  ontology: Ontology
  /** Returns the stem that a stem of the text stands for: itself, or the one known stem a letter away. */
  corrected: Record<Language, (stem: string) => string>
  spelling: Record<Language, Spelling>
  /** Whether a typed word is a different word from the words of an expression that share its stem. */
  isOther: (written: readonly string[], typed: string, language: Language) => boolean
}

export type LexiconSources = {
  terms: readonly Term[]
  ontology: string
  spelling: SpellingTable
  twoWords?: TwoWords
}

export function lexiconOf({ terms, ontology, spelling, twoWords }: LexiconSources): Lexicon {
  const fr = expressionsOf(terms, 'fr', twoWords)
  const en = expressionsOf(terms, 'en', twoWords)
  const known = { fr: stemsIn(fr), en: stemsIn(en) }
  const parents = new Map(terms.map(({ id, parents: broader }) => [id, broader]))
  const concepts = new Map(terms.map((term) => [term.id, term.concepts]))
  const graph = ontologyOf(ontology)
  const names = new Map(terms.map((term) => [term.id, nameOf(term)]))
  const kinds = new Map(terms.map(({ id, kind }) => [id, kind]))
  return {
    expressions: { fr: indexOf(fr), en: indexOf(en) },
    written: { fr: writtenIn(terms, 'fr'), en: writtenIn(terms, 'en') },
    names,
    named: { fr: namedIn(names, kinds, 'fr'), en: namedIn(names, kinds, 'en') },
    kinds,
    broader: memoized((feature) => closureOf(feature, parents)),
    conceptsOf: memoized((feature) => [...new Set((concepts.get(feature) ?? []).flatMap(graph.withAncestors))]),
    ontology: graph,
    corrected: { fr: typosOf(known.fr), en: typosOf(known.en) },
    spelling: { fr: spellingOf(spelling, 'fr', known.fr), en: spellingOf(spelling, 'en', known.en) },
    isOther: (written, typed, language) =>
      twoWords !== undefined && written.every((word) => twoWords[language].areTwo(word, typed)),
  }
}

/** Whether a feature can be read: a finding, alone or, where it can have one, at a site; or a circumstance. */
export function isKnown({ kinds }: Pick<Lexicon, 'kinds'>, feature: string): boolean {
  const [id = '', site] = feature.split('@')
  const kind = kinds.get(id)
  if (site !== undefined) return kind === 'local' && kinds.get(`s:${site}`) === 'site'
  return kind === 'find' || kind === 'local' || kind === 'ctx'
}

const nameOf = ({ id, names, said }: Term): Record<Language, string> => {
  const bare = id.slice(2)
  const [french, english] = [names.fr ?? said.fr[0], names.en ?? said.en[0]]
  return { fr: french ?? english ?? bare, en: english ?? french ?? bare }
}

/**
 * Maps each everyday name, folded, to the id of its thing; also without leading small words ("froid" for "au froid"), where these change nothing and no
 * other thing has the shorter name.
 */
function namedIn(names: Lexicon['names'], kinds: Lexicon['kinds'], language: Language): ReadonlyMap<string, string> {
  const all = [...names].filter(([id]) => isKnown({ kinds }, id)).map(([id, name]) => [name[language], id] as const)
  const bare = Map.groupBy(all, ([name]) => foldText(withoutOpening(name, language)))
  return new Map([
    ...[...bare].flatMap(([name, named]) => (named.length === 1 ? [[name, named[0]![1]] as const] : [])),
    ...all.map(([name, id]) => [foldText(name), id] as const),
  ])
}

function withoutOpening(name: string, language: Language): string {
  const telling = wordsOf(name, language).find((word) => isTelling(word, language))
  return name.slice(telling?.at ?? 0)
}

const writtenIn = (terms: readonly Term[], language: Language): ReadonlySet<string> =>
  new Set(terms.flatMap(({ said }) => said[language].flatMap((text) => text.match(WORD) ?? [])).map(foldWord))

const stemsIn = (expressions: readonly Expression[]): ReadonlySet<string> =>
  new Set(expressions.flatMap(({ slots }) => slots.flat(2)))

function indexOf(expressions: readonly Expression[]): ExpressionIndex {
  const frequency = frequenciesIn(expressions)
  const rarestOf = (stems: Choice) =>
    stems.reduce((least, stem) => (frequency.get(stem)! < frequency.get(least)! ? stem : least))
  const commonness = (slot: Slot) =>
    slot.reduce((sum, stems) => sum + (stems.length === 0 ? Infinity : frequency.get(rarestOf(stems))!), 0)
  const byStem = new Map<string, Expression[]>()
  const add = (stem: string, expression: Expression) => {
    const known = byStem.get(stem)
    if (known) known.push(expression)
    else byStem.set(stem, [expression])
  }
  for (const expression of expressions) {
    const { slots } = expression
    const costs = slots.map(commonness)
    const rarest = costs.indexOf(Math.min(...costs))
    const [only, other] = slots[rarest]!
    if (other === undefined) add(rarestOf(only!), expression)
    else
      for (const [stem, choices] of Map.groupBy(slots[rarest]!, rarestOf))
        add(stem, { ...expression, slots: slots.with(rarest, choices) })
  }
  return { byStem, rarestOf }
}

function frequenciesIn(expressions: readonly Expression[]): Map<string, number> {
  const frequency = new Map<string, number>()
  for (const { slots } of expressions) {
    const all = slots.reduce((product, slot) => product * slot.length, 1)
    for (const stem of new Set(slots.flat(2))) {
      const without = all === 1 ? 0 : combinationsWithout(stem, slots)
      frequency.set(stem, (frequency.get(stem) ?? 0) + all - without)
    }
  }
  return frequency
}

const combinationsWithout = (stem: string, slots: readonly Slot[]): number =>
  slots.reduce((product, slot) => product * slot.filter((stems) => !stems.includes(stem)).length, 1)

/** Returns a feature and everything broader: `f:pain@knee` is also `f:pain`, `s:knee`, `f:pain@leg` and whatever is broader than the finding alone. */
function closureOf(feature: string, parents: ReadonlyMap<string, readonly string[]>): string[] {
  const all = new Set<string>()
  const open = [feature]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (all.has(next)) continue
    all.add(next)
    open.push(...broaderThan(next, parents))
  }
  return [...all]
}

function broaderThan(feature: string, parents: ReadonlyMap<string, readonly string[]>): string[] {
  const [finding = '', site] = feature.split('@')
  if (site === undefined) return [...(parents.get(feature) ?? [])]
  const atBroaderSites = (parents.get(`s:${site}`) ?? []).map((broader) => `${finding}@${broader.slice(2)}`)
  const broaderThere = (parents.get(finding) ?? [])
    .filter((broader) => broader.startsWith('f:') && !broader.includes('@'))
    .map((broader) => `${broader}@${site}`)
  return [finding, `s:${site}`, ...atBroaderSites, ...broaderThere]
}
