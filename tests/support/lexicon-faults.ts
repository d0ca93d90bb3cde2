import { LANGUAGES, type Language } from '#contract/foundation/languages.ts'
import { combinationsOf, expressionWords, slotReader, spelledOut, stemsOf } from '#lexicon/readers/expressions.ts'
import { findExpressions } from '#lexicon/readers/find-expressions.ts'
import { type Lexicon, lexiconOf } from '#lexicon/readers/lexicon.ts'
import { longestReadings } from '#lexicon/readers/longest-readings.ts'
import type { Term } from '#lexicon/readers/term-lines.ts'
import { grammar } from '#lexicon/text/grammar.ts'

type ExpressionSample = {
  /** The number of combinations of an expression that are read at most, taken from all over it: half a million would take half a minute. */
  readMost?: number
  /** Which expressions of each line are read: each, or the first of so many. */
  each?: number
}

/** Returns the faults of the terms, one sentence each with the line it is about; an empty list when all is well. */
export function lexiconFaults(
  terms: readonly Term[],
  ontology: string,
  { readMost = 16, each = 1 }: ExpressionSample = {},
): string[] {
  const lexicon = lexiconOf({ terms, ontology, spelling: { fr: new Map(), en: new Map() } })
  return [
    ...repeatedIds(terms),
    ...terms.flatMap((term) => [...badLinks(term, terms, lexicon), ...emptyColumns(term), ...badNames(term)]),
    ...circles(terms),
    ...repeatedNames(terms),
    ...repeatedExpressions(terms),
    ...terms.flatMap((term) =>
      LANGUAGES.flatMap((language) =>
        term.said[language]
          .filter((_, index) => index % each === 0)
          .flatMap((said) => someSpelledOut(said, readMost))
          .flatMap((said) => badExpression(term, said, language, lexicon)),
      ),
    ),
  ]
}

function repeatedIds(terms: readonly Term[]): string[] {
  const first = new Map<string, Term>()
  return terms.flatMap((term) => {
    const known = first.get(term.id)
    first.set(term.id, known ?? term)
    return known ? [`${term.place}: ${term.id} has a line already, ${known.place}`] : []
  })
}

function badLinks({ place, parents, concepts }: Term, terms: readonly Term[], lexicon: Lexicon): string[] {
  const ids = idsOf(terms)
  const isKnown = (parent: string) => {
    const [finding = '', site] = parent.split('@')
    return ids.has(finding) && (site === undefined || ids.has(`s:${site}`))
  }
  return [
    ...parents.filter((parent) => !isKnown(parent)).map((parent) => `${place}: nothing is called ${parent}`),
    ...concepts
      .filter((concept) => !lexicon.ontology.names.has(concept))
      .map((concept) => `${place}: ${concept} is not in hpo.tsv`),
  ]
}

const knownIds = new WeakMap<readonly Term[], Set<string>>()
function idsOf(terms: readonly Term[]): Set<string> {
  const ids = knownIds.get(terms) ?? new Set(terms.map(({ id }) => id))
  knownIds.set(terms, ids)
  return ids
}

function someSpelledOut(said: string, most: number): string[] {
  const all = spelledOut(said)
  const step = Math.ceil(all.length / most)
  return all.filter((_, index) => index % step === 0)
}

const emptyColumns = ({ place, said, isSilentIn }: Term): string[] =>
  LANGUAGES.filter((language) => said[language].length === 0 && !isSilentIn[language]).map(
    (language) => `${place}: no ${language} expression; write - where there is none`,
  )

/** The name that people see must be one expression, without a choice in it. */
const badNames = ({ place, kind, names, said }: Term): string[] =>
  LANGUAGES.flatMap((language) => {
    const name = names[language] ?? said[language][0] ?? ''
    return kind !== 'ignore' && name.includes('[') ? [`${place}: the name "${name}" leaves a choice`] : []
  })

/** Two things that are called the same cannot be told apart on a chip. */
function repeatedNames(terms: readonly Term[]): string[] {
  const shown = terms.filter(({ kind }) => kind !== 'ignore')
  return LANGUAGES.flatMap((language) =>
    [...Map.groupBy(shown, ({ names, said }) => names[language] ?? said[language][0] ?? '')].flatMap(([name, all]) =>
      name !== '' && all.length > 1
        ? [`${all.map(({ place }) => place).join(' and ')}: both are called "${name}"`]
        : [],
    ),
  )
}

/** Lines that are broader than themselves. */
function circles(terms: readonly Term[]): string[] {
  const parents = new Map(terms.map((term) => [term.id, term.parents.flatMap(partsOf)]))
  const reaches = (from: string, to: string, seen: Set<string>): boolean =>
    (parents.get(from) ?? []).some((parent) => {
      if (parent === to) return true
      if (seen.has(parent)) return false
      seen.add(parent)
      return reaches(parent, to, seen)
    })
  return terms
    .filter(({ id }) => reaches(id, id, new Set()))
    .map(({ id, place }) => `${place}: ${id} is broader than itself`)
}

function partsOf(feature: string): string[] {
  const [finding = '', site] = feature.split('@')
  return site === undefined ? [finding] : [finding, `s:${site}`]
}

/** Combinations that stand under two ids, each pair of lines once an expression. */
function repeatedExpressions(terms: readonly Term[]): string[] {
  return LANGUAGES.flatMap((language) => {
    const first = new Map<string, Term>()
    const slotsOf = slotReader(language)
    return terms.flatMap((term) =>
      term.said[language].flatMap((said) => {
        const faults = new Map<Term, string>()
        for (const combination of combinationsOf(slotsOf(said, term.kind))) {
          const key = combination.toSorted().join(' ')
          const known = first.get(key)
          if (known === undefined) first.set(key, term)
          else if (known.id !== term.id && !faults.has(known))
            faults.set(
              known,
              `${term.place}: "${spelledAs(key, said, language)}" stands under ${known.id} too, ${known.place}`,
            )
        }
        return [...faults.values()]
      }),
    )
  })
}

const spelledAs = (key: string, said: string, language: Language): string =>
  spelledOut(said).find((text) => stemsOf(text, language).sort().join(' ') === key) ?? said

function badExpression(term: Term, said: string, language: Language, lexicon: Lexicon): string[] {
  const words = expressionWords(said, language)
  const small = words.length === 1 ? grammar.stop[language] : grammar.optional[language]
  if (words.every(({ typed }) => small.has(typed))) return [`${term.place}: "${said}" is made of small words alone`]
  const read = longestReadings(findExpressions(words, lexicon, language), lexicon)
  return read.some(({ expression }) => expression.id === term.id)
    ? []
    : [`${term.place}: "${said}" is not read as ${term.id}`]
}
