import { foldText } from '#contract/foundation/fold.ts'
import { LANGUAGES, type Language } from '#contract/foundation/languages.ts'
import { isListedSymptom } from '#contract/posts/tag-suggestions.ts'
import { languageOf } from '#lexicon/text/language-of.ts'
import { NOT_STEMMED } from '#lexicon/text/stems.ts'
import { type Word, wordsOf } from '#lexicon/text/words.ts'
import { FARTHEST_DENIED, type FindingAtSite, findingsAtSites } from './at-sites.ts'
import { denialsIn } from './denial.ts'
import { withDirections } from './directions.ts'
import { type FoundExpression, findExpressions } from './find-expressions.ts'
import { isKnown, type Lexicon } from './lexicon.ts'
import { longestReadings } from './longest-readings.ts'
import { isName } from './names.ts'
import { otherWordsIn, withoutOtherMeanings } from './other-meanings.ts'
import { isCalledMine, wordsOfAnimals, wordsOfRelatives } from './relatives.ts'
import { saidOfThings } from './things.ts'

export type Story = { title: string; description: string; tags?: readonly string[] }

/** A range of `StoryReading.text`; `end` is not included. */
export type Quote = { at: number; end: number }

export type Way = {
  /**
   * The expression of the first words that say it, as the lexicon writes it; of a finding at a site, that of the finding; of a circumstance with its effect
   * ("le froid soulage"), an arrow and the stem of the circumstance.
   */
  expression: string
  words: number
  between: number
  times: number
}

/** The content of a story, as features that are the same in every language, except for words. */
export type StoryReading = {
  language: Language
  /** Quotes point into this text. */
  text: string
  /**
   * `f:…` findings, `f:…@…` findings at sites, `s:…` sites, `c:…` circumstances, `HP:…` concepts: first the features that words say themselves, each with the
   * first words that say it, then broader ones, with the words of the first narrower one.
   */
  present: ReadonlyMap<string, Quote>
  /** Broader features are included, whether or not the description says them too. */
  chosen: ReadonlySet<string>
  ways: ReadonlyMap<string, Way>
  /** Findings and circumstances that the story denies and nowhere affirms. */
  absent: ReadonlyMap<string, Quote>
  relatives: ReadonlyMap<string, Quote>
  words: ReadonlyMap<string, Quote>
  unread: readonly string[]
  removed: ReadonlyMap<string, Quote>
  silent: readonly Quote[]
}

/**
 * The author's corrections of how a story was read, by feature; `!` before a feature stands for one that the story denies. Features that the lexicon does not
 * know are ignored.
 */
export type Corrections = { added: readonly string[]; removed: ReadonlySet<string> }

export const UNCORRECTED: Corrections = { added: [], removed: new Set() }

/** Longer texts are refused: no form sends them. */
export const STORY_CHARS_MAX = 100_000

export class StoryTooLong extends RangeError {
  readonly chars: number
  constructor(chars: number) {
    super(`A story of ${chars} characters is longer than ${STORY_CHARS_MAX}.`)
    this.name = 'StoryTooLong'
    this.chars = chars
  }
}

export const textOf = ({ title, description, tags = [] }: Story): string => [title, description, ...tags].join('\n')

type ReadStoryOptions = {
  corrections?: Corrections
  language?: Language
}

/**
 * Pure, in time proportional to the story's length.
 * @throws StoryTooLong above 100,000 characters, title and tags included
 */
export function readStory(
  lexicon: Lexicon,
  story: Story,
  { corrections = UNCORRECTED, language: known }: ReadStoryOptions = {},
): StoryReading {
  const text = textOf(story)
  if (text.length > STORY_CHARS_MAX) throw new StoryTooLong(text.length)
  const { title, description, tags = [] } = story
  const written = textOf({ title, description })
  const told = known ?? languageOf(written)
  const { language, ...whole } = told ? readIn(told, written, lexicon) : readShort(written, lexicon)
  // Listed tags are stored in French, whichever language their author used.
  const parts = [whole, ...tags.map((tag) => readPart(tag, isListedSymptom(tag) ? 'fr' : language, lexicon))]
  const { words, readings, own, theirs, denied, said } = joined(parts)
  const { kept, gone } = corrected(utterancesOf(said, words), corrections)
  const present = ownWordsOf(kept, words)
  for (const { feature, places } of kept) sayIn(present, feature, quoteOf(places, words), lexicon)
  const added = corrections.added.filter((feature) => isKnown(lexicon, feature))
  for (const [place, feature] of added.entries()) sayIn(present, feature, addedQuote(place), lexicon)
  const ofTags = kept.filter(({ places }) => words[places[0]!]!.at > written.length)
  const [goneAbsent, absent] = partition(
    denialsOf(denied, words).filter(({ feature }) => !present.has(feature)),
    ({ feature }) => corrections.removed.has(`!${feature}`) || corrections.removed.has(`!${feature.split('@')[0]}`),
  )
  return {
    language,
    text,
    present,
    chosen: new Set([...ofTags.map(({ feature }) => feature), ...added].flatMap((each) => allImplied(each, lexicon))),
    ways: waysOf(kept),
    absent: quotesOf(absent, words),
    removed: new Map([
      ...quotesOf(gone, words),
      ...[...quotesOf(goneAbsent, words)].map(([feature, quote]) => [`!${feature}`, quote] as const),
    ]),
    relatives: quotesOf(theirs.filter(isFinding).map(utteranceOf), words),
    words: contentWords(words, language),
    unread: unreadWords(words, readings, text),
    silent: silentSentences(
      words,
      [...own, ...theirs].filter(({ expression }) => expression.kind !== 'ignore'),
    ),
  }
}

type Part = {
  text: string
  words: readonly Word[]
  readings: readonly FoundExpression[]
  own: readonly FoundExpression[]
  denied: readonly FoundExpression[]
  said: readonly FoundExpression[]
  theirs: readonly FoundExpression[]
}

function readPart(text: string, language: Language, lexicon: Lexicon): Part {
  const words = wordsOf(text, language, lexicon.spelling[language])
  const others = otherWordsIn(words, language)
  for (const [place, word] of words.entries())
    if (others.has(place) || isName(place, words, text, lexicon, language)) word.stem = `${NOT_STEMMED}${word.form}`
    else if (!word.isStop) word.stem = lexicon.corrected[language](word.stem)
  const met = longestReadings(
    [...findExpressions(words, lexicon, language), ...wholeNameIn(text, words, lexicon, language)],
    lexicon,
  )
  const read = withoutOtherMeanings(met, words, language)
  const readings = withDirections(read, words, lexicon, language)
  const findings = new Set(readings.filter(isFinding).flatMap(({ places }) => places.map((place) => words[place]!)))
  const ofRelatives = wordsOfRelatives(words, language, findings)
  const [theirs, told] = partition(readings, ({ expression, places }) => {
    const { sentences, clauses } = ofRelatives
    const isTheirs = (word: Word) => sentences.has(word) || (expression.kind !== 'ctx' && clauses.has(word))
    return places.every((place) => isTheirs(words[place]!)) && !isCalledMine(words, places[0]!, language)
  })
  const ofThings = saidOfThings(words, {
    read: placesOf(readings),
    sites: placesOf(readings.filter(isSite)),
    nouns: new Set(readings.filter(({ expression }) => expression.kind === 'find').map(({ places }) => places[0]!)),
    language,
  })
  const ofAnimals = wordsOfAnimals(words, language)
  const own = told.filter(
    (found) => !ofAnimals.has(words[found.places[0]!]!) && (!isFinding(found) || !ofThings.has(found.places[0]!)),
  )
  const [deniedAlone, saidAlone] = partition(own, denialsIn(words, language, own.filter(isFinding)))
  const sites = deniedSites(deniedAlone, saidAlone, words)
  const isBroader = ({ expression }: FoundExpression, narrower: FoundExpression) =>
    lexicon.broader(narrower.expression.id).includes(expression.id)
  const denied = [
    // "Pas mal au ventre" denies no other pain.
    ...deniedAlone.filter((found) => !deniedAlone.some((other) => isPartOf(found, other) && isBroader(found, other))),
    ...sites,
  ]
  const said = saidAlone.filter((found) => !sites.has(found))
  return { text, words, readings, own, denied, said, theirs }
}

const NAME_WORDS_MAX = 12

/** Reads a text that is nothing but the everyday name of a thing, as tags and searches are: in a story one word of that name may say too little. */
function wholeNameIn(text: string, words: readonly Word[], lexicon: Lexicon, language: Language): FoundExpression[] {
  if (words.length === 0 || words.length > NAME_WORDS_MAX) return []
  const id = lexicon.named[language].get(foldText(text))
  if (id === undefined) return []
  const expression = { id, kind: lexicon.kinds.get(id)!, said: lexicon.names.get(id)![language], slots: [] }
  return [{ expression, places: words.map((_, place) => place) }]
}

/** Returns the sites that are only named in what is denied: in "pas mal au ventre" the belly is not the matter. */
function deniedSites(
  denied: readonly FoundExpression[],
  said: readonly FoundExpression[],
  words: readonly Word[],
): ReadonlySet<FoundExpression> {
  const sites = said.filter(isSite)
  const sitesOf = (findings: readonly FoundExpression[], farthest?: number) =>
    findingsAtSites([...findings.filter((found) => !isSite(found)), ...sites], words, farthest).map(({ site }) => site)
  const told = new Set(sitesOf(said))
  return new Set(
    [
      ...sites.filter((site) => denied.some((found) => isPartOf(site, found))),
      ...sitesOf(denied, FARTHEST_DENIED),
    ].filter((site) => !told.has(site)),
  )
}

const isPartOf = ({ places }: FoundExpression, longer: FoundExpression): boolean =>
  longer.places.length > places.length && places.every((place) => longer.places.includes(place))

const readIn = (language: Language, text: string, lexicon: Lexicon): Part & { language: Language } => ({
  ...readPart(text, language, lexicon),
  language,
})

function readShort(text: string, lexicon: Lexicon): Part & { language: Language } {
  const parts = LANGUAGES.map((each) => readIn(each, text, lexicon))
  const unreadIn = ({ words, readings, text }: Part) => unreadWords(words, readings, text).length
  return parts.reduce((best, other) => (unreadIn(other) < unreadIn(best) ? other : best))
}

function joined(parts: readonly Part[]): Omit<Part, 'text'> {
  const words: Word[] = []
  const whole = {
    readings: [] as FoundExpression[],
    own: [] as FoundExpression[],
    denied: [] as FoundExpression[],
    said: [] as FoundExpression[],
    theirs: [] as FoundExpression[],
  }
  let start = 0
  for (const { text, words: own, ...read } of parts) {
    const [first, clause, sentence] = [words.length, nextOf(words, 'clause'), nextOf(words, 'sentence')]
    for (const name of FOUND)
      for (const found of read[name]) whole[name].push({ ...found, places: found.places.map((place) => place + first) })
    for (const word of own)
      words.push({
        ...word,
        at: word.at + start,
        end: word.end + start,
        clause: word.clause + clause,
        sentence: word.sentence + sentence,
      })
    start += text.length + 1
  }
  return { words, ...whole }
}

const FOUND = ['readings', 'own', 'denied', 'said', 'theirs'] as const

const nextOf = (words: readonly Word[], of: 'clause' | 'sentence'): number => (words.at(-1)?.[of] ?? -1) + 1

const isFindingOrCircumstance = (found: FoundExpression): boolean => isFinding(found) || found.expression.kind === 'ctx'
const isSite = ({ expression }: FoundExpression): boolean => expression.kind === 'site'
const placesOf = (readings: readonly FoundExpression[]): ReadonlySet<number> =>
  new Set(readings.flatMap(({ places }) => places))
const isFinding = ({ expression: { kind } }: FoundExpression): boolean => kind === 'find' || kind === 'local'

type Utterance = { feature: string; said: string; places: readonly number[] }

function utterancesOf(said: readonly FoundExpression[], words: readonly Word[]): Utterance[] {
  const meant = said
    .filter(({ expression }) => expression.kind !== 'ignore')
    .sort((one, other) => one.places[0]! - other.places[0]!)
  return [...findingsAtSites(meant, words).map(utteranceAtSite), ...meant.map(utteranceOf)]
}

/**
 * Returns what is denied: a finding at its site, where it has one, because "pas mal au genou" denies no other pain; and nothing that is only a part of a longer
 * denied expression.
 */
function denialsOf(denied: readonly FoundExpression[], words: readonly Word[]): Utterance[] {
  const atSites = findingsAtSites(denied, words, FARTHEST_DENIED)
  const placed = new Set(atSites.map(({ finding }) => finding))
  return [
    ...atSites.map(utteranceAtSite),
    ...denied.filter((found) => isFindingOrCircumstance(found) && !placed.has(found)).map(utteranceOf),
  ]
}

const utteranceOf = ({ expression: { id, said }, places }: FoundExpression): Utterance => ({
  feature: id,
  said,
  places,
})
const utteranceAtSite = ({ feature, finding, site }: FindingAtSite): Utterance => ({
  feature,
  said: finding.expression.said,
  places: [...finding.places, ...site.places],
})

/**
 * Splits utterances into those that are kept and those that the author took away. A removed finding takes the findings and sites with it that are read in the
 * same words, or in some of them; a removed circumstance takes circumstances.
 */
function corrected(said: readonly Utterance[], { removed }: Corrections): { kept: Utterance[]; gone: Utterance[] } {
  const gone = said.filter(({ feature }) => removed.has(feature))
  if (gone.length === 0) return { kept: [...said], gone }
  const goneAt = new Map<number, Utterance[]>()
  for (const utterance of gone)
    for (const place of utterance.places) goneAt.set(place, [...(goneAt.get(place) ?? []), utterance])
  const isWithin = ({ feature, places }: Utterance) =>
    (goneAt.get(places[0]!) ?? []).some(
      (other) =>
        isCircumstance(other.feature) === isCircumstance(feature) &&
        places.every((place) => other.places.includes(place)),
    )
  return { kept: said.filter((utterance) => !isWithin(utterance)), gone }
}

const isCircumstance = (feature: string): boolean => feature.startsWith('c:')

/** Returns the features that words say themselves, each with the first words that do; a finding at a site is also that finding. */
function ownWordsOf(said: readonly Utterance[], words: readonly Word[]): Map<string, Quote> {
  const own = new Map<string, Quote>()
  for (const { feature, places } of said)
    for (const each of [feature, feature.split('@')[0]!]) if (!own.has(each)) own.set(each, quoteOf(places, words))
  return own
}

/** Words that overlap do not say a feature again. */
function waysOf(utterances: readonly Utterance[]): Map<string, Way> {
  const ways = new Map<string, Way>()
  const counted = new Map<string, Set<number>>()
  for (const { feature, said, places } of utterances) {
    const known = counted.get(feature) ?? new Set()
    counted.set(feature, known)
    if (places.some((place) => known.has(place))) continue
    for (const place of places) known.add(place)
    const words = new Set(places).size
    const between = Math.max(...places) - Math.min(...places) + 1 - words
    const way = ways.get(feature) ?? { expression: said, words, between, times: 0 }
    ways.set(feature, { ...way, times: way.times + 1 })
  }
  return ways
}

/** Adds a feature, and everything broader, unless it was told before. */
function sayIn(present: Map<string, Quote>, feature: string, quote: Quote, lexicon: Lexicon): void {
  for (const each of allImplied(feature, lexicon)) if (!present.has(each)) present.set(each, quote)
}

const allImplied = (feature: string, lexicon: Lexicon): string[] =>
  lexicon.broader(feature).flatMap((broader) => [broader, ...lexicon.conceptsOf(broader)])

/** Returns the quote of an added feature, which has no words: it stands before the text, each in a place of its own. */
const addedQuote = (place: number): Quote => ({ at: -1 - place, end: 0 - place })

const LONGEST_TEXT = 2 ** 26

export const placeOf = ({ at, end }: Quote): number => at * LONGEST_TEXT + end

export const isAdded = ({ at }: Quote): boolean => at < 0

function quotesOf(said: readonly Utterance[], words: readonly Word[]): Map<string, Quote> {
  return new Map(said.map(({ feature, places }) => [feature, quoteOf(places, words)]))
}

function quoteOf(places: readonly number[], words: readonly Word[]): Quote {
  return {
    at: Math.min(...places.map((place) => words[place]!.at)),
    end: Math.max(...places.map((place) => words[place]!.end)),
  }
}

function contentWords(words: readonly Word[], language: Language): Map<string, Quote> {
  return new Map(words.filter(isContent).map(({ stem, at, end }) => [`w:${language}:${stem}`, { at, end }] as const))
}

const isContent = ({ stem, form, isStop }: Word): boolean =>
  !isStop && stem !== '' && form.length > 1 && !/^\d+$/.test(form)

function unreadWords(words: readonly Word[], readings: readonly FoundExpression[], text: string): string[] {
  const read = new Set(readings.flatMap(({ places }) => places))
  return words
    .filter((word, place) => isContent(word) && !read.has(place))
    .map(({ at, end }) => text.slice(at, end).toLowerCase())
}

/** The fewest content words of a silent sentence: one with fewer is no complaint ("Bonjour à tous."). */
const SILENT_WORDS_LEAST = 3

function silentSentences(words: readonly Word[], readings: readonly FoundExpression[]): Quote[] {
  const telling = new Set(readings.flatMap(({ places }) => places.map((place) => words[place]!.sentence)))
  return [...Map.groupBy(words, ({ sentence }) => sentence)].flatMap(([sentence, own]) =>
    telling.has(sentence) || own.filter(isContent).length < SILENT_WORDS_LEAST
      ? []
      : { at: own[0]!.at, end: own.at(-1)!.end },
  )
}

function partition<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  const { first = [], second = [] } = Object.groupBy(items, (item) => (isFirst(item) ? 'first' : 'second'))
  return [first, second]
}
