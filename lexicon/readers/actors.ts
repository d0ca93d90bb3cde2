import type { Language } from '#contract/foundation/languages.ts'
import { grammar } from '#lexicon/text/grammar.ts'
import type { Word } from '#lexicon/text/words.ts'
import { isComma } from './phrases.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Words that join two clauses where the actor of the second follows: in "de la fièvre et des frissons" none does. */
const JOINS = words(
  'et puis car donc alors tandis pendant parce puisque and then so because while whereas though since',
)
/** Words that open a clause within another: an actor behind them acts in it alone, unless "que" belongs to a word above ("alors que je"). */
const SUBORDINATING = words('que qu qui dont quand lorsque lorsqu si ou comme that which who when if as where')
const BEFORE_QUE = words('alors tandis pendant parce puisque')
const WORDS_BEFORE_ACTOR = 4

/** Words before a relative who does not act, "à cause de ma mère", or is only one more: "même mon mari tousse". */
const BEFORE_OTHERS = words('avec pour de d chez par sans contre meme with for of to from by like without at than even')
/** Words for a relative only where they describe nothing: "mon grand", not "mon grand lit". */
const ALSO_ADJECTIVES = words('grand grands belle beau')

const AND = words('et and')
const WITH = words('avec with')
const SELF_BESIDE: Record<Language, ReadonlySet<string>> = { fr: words('moi'), en: words('i me myself') }
const TOGETHER: Record<Language, ReadonlySet<string>> = { fr: words('nous'), en: words('we') }
const TOGETHER_WITH: Record<Language, ReadonlySet<string>> = { fr: words('nous on'), en: words('we') }

export const OF_RELATIVE: Record<Language, ReadonlySet<string>> = {
  fr: words('il elle ils elles lui eux sa son ses leur leurs'),
  en: words('he she they his her their'),
}

/** A part of a sentence with at most one actor, whose word stands at `at`; `to` is not included. */
export type Clause = { from: number; to: number; actor?: 'self' | 'kin' | 'pronoun'; at: number }

/**
 * Splits a sentence into its clauses: at commas, between the clauses of `wordsOf`, and before a word that joins where an actor follows.
 * @param findings  the words of what is read as a finding: no actor is looked for beyond them
 */
export function clausesOf(said: readonly Word[], language: Language, findings: ReadonlySet<Word>): Clause[] {
  const clauses: Clause[] = []
  for (const [from, { form, clause }] of said.entries()) {
    const before = said[from - 1]
    const isEdge = before === undefined || isComma(before) || before.clause !== clause
    const isJoin = JOINS.has(form) && !(AND.has(form) && SELF_BESIDE[language].has(before?.form ?? ''))
    // In French no clause within another begins with "je" alone: "Ma mère a de la fièvre je tousse".
    const isSpoken =
      clauses.at(-1)?.actor !== 'self' && OPENS_ALONE[language].has(form) && !SUBORDINATING.has(before?.form ?? '')
    if (!isEdge && !isJoin && !isSpoken) continue
    const acting = actorFrom(said, from, language, findings)
    if (!isEdge && !acting) continue
    const last = clauses.at(-1)
    if (last) last.to = from
    clauses.push({ from, to: said.length, ...(acting ?? { at: from }) })
  }
  return clauses
}

const OPENS_ALONE: Record<Language, ReadonlySet<string>> = {
  fr: new Set([...grammar.subjects.fr].filter((form) => form !== 'moi')),
  en: new Set(),
}

function actorFrom(
  said: readonly Word[],
  from: number,
  language: Language,
  findings: ReadonlySet<Word>,
): Required<Pick<Clause, 'actor' | 'at'>> | undefined {
  let hasOnlySmall = true
  for (let at = from; at < said.length && at - from <= WORDS_BEFORE_ACTOR; at++) {
    const word = said[at]!
    const { form } = word
    if (at > from && (isComma(word) || word.clause !== said[from]!.clause)) return undefined
    const isFirst = at === from || (at === from + 1 && AND.has(said[from]!.form))
    const isSelf =
      grammar.subjects[language].has(form) ||
      (hasOnlySmall && TOGETHER[language].has(form)) ||
      (isFirst && SELF_BESIDE[language].has(form))
    if (isSelf) return { actor: 'self', at }
    if (isRelativeAt(said, at + 1, language)) {
      if ((from === 0 || hasOnlySmall) && mayAct(said, at + 1, language)) return { actor: 'kin', at: at + 1 }
      at++
      continue
    }
    if (hasOnlySmall && OF_RELATIVE[language].has(form)) return { actor: 'pronoun', at }
    const isOpener = SUBORDINATING.has(form) && !BEFORE_QUE.has(said[at - 1]?.form ?? '')
    if (isOpener || findings.has(word)) return undefined
    hasOnlySmall &&= word.isStop
  }
  return undefined
}

function mayAct(said: readonly Word[], kin: number, language: Language): boolean {
  const before = said[kin - 2]
  if (before && (BEFORE_OTHERS.has(before.form) || before.typed === 'à')) return false
  const next = said[kin + 1]
  return (
    !ALSO_ADJECTIVES.has(said[kin]!.form) || next === undefined || next.isStop || grammar.kin[language].has(next.form)
  )
}

export const isRelativeAt = (said: readonly Word[], index: number, language: Language): boolean =>
  grammar.kin[language].has(said[index]?.form ?? '') && grammar.possessives[language].has(said[index - 1]?.form ?? '')

/** Whether the author acts with the relative at this index: "ma fille et moi", "moi et ma fille", "avec ma fille nous avons". */
export function isSharedAt(
  said: readonly Word[],
  kin: number,
  language: Language,
  findings: ReadonlySet<Word>,
): boolean {
  const formAt = (index: number) => said[index]?.form ?? ''
  const next = said[kin + 1]
  const and = AND.has(formAt(kin + 1)) || (next && (isComma(next) || findings.has(next))) ? kin + 1 : kin + 2
  if (AND.has(formAt(and)) && SELF_BESIDE[language].has(formAt(and + 1))) return true
  if (AND.has(formAt(kin - 2)) && SELF_BESIDE[language].has(formAt(kin - 3))) return true
  return (
    WITH.has(formAt(kin - 2)) &&
    said.slice(kin + 1, kin + 1 + WORDS_BEFORE_ACTOR).some(({ form }) => TOGETHER_WITH[language].has(form))
  )
}
