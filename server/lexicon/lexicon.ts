import { LANGUAGES, type Language } from '#contract/foundation/languages.ts'
import { grammar } from './grammar.ts'
import { type Ontology, ontologyOf } from './ontology.ts'
import { type SpellingTable, spellingOf } from './spelling.ts'
import type { Term, TermKind } from './term-lines.ts'
import { typosOf } from './typos.ts'
import { type Spelling, type Word, wordsOf } from './words.ts'

/** One way to say one thing: a set of stems, whatever their order. */
export type Expression = {
  id: string
  kind: TermKind
  language: Language
  stems: readonly string[]
  text: string
}

/** All that stories are read with; made once, and never changed. */
export type Lexicon = {
  /** The expressions of a language under the rarest of their stems. */
  byStem: Record<Language, ReadonlyMap<string, readonly Expression[]>>
  /** What people call a thing: its first expression in each language. */
  names: ReadonlyMap<string, Record<Language, string>>
  /** A feature and everything broader, for things and for findings at sites alike. */
  broader: (feature: string) => readonly string[]
  /** Concepts of the ontology that a feature is, with their ancestors. */
  conceptsOf: (feature: string) => readonly string[]
  ontology: Ontology
  /** The stem that a stem of the text stands for: itself, or the one known stem a letter away. */
  corrected: Record<Language, (stem: string) => string>
  spelling: Record<Language, Spelling>
}

export type LexiconSources = { terms: readonly Term[]; ontology: string; spelling: SpellingTable }

/** Puts the files together. An expression without stems is left out; the checker names it. */
export function lexiconOf({ terms, ontology, spelling }: LexiconSources): Lexicon {
  const expressions = terms.flatMap(expressionsOf)
  const known = { fr: knownStems(expressions, 'fr'), en: knownStems(expressions, 'en') }
  const parents = new Map(terms.map(({ id, parents: broader }) => [id, broader]))
  const concepts = new Map(terms.map((term) => [term.id, term.concepts]))
  const graph = ontologyOf(ontology)
  return {
    byStem: { fr: underRarestStem(expressions, 'fr'), en: underRarestStem(expressions, 'en') },
    names: new Map(terms.map((term) => [term.id, nameOf(term)])),
    broader: kept((feature) => closureOf(feature, parents)),
    conceptsOf: kept((feature) => [...new Set((concepts.get(feature) ?? []).flatMap(graph.withAncestors))]),
    ontology: graph,
    corrected: { fr: typosOf(known.fr), en: typosOf(known.en) },
    spelling: { fr: spellingOf(spelling, 'fr', known.fr), en: spellingOf(spelling, 'en', known.en) },
  }
}

/** The stems that must be met for an expression. Grammar falls away unless nothing else is left; what holds a single word stays with it. */
export function stemsOf(said: string, language: Language): string[] {
  const words = wordsOf(said, language).filter(({ stem }) => stem !== '')
  const isTelling = ({ typed }: Word) => !grammar.optional[language].has(typed)
  const telling = words.filter(isTelling)
  const held =
    telling.length === 1
      ? words.filter((word) => isTelling(word) || grammar.holding[language].has(word.typed))
      : telling
  return (telling.length > 0 ? held : words).map(({ stem }) => stem)
}

export const expressionsOf = ({ id, kind, said }: Term): Expression[] =>
  LANGUAGES.flatMap((language) =>
    said[language]
      .map((text) => ({ id, kind, language, stems: stemsOf(text, language), text }))
      .filter(({ stems }) => stems.length > 0),
  )

const nameOf = ({ id, said }: Term): Record<Language, string> => {
  const bare = id.slice(2)
  return { fr: said.fr[0] ?? said.en[0] ?? bare, en: said.en[0] ?? said.fr[0] ?? bare }
}

function knownStems(expressions: readonly Expression[], language: Language): ReadonlySet<string> {
  return new Set(expressions.filter((said) => said.language === language).flatMap(({ stems }) => stems))
}

function underRarestStem(all: readonly Expression[], language: Language): Map<string, Expression[]> {
  const expressions = all.filter((said) => said.language === language)
  const frequency = new Map<string, number>()
  for (const { stems } of expressions)
    for (const stem of new Set(stems)) frequency.set(stem, (frequency.get(stem) ?? 0) + 1)
  const rarest = ({ stems }: Expression) =>
    stems.reduce((least, stem) => (frequency.get(stem)! < frequency.get(least)! ? stem : least))
  return Map.groupBy(expressions, rarest)
}

/** `f:pain@knee` is also `f:pain`, `s:knee`, `f:pain@leg` and whatever is broader than the finding alone. */
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

/** Remembers every answer: there are only so many features. */
function kept<Answer>(answer: (feature: string) => Answer): (feature: string) => Answer {
  const answers = new Map<string, Answer>()
  return (feature) => {
    const known = answers.get(feature)
    if (known !== undefined) return known
    const found = answer(feature)
    answers.set(feature, found)
    return found
  }
}
