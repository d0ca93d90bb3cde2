import type { Language } from '#contract/foundation/languages.ts'
import { grammar } from '#lexicon/text/grammar.ts'
import type { Word } from '#lexicon/text/words.ts'
import { denialPhrases } from './denial-phrases.ts'
import type { FoundExpression } from './find-expressions.ts'
import { isComma, type Line, lineOf, type Phrase, phrasesIn } from './phrases.ts'

const LOOKED_BACK = 6
const SUBJECT_WORDS = 14
const SUBJECT_CONTENT_WORDS = 4
const FRONTED_WORDS = 9
const UNRELATED_WORDS = 6

/** Circumstances that tell of the course or the care of an illness: "entre deux, rien" and "le dentiste, rien" do not deny them. */
const COURSE =
  /^c:(?:attacks|lasts|since|between|first|sudden|slow|episodic|clusters|comes|full|weekly|monthly|hours|seconds|transient|goes|dental|procedure|many-doctors)/

/** Circumstances that a verdict describes but does not deny: "le week-end, rien" says when the symptom is absent. */
const SPARED_BY_VERDICTS = /^c:weekend/

const CLAUSE_WORDS = 14

export type Denials = (found: FoundExpression) => boolean

type Denied = { everything: Set<number>; circumstances: Set<number>; byVerdict: Set<number> }

/**
 * Reads the denials of a text: "pas de fièvre", "sans douleur", "ni rougeur", "ça gratte pas", "le café n'y change rien", "à vélo, aucun souci". A denial that
 * is part of the expression ("ne dort pas") denies nothing. A denial before a reading crosses a comma only in a row: "no fever, cough or rash".
 * @param findings  the findings read in these words: a row must begin with one
 */
export function denialsIn(words: readonly Word[], language: Language, findings: readonly FoundExpression[]): Denials {
  const line = lineOf(words)
  const noDenial = placesOf(phrasesIn(line, denialPhrases.noDenial[language]))
  const denies = (place: number) => !noDenial.has(place)
  const denied = deniedByPhrases(line, words, language)
  const isDenial = (place: number) => grammar.denials[language].has(words[place]!.form)
  const told = new Set(findings.flatMap(({ places }) => (places.some(isDenial) ? [] : places)))
  for (const { from, to } of deniedRows(words, language, { denies, told }))
    for (let place = from; place < to; place++) denied.everything.add(place)
  return (found) =>
    isDeniedByWord(found, words, language, denies) ||
    isFollowedByDenial(found, words, language, denies) ||
    isDeniedByPhrase(found, denied)
}

function isDeniedByPhrase(
  { expression, places }: FoundExpression,
  { everything, circumstances, byVerdict }: Denied,
): boolean {
  const isLesser = expression.kind === 'ctx' && !COURSE.test(expression.id)
  const isJudged = isLesser && !SPARED_BY_VERDICTS.test(expression.id)
  return places.every(
    (place) => everything.has(place) || (isLesser && circumstances.has(place)) || (isJudged && byVerdict.has(place)),
  )
}

function isDeniedByWord(
  { expression, places }: FoundExpression,
  words: readonly Word[],
  language: Language,
  denies: (place: number) => boolean,
): boolean {
  if (expression.kind === 'site') return false
  const [from, to] = [places[0]!, places.at(-1)!]
  for (let place = from + 1; place < to; place++)
    if (!places.includes(place) && isInnerDenial(words[place]!, language) && denies(place)) return true
  for (let place = from - 1; place >= 0 && from - place <= LOOKED_BACK; place--) {
    const word = words[place]!
    if (word.clause !== words[from]!.clause || isComma(word)) break
    if (denies(place) && reaches(words, place, from, language)) return true
  }
  return false
}

/**
 * Whether a word within an expression denies it: "Je ne vois pas double". "Plus" between two words is nearly always "more", and "sans" denies only the words
 * after it.
 */
const isInnerDenial = ({ form }: Word, language: Language): boolean =>
  grammar.denials[language].has(form) && form !== 'plus' && form !== 'sans' && form !== 'without'

function reaches(words: readonly Word[], place: number, from: number, language: Language): boolean {
  const { form } = words[place]!
  const reach = grammar.denials[language].get(form)
  const distance = from - place
  if (reach === undefined || distance > reach) return false
  if (form === 'plus') return isAbsence(words, place)
  return !grammar.verbalDenials.has(form) || distance === 1 || grammar.reaching.has(words[place + 1]?.form ?? '')
}

/**
 * Whether "plus" means absence: "Plus de fièvre" at the beginning of a clause, or with "ne", "il y a" or "j'ai" before it; no comparison ("plus de sel que"),
 * and no increase ("de plus en plus de").
 */
function isAbsence(words: readonly Word[], place: number): boolean {
  const next = words[place + 1]?.form
  if (next !== 'de' && next !== 'd' && next !== 'aucun' && next !== 'aucune') return false
  const clause = clauseAround(words, place)
  const said = clause.slice(place - clause.from + 1)
  if (hasComparison(said)) return false
  const before = words[place - 1]
  if (before === undefined || before.clause !== words[place]!.clause || isComma(before)) return true
  // "J'ai plus de douleurs alors que je me repose", spoken without "ne", is an increase.
  if (grammar.possessed.has(before.form) && !rowIn(said).some(isQue)) return true
  return words.slice(Math.max(clause.from, place - 4), place).some(isNe)
}

/** Words that open a clause with "que", which then compares nothing: "je n'ai plus de migraines depuis que". */
const OPENING_WITH_QUE = new Set(
  'depuis des parce puis pendant alors tant apres avant sans afin pense crois dirait'.split(' '),
)

/** Words that form an adverb with "de": "de nouveau de la fièvre" tells of a fever. */
const ADVERBS_WITH_DE = new Set(
  'nouveau plus habitude suite jour nuit temps moins abord ailleurs apres autant sorte facon'.split(' '),
)

function hasComparison(words: readonly Word[]): boolean {
  const said = rowIn(words)
  return said.some((word, at) => isQue(word) && !OPENING_WITH_QUE.has(said[at - 1]?.form ?? ''))
}

function rowIn(words: readonly Word[]): readonly Word[] {
  const isEndOfRow = (word: Word, at: number) =>
    isComma(word) && (!isPartitive(words[at + 1]) || ADVERBS_WITH_DE.has(words[at + 2]?.form ?? ''))
  const comma = words.findIndex(isEndOfRow)
  return comma < 0 ? words : words.slice(0, comma)
}

const isQue = ({ form }: Word): boolean => form === 'que' || form === 'qu'

function clauseAround(words: readonly Word[], place: number): { from: number; slice: (from: number) => Word[] } {
  let from = place
  while (from > 0 && place - from < LOOKED_BACK && words[from - 1]!.clause === words[place]!.clause) from--
  let to = place
  while (to < words.length && to - place < SUBJECT_WORDS && words[to]!.clause === words[place]!.clause) to++
  return { from, slice: (start) => words.slice(from + start, to) }
}

const isNe = ({ form }: Word): boolean => form === 'ne' || form === 'n'

/**
 * Whether a denial follows a reading: "Ne gratte pas", and as it is spoken: "ça gratte pas", "je tousse plus". Excludes "mal pas de fièvre", where the denial
 * applies to the words after it, and "ça gratte pas que la nuit".
 */
function isFollowedByDenial(
  { expression, places }: FoundExpression,
  words: readonly Word[],
  language: Language,
  denies: (place: number) => boolean,
): boolean {
  if (expression.kind === 'site') return false
  const [from, to] = [places[0]!, places.at(-1)!]
  const at = grammar.indeed.has(words[to + 1]?.form ?? '') ? to + 2 : to + 1
  const next = words[at]
  if (next === undefined || next.clause !== words[to]!.clause || !denies(at)) return false
  if (!grammar.trailing[language].has(next.form)) return false
  const after = words[at + 1]?.form ?? ''
  const before = words.slice(Math.max(0, from - 3), to + 1)
  const isNegated = before.some(isNe)
  if (next.form === 'plus') return isNegated && after !== 'que' && after !== 'de' && after !== 'qu'
  if (isNegated) return true
  if (next.form !== 'pas' || after === 'de' || after === 'd') return false
  return isVerb(words, from, to)
}

function isVerb(words: readonly Word[], from: number, to: number): boolean {
  let place = from - 1
  while (place > 0 && grammar.objects.has(words[place]!.form)) place--
  const before = words[place]
  const hasSubject =
    before !== undefined && before.clause === words[from]!.clause && grammar.spokenSubjects.has(before.form)
  return hasSubject || /.{3}[^m]ent$/.test(words[to]!.form)
}

const ROW_DENIALS = new Set('sans ss aucun aucune no without denies'.split(' '))
const ROW_JOINS = new Set('ni ou or nor'.split(' '))
const ROW_ENDS = new Set('et and'.split(' '))
const COMPLEMENTS = new Set(
  'depuis quand lorsque pendant si car parce qui que since when while if because during that'.split(' '),
)
const ITEM_CONTENT_WORDS = 2
const ITEM_WORDS = 6
const ROW_ITEMS = 8

type RowReading = {
  denies: (place: number) => boolean
  told: ReadonlySet<number>
}

/**
 * Returns the items, after the first, of denied rows: "sans fièvre, toux ni frissons", "pas de fièvre, de toux". An item is denied if it is "de" and one word,
 * or if it is not after the last "ni", "ou", "or" or "nor": "pas de toux, fièvre" denies no fever. A row must begin with a finding, because "sans café, nausées
 * ou vertiges" tells what happens without coffee.
 */
function deniedRows(words: readonly Word[], language: Language, { denies, told }: RowReading): Phrase[] {
  const rows: Phrase[] = []
  for (let place = 0; place < words.length; place++) {
    const { form } = words[place]!
    const isVerbal = grammar.verbalDenials.has(form) || form === 'plus'
    const isOfNoun = isVerbal
      ? isPartitive(words[place + 1]) && (form !== 'plus' || isAbsence(words, place))
      : ROW_DENIALS.has(form)
    if (isOfNoun && grammar.denials[language].has(form) && denies(place))
      rows.push(...laterItems(words, place + 1, told))
  }
  return rows
}

const isPartitive = (word: Word | undefined): boolean => word?.form === 'de' || word?.form === 'd'

type Item = Phrase & { isJoined: boolean; isOf: boolean }

function laterItems(words: readonly Word[], start: number, told: ReadonlySet<number>): Phrase[] {
  const { clause } = words[start - 1]!
  const isHere = (place: number) => words[place]?.clause === clause
  const items: Item[] = []
  let isJoined = false
  for (let from = start; items.length < ROW_ITEMS && isHere(from); ) {
    const to = endOfItem(words, from)
    const item = { from, to, isJoined, isOf: isOfOneThing(words, { from, to }) }
    if (!isItem(words, item) || (items.length === 0 ? !tells(item, told) : !followsIn(words, item, items))) break
    items.push(item)
    const goesOn = item.isOf && ROW_ENDS.has(words[to]?.form ?? '') && isPartitive(words[to + 1])
    if (!isHere(to) || (isEnd(words[to]!) && !goesOn)) break
    isJoined = false
    from = goesOn ? to + 1 : to
    while (isHere(from) && (isComma(words[from]!) || isJoin(words[from]!))) isJoined ||= isJoin(words[from++]!)
  }
  const last = items.findLastIndex((item) => item.isJoined)
  return items.filter((item, index) => index > 0 && (index <= last || item.isOf))
}

const isEnd = ({ form }: Word): boolean => ROW_ENDS.has(form) || COMPLEMENTS.has(form)

const isOfOneThing = (words: readonly Word[], { from, to }: Phrase): boolean =>
  isPartitive(words[from]) &&
  !ADVERBS_WITH_DE.has(words[from + 1]?.form ?? '') &&
  (to - from === 2 || (to - from > 2 && isPartitive(words[from + 2])))

function endOfItem(words: readonly Word[], from: number): number {
  let to = from
  const isWithin = (word: Word | undefined) =>
    word !== undefined && word.clause === words[from]!.clause && !isComma(word) && !isRowWord(word)
  while (to - from <= ITEM_WORDS && isWithin(words[to]) && !(to > from && COMPLEMENTS.has(words[to]!.form))) to++
  return to
}

const isItem = (words: readonly Word[], { from, to }: Item): boolean =>
  to > from &&
  to - from <= ITEM_WORDS &&
  words.slice(from, to).filter(({ isStop }) => !isStop).length <= ITEM_CONTENT_WORDS

function tells({ from, to }: Item, told: ReadonlySet<number>): boolean {
  for (let place = from; place < to; place++) if (told.has(place)) return true
  return false
}

const followsIn = (words: readonly Word[], { from, isJoined, isOf }: Item, items: readonly Item[]): boolean =>
  (isPartitive(words[from]) || !words[from]!.isStop) && (!items.at(-1)!.isJoined || isJoined || isOf)

/** "Où" has the form "ou" but joins nothing. */
const isJoin = ({ form, typed }: Word): boolean => ROW_JOINS.has(form) && typed !== 'où'
const isRowWord = (word: Word): boolean => isJoin(word) || ROW_ENDS.has(word.form)

function deniedByPhrases(line: Line, words: readonly Word[], language: Language): Denied {
  const everything = new Set<number>()
  const circumstances = new Set<number>()
  const byVerdict = new Set<number>()
  const deny = (places: Set<number>, { from, to }: Phrase) => {
    for (let place = from; place < to; place++) if (!grammar.denying.has(words[place]!.form)) places.add(place)
  }
  for (const said of phrasesIn(line, denialPhrases.noEffect[language]))
    deny(circumstances, { from: subjectOf(words, said.from), to: said.to })
  for (const said of phrasesIn(line, denialPhrases.well[language]))
    deny(everything, { from: subjectOf(words, said.from), to: said.from })
  for (const said of phrasesIn(line, denialPhrases.orNot[language]))
    deny(circumstances, { from: subjectOf(words, said.from), to: said.from })
  for (const said of phrasesIn(line, denialPhrases.unrelated[language]))
    deny(everything, { from: said.to, to: endOfRow(words, said) })
  for (const said of phrasesIn(line, denialPhrases.notNow[language]))
    deny(everything, { from: said.from, to: endOfRow(words, said, CLAUSE_WORDS) })
  const was = new Set(phrasesIn(line, denialPhrases.was[language]).map(({ from }) => from))
  for (const { from: end } of phrasesIn(line, denialPhrases.over[language])) {
    const begun = lastBefore(was, end, words)
    if (begun !== undefined) deny(everything, { from: begun, to: end })
  }
  for (const said of phrasesIn(line, denialPhrases.verdict[language])) {
    const fronted = frontedBefore(words, said)
    if (fronted) deny(isNamed(words, fronted) ? everything : byVerdict, fronted)
  }
  return { everything, circumstances, byVerdict }
}

function lastBefore(places: ReadonlySet<number>, end: number, words: readonly Word[]): number | undefined {
  for (let place = end - 1; place >= 0 && end - place <= CLAUSE_WORDS; place--) {
    if (words[place]!.sentence !== words[end]!.sentence) return undefined
    if (places.has(place)) return place
  }
  return undefined
}

function subjectOf(words: readonly Word[], end: number): number {
  let start = end
  let content = 0
  let isRow = false
  for (let place = end - 1; place >= 0 && end - place <= SUBJECT_WORDS; place--) {
    const word = words[place]!
    if (word.clause !== words[end - 1]!.clause || grammar.subjectEnds.has(word.form)) break
    if (isComma(word)) {
      if (!isRow) break
      content = 0
    } else if (grammar.joining.has(word.form)) {
      isRow = true
      content = 0
    } else {
      if (!word.isStop && ++content > SUBJECT_CONTENT_WORDS) break
      start = place
    }
  }
  return start
}

function frontedBefore(words: readonly Word[], { from, to }: Phrase): Phrase | undefined {
  const [first, before, after] = [words[from]!, words[from - 1], words[to]]
  if (before === undefined || before.sentence !== first.sentence) return undefined
  if (after !== undefined && after.clause === words[to - 1]!.clause && !isComma(after)) return undefined
  const isOverClause = before.clause !== first.clause
  if (isOverClause && grammar.clauseOpeners.has(first.form)) return undefined
  if (grammar.joining.has(before.form)) return undefined
  if (!isOverClause && !isComma(before) && !grammar.speakers.has(first.form)) return undefined
  const end = isComma(before) ? from - 1 : from
  let start = end
  while (
    start > 0 &&
    words[start - 1]!.clause === words[end - 1]!.clause &&
    (isOverClause || !isComma(words[start - 1]!))
  )
    start--
  return end - start <= FRONTED_WORDS && end > start ? { from: start, to: end } : undefined
}

const isNamed = (words: readonly Word[], { from, to }: Phrase): boolean =>
  to - from <= 3 && words[to]?.clause !== words[to - 1]!.clause && words[from - 1]?.clause !== words[from]!.clause

function endOfRow(words: readonly Word[], { to: start }: Phrase, most = UNRELATED_WORDS): number {
  const { clause } = words[start - 1]!
  let to = start
  while (to - start < most && words[to]?.clause === clause && !isComma(words[to]!)) to++
  return to
}

const placesOf = (phrases: readonly Phrase[]): Set<number> =>
  new Set(phrases.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, index) => from + index)))
