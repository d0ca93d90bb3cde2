import { type Evidence, weigherOf } from './evidence.ts'
import type { DangerLists, Section } from './lists.ts'
import { compilePattern, type PhraseMatch } from './pattern.ts'
import { prepareSpelling, SENTENCE_END, type Word, wordsOf } from './words.ts'

/**
 * Returns a reader of the phrases of a text by which its author may say that they, or somebody they worry about, are in danger of their life, each once, as the
 * lists write them. It takes time in proportion to the text's length. A result is never a reason to hold a text back, or to tell anybody of it: the author is
 * shown whom to call.
 */
export function dangerReader(languages: readonly { lists: DangerLists; evidence: Evidence }[]) {
  const readers = languages.map(({ lists, evidence }) => {
    const detect = detectorOf(lists)
    const weigh = weigherOf(lists, evidence)
    return (text: string) => {
      const { phrases, cleared } = detect(text)
      return [...phrases, ...weigh(text, cleared)]
    }
  })
  return (text: string): string[] => [...new Set(readers.flatMap((read) => read(text)))]
}

type Detected = { phrases: string[]; cleared: ReadonlySet<number> }

type Role = Section | 'idiom' | 'context' | 'denial' | 'notDenial' | 'turn' | 'past' | 'recovery'

const DENIED_FROM = 5

export function detectorOf(language: DangerLists): (text: string) => Detected {
  const rolesOf = (role: Role, phrases: readonly string[]) => phrases.map((line) => ({ line, role }))
  const lines = [
    ...language.sections.flatMap((section) => rolesOf(section, section.phrases)),
    ...rolesOf('idiom', language.idioms),
    ...rolesOf('context', language.contexts),
    ...rolesOf('denial', [...language.denials, ...language.denialPhrases]),
    ...rolesOf('notDenial', language.notDenials),
    ...rolesOf('turn', language.turns),
    ...rolesOf('past', language.pasts),
    ...rolesOf('recovery', language.recoveries),
  ]
  const reading = prepareSpelling(language)
  const find = compilePattern(
    lines.map(({ line }) => line),
    language,
    reading,
  )
  return (text) => {
    const words = wordsOf(text, reading)
    const found = find(words)
    const of = (role: Role) => found.filter(({ phrase }) => lines[phrase]!.role === role)
    const isIdiom = touchedBy(of('idiom'), (phrase, idiom) => !holdsMore(phrase, idiom))
    const isAside = touchedBy(of('context'), () => true)
    const isDenied = deniedBy(words, { denials: of('denial'), kept: of('notDenial'), turns: of('turn') })
    const isOver = overBy(words, { pasts: of('past'), isRecovered: of('recovery').length > 0 })
    const phrases: string[] = []
    const cleared = new Set<number>()
    for (const each of found) {
      const { line, role } = lines[each.phrase]!
      if (typeof role === 'string') continue
      const isNothing =
        isIdiom(each) || isAside(each) || (role.isDeniable && isDenied(each)) || (role.isDated && isOver(each))
      if (isNothing) for (let at = each.start; at < each.end; at++) cleared.add(words[at]!.clause)
      else phrases.push(line)
    }
    return { phrases, cleared }
  }
}

type Verdict = (found: PhraseMatch) => boolean

function touchedBy(
  others: readonly PhraseMatch[],
  counts: (phrase: PhraseMatch, other: PhraseMatch) => boolean,
): Verdict {
  const byStart = new Map<number, PhraseMatch[]>()
  let longest = 0
  for (const other of others) {
    const known = byStart.get(other.start)
    if (known) known.push(other)
    else byStart.set(other.start, [other])
    longest = Math.max(longest, other.end - other.start)
  }
  return (phrase) => {
    for (let start = Math.max(0, phrase.start - longest); start < phrase.end; start++)
      for (const other of byStart.get(start) ?? []) if (other.end > phrase.start && counts(phrase, other)) return true
    return false
  }
}

const holdsMore = (phrase: PhraseMatch, idiom: PhraseMatch): boolean =>
  phrase.start <= idiom.start && phrase.end >= idiom.end && phrase.end - phrase.start > idiom.end - idiom.start

type Denying = { denials: readonly PhraseMatch[]; kept: readonly PhraseMatch[]; turns: readonly PhraseMatch[] }

/** Returns whether a phrase is denied: by a word shortly before it in the same clause, unless a word between them ends the denial. */
function deniedBy(words: readonly Word[], { denials, kept, turns }: Denying): Verdict {
  const isKept = marked(kept)
  const isDenial = marked(denials.filter(({ start }) => !isKept.has(start)))
  const isTurn = marked(turns)
  return ({ start }) => {
    for (let at = start - 1; at >= Math.max(0, start - DENIED_FROM); at--) {
      if (words[at]!.clause !== words[start]!.clause || isTurn.has(at)) return false
      if (isDenial.has(at)) return true
    }
    return false
  }
}

function overBy(
  words: readonly Word[],
  { pasts, isRecovered }: { pasts: readonly PhraseMatch[]; isRecovered: boolean },
): Verdict {
  if (isRecovered) return () => true
  const sentenceAt = sentencesOf(words)
  const over = new Set(pasts.map(({ start }) => sentenceAt[start]))
  return ({ start }) => over.has(sentenceAt[start])
}

function sentencesOf(words: readonly Word[]): number[] {
  let sentence = 0
  return words.map(({ stem }) => (stem === SENTENCE_END ? ++sentence : sentence))
}

function marked(found: readonly PhraseMatch[]): Set<number> {
  const places = new Set<number>()
  for (const { start, end } of found) for (let at = start; at < end; at++) places.add(at)
  return places
}
