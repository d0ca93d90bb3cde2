import type { Language } from '#contract/foundation/languages.ts'
import { grammar } from '#lexicon/text/grammar.ts'
import type { Word } from '#lexicon/text/words.ts'
import { type Clause, clausesOf, isRelativeAt, isSharedAt, OF_RELATIVE } from './actors.ts'
import { isComma, lineOf, phrase, phrasesIn } from './phrases.ts'
import { ANIMALS, isCarer } from './things.ts'

const TITLE = 0

const FIRST_ACTOR = 5

/** Verbs with which a relative reports on the author: "Ma femme dit que mes jambes bougent". */
const PERCEIVES = 'remarque remarquent entend entendent voit voient vu noticed notices sees saw hears'.split(' ')
const ACCOUNTS = new Set([...'dit disent trouve trouvent says said say thinks'.split(' '), ...PERCEIVES])
const PERCEPTIONS = new Set(PERCEIVES)
const ACCOUNT_WORDS = 3

const LIKEWISE: Record<Language, RegExp> = {
  fr: phrase(
    'non plus|aussi|pareil|pareillement|egalement|idem|de meme|la meme chose|les memes|j en (?:ai|avais|souffre|fais)|les ai',
  ),
  en: phrase('neither|too|also|as well|likewise|the same|so (?:do|have|am|did) i|i (?:have|had|get|got) (?:it|them)'),
}

const FEELING: Record<Language, RegExp> = {
  fr: phrase(
    '(?:inquiet|angoiss|stress|paniqu|affol|desesper|desempar|impuissant|depass)[a-z]*|peur|sais (?:plus|pas) (?:quoi|que) faire',
  ),
  en: phrase('(?:worr|panic|anxious|desperat|helpless)[a-z]*|scared|afraid|frightened|terrified|know what to do'),
}

const REFERRING: Record<Language, Record<'helped' | 'acting', RegExp>> = {
  fr: {
    helped: phrase('l (?:ai|avais|avons) (?:emmen|amen|gard|couch|conduit|vu|pris|fait)[a-z]*|lui|eux'),
    acting: phrase('il|elle|ils|elles'),
  },
  en: { helped: phrase('him|her|them'), acting: phrase('he|she') },
}

const IMPERSONAL = phrase(
  'il (?:n )?(?:y|faut|faudrait|pleut|neige|semble|parait|suffit|existe|s agit|fait (?:froid|chaud|beau|nuit|jour))',
)
const IMPERSONAL_WORDS = 4

/** Pronouns that go on about a relative alone, by the possessive before their name, after what they share with the author: "Ma fille et moi … Elle …" */
const ALONE = new Map(
  Object.entries({
    mon: 'il lui sa son ses',
    ma: 'elle lui sa son ses',
    notre: 'il elle lui sa son ses',
    mes: 'ils eux leur leurs',
    nos: 'ils eux leur leurs',
    my: 'he she his her',
    our: 'he she his her',
  }).map(([possessive, pronouns]) => [possessive, new Set(pronouns.split(' '))]),
)

/** `clauses` stand in sentences that tell of the author as well: there only findings belong to relatives, not circumstances. */
type OfRelatives = { sentences: ReadonlySet<Word>; clauses: ReadonlySet<Word> }

const NONE: OfRelatives = { sentences: new Set(), clauses: new Set() }

/** The most complaints of a relative for each one of the author, where a text is the author's own story. */
const THEIRS_FOR_ONE_OWN = 2

/**
 * Returns the words of what is told of a relative, clause by clause: "Ma mère a des migraines.", and the first half of "Mon fils a de la fièvre, moi j'ai des
 * vertiges". A pronoun goes on with the relative until the author returns to themselves; the author has what is theirs too, or shared. Returns none where
 * nobody speaks of themselves, and where the text is the relative's own story, written for them: the title begins with a relative, or the description does and
 * tells mostly of them. Where a text that begins otherwise tells mostly of a relative, only sentences that begin with one are theirs.
 * @param findings  the words of what is read as a finding
 */
export function wordsOfRelatives(words: readonly Word[], language: Language, findings: ReadonlySet<Word>): OfRelatives {
  const all: SentenceOwners[] = []
  let pronouns: ReadonlySet<string> = new Set()
  let beginsWithThem: boolean | undefined
  for (const [sentence, said] of Map.groupBy(words, (word) => word.sentence)) {
    const clauses = clausesOf(said, language, findings)
    if (sentence === TITLE && beginsWithRelative(said, language) && !clauses.some(isSelf)) return NONE
    const told = toldIn({ said, clauses, pronouns, language, findings })
    all.push(told)
    if (sentence !== TITLE || told.isOwn) beginsWithThem ??= sentence !== TITLE && clauses[0]!.actor === 'kin'
    pronouns = told.pronouns
  }
  if (!all.some(({ isOwn }) => isOwn)) return NONE
  const [own, theirs] = [sum(all.map((told) => told.own)), sum(all.map((told) => told.others))]
  const isOwnStory = own > 0 && theirs <= own * THEIRS_FOR_ONE_OWN
  if (beginsWithThem && !isOwnStory) return NONE
  const sure = isOwnStory ? all : all.filter(({ isLedByName }) => isLedByName)
  const wordsIn = (isWhole: boolean) => new Set(sure.flatMap((told) => (told.isWhole === isWhole ? told.theirs : [])))
  return { sentences: wordsIn(true), clauses: wordsIn(false) }
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

const isSelf = ({ actor }: Clause): boolean => actor === 'self'

type Sentence = {
  said: readonly Word[]
  clauses: readonly Clause[]
  pronouns: ReadonlySet<string>
  language: Language
  findings: ReadonlySet<Word>
}

type SentenceOwners = {
  theirs: readonly Word[]
  isWhole: boolean
  isLedByName: boolean
  isOwn: boolean
  own: number
  others: number
  pronouns: ReadonlySet<string>
}

function toldIn(sentence: Sentence): SentenceOwners {
  const { said, clauses, language, findings } = sentence
  const kin = said.findIndex((_, index) => isRelativeAt(said, index, language))
  const isShared = kin >= 0 && isSharedAt(said, kin, language, findings)
  const first = clauses[0]!
  const goesOnFirst = first.actor === 'pronoun' && goesOn(said, first, sentence.pronouns)
  const partOf = ({ from, to }: Clause) => said.slice(from, to)
  const tells = (clause: Clause) => partOf(clause).some((word) => findings.has(word))
  if (!clauses.some(isSelf)) {
    const isTheirs = !isShared && isOfRelative(said, kin, language)
    if (isTheirs || (goesOnFirst && !saysSelf(said, language) && !isAccountOf(said, first.at, PERCEPTIONS))) {
      const others = clauses.filter(tells).length
      const pronouns = isTheirs ? pronounsOf(said, kin, language, false) : sentence.pronouns
      return { theirs: said, isWhole: true, isLedByName: isTheirs, isOwn: false, own: 0, others, pronouns }
    }
  }
  const owned = ownedClauses(sentence, first.actor === 'kin' || goesOnFirst)
  // An expression that holds the name of the relative is the author's: "ma femme ne comprend pas".
  const theirs = clauses.flatMap(({ from, to, actor, at }, place) =>
    owned[place] ? said.slice(actor === 'kin' ? at + 1 : from, to) : [],
  )
  const has = (phrases: RegExp) => phrasesIn(lineOf(said), phrases).length > 0
  const own = clauses.filter((clause, place) => {
    const part = partOf(clause)
    return !owned[place] && (isShared || saysSelf(part, language)) && tellsBesidesFeeling(part, language, findings)
  }).length
  const acts = clauses.find(({ actor }) => actor === 'kin')
  const { helped, acting } = REFERRING[language]
  const refers = has(helped) || (has(acting) && !namesDoctor(said))
  const isAside = own === 0 && (acts !== undefined || has(FEELING[language]) || refers)
  const named = acts || isShared ? pronounsOf(said, acts?.at ?? kin, language, isShared) : sentence.pronouns
  return {
    theirs,
    isWhole: false,
    isLedByName: first.actor === 'kin',
    isOwn: isShared || said.some(({ form }) => grammar.subjects[language].has(form)),
    own,
    others: clauses.filter((clause, place) => owned[place] && tells(clause)).length,
    pronouns: isShared || isAside || owned.at(-1) ? named : new Set(),
  }
}

/** Whether part of a sentence tells a finding that is no feeling about a relative: "une douleur qui me fait peur". */
function tellsBesidesFeeling(part: readonly Word[], language: Language, findings: ReadonlySet<Word>): boolean {
  const feelings = phrasesIn(lineOf(part), FEELING[language])
  return part.some((word, index) => findings.has(word) && !feelings.some(({ from, to }) => index >= from && index < to))
}

/** Pronouns that go on about a doctor rather than about a relative before. */
const OF_DOCTOR = new Set('il lui he him his'.split(' '))

/** Paediatricians are named in stories of children, about whom "il" goes on. */
const namesDoctor = (said: readonly Word[]): boolean =>
  said.some(({ form }) => isCarer(form) && !form.startsWith('pediat'))

const GENDERED = new Set(['mon', 'ma'])
const EITHER_GENDER = new Set('epouse amie enfant bebe ado nourrisson loulou'.split(' '))

function pronounsOf(said: readonly Word[], kin: number, language: Language, isShared: boolean): ReadonlySet<string> {
  const possessive = said[kin - 1]!.form
  const isGendered = GENDERED.has(possessive) && !EITHER_GENDER.has(said[kin]!.form)
  return isShared || isGendered ? ALONE.get(possessive)! : OF_RELATIVE[language]
}

/** @param isLed  whether the sentence begins with a relative, so that clauses without an actor go on about them */
function ownedClauses({ said, clauses, pronouns, language, findings }: Sentence, isLed: boolean): boolean[] {
  const owned: boolean[] = []
  let [going, named]: [ReadonlySet<string>, ReadonlySet<string>] = [pronouns, new Set()]
  let alike = 0
  for (const clause of clauses) {
    const { from, to, actor, at } = clause
    const part = said.slice(from, to)
    if (actor === 'self') {
      if (isLikewise(part, language, findings)) alike = owned.length
      owned.push(false)
      going = named
    } else if (actor === undefined) {
      owned.push(isLed && owned.at(-1) === true && !saysSelf(part, language))
      if (namesDoctor(part)) going = named = going.difference(OF_DOCTOR)
    } else {
      const isShared = actor === 'kin' && isSharedAt(said, at, language, findings)
      if (actor === 'kin') going = named = pronounsOf(said, at, language, isShared)
      const isTheirs = actor === 'kin' ? !isShared : goesOn(said, clause, going)
      owned.push(isTheirs && !saysSelf(part, language) && !isAccountOf(said, at))
    }
  }
  return owned.map((isTheirs, place) => isTheirs && place >= alike)
}

const isLikewise = (part: readonly Word[], language: Language, findings: ReadonlySet<Word>): boolean =>
  !part.some((word) => findings.has(word)) && phrasesIn(lineOf(part), LIKEWISE[language]).length > 0

const goesOn = (said: readonly Word[], { at }: Clause, pronouns: ReadonlySet<string>): boolean =>
  pronouns.has(said[at]!.form) &&
  !phrasesIn(lineOf(said.slice(at, at + IMPERSONAL_WORDS)), IMPERSONAL).some(({ from }) => from === 0)

const saysSelf = (said: readonly Word[], language: Language): boolean =>
  said.some(({ form }, index) => grammar.firstPerson[language].has(form) && !isRelativeAt(said, index + 1, language))

function beginsWithRelative(said: readonly Word[], language: Language): boolean {
  const first = said[0]?.form === 'pour' || said[0]?.form === 'for' ? 1 : 0
  return isRelativeAt(said, first + 1, language)
}

function isOfRelative(said: readonly Word[], kin: number, language: Language): boolean {
  if (kin < 0 || kin > FIRST_ACTOR) return false
  const [before, after] = [said.slice(0, kin - 1), said.slice(kin)]
  if (saysSelf(before, language) || after.some(({ form }) => grammar.subjects[language].has(form))) return false
  return !(isAccountOf(said, kin) && saysSelf(after, language))
}

const isAccountOf = (said: readonly Word[], kin: number, verbs: ReadonlySet<string> = ACCOUNTS): boolean =>
  said.slice(kin + 1, kin + 1 + ACCOUNT_WORDS).some(({ form }) => verbs.has(form))

const GOES_ON: Record<Language, ReadonlySet<string>> = { fr: new Set(['il', 'elle']), en: new Set(['he', 'she']) }

/**
 * Returns the words of what is told of the author's animal: sentences whose first actor it is ("Notre vieux chien boite."), and those after them that go on
 * with a pronoun, unless their author speaks of themselves in them.
 */
export function wordsOfAnimals(words: readonly Word[], language: Language): ReadonlySet<Word> {
  const theirs = new Set<Word>()
  let isAnimals = false
  for (const said of Map.groupBy(words, (word) => word.sentence).values()) {
    const animal = said.findIndex(
      (word, index) => ANIMALS[language].has(word.form) && index <= FIRST_ACTOR && ownerOf(said, index, language) >= 0,
    )
    const owner = ownerOf(said, animal, language)
    isAnimals =
      (animal >= 0 || (isAnimals && GOES_ON[language].has(said[0]!.form) && said[1]?.form !== 'y')) &&
      !said.some(({ form }, index) => index !== owner && grammar.firstPerson[language].has(form))
    if (isAnimals) for (const word of said) theirs.add(word)
  }
  return theirs
}

const ownerOf = (said: readonly Word[], animal: number, language: Language): number =>
  [animal - 1, animal - 2].find((index) => grammar.possessives[language].has(said[index]?.form ?? '')) ?? -1

const OWN_WORDS = 5

/** Small words that end what a possessive determines: in "mon médecin pour des vertiges" the vertigo is not called the author's. */
const ENDS_OF_MINE = new Set('about into over after before apres avant contre chez'.split(' '))

/** Whether the author's possessive determines this word: "mon mari se plaint de mes ronflements", "mes gros ronflements". */
export function isCalledMine(words: readonly Word[], place: number, language: Language): boolean {
  for (let at = place - 1; at >= 0 && place - at <= OWN_WORDS; at--) {
    const { form, typed, clause } = words[at]!
    if (clause !== words[place]!.clause || isComma(words[at]!) || grammar.kin[language].has(form)) return false
    if (grammar.possessives[language].has(form)) return true
    if (grammar.optional[language].has(typed) || ENDS_OF_MINE.has(form)) return false
  }
  return false
}
