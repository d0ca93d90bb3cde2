import englishEvidence from './evidence.en.json' with { type: 'json' }
import frenchEvidence from './evidence.fr.json' with { type: 'json' }
import { type Evidence, weigherOf } from './evidence.ts'
import { compilePattern, type PhraseMatch } from './pattern.ts'
import { ENGLISH } from './phrases.en.ts'
import { FRENCH } from './phrases.fr.ts'
import type { DangerPhrases, Section } from './phrases.ts'
import { prepareSpelling, SENTENCE_END, type Word, wordsOf } from './words.ts'

/**
 * Returns the phrases of a text by which its author may say that they, or somebody they worry about, are in danger of their life, each once, as the lists write
 * them. Both French and English are searched, whatever the language of the interface. Takes time in proportion to the text's length. A result is never a reason
 * to hold a text back, or to tell anybody of it: the author is shown whom to call.
 */
export const dangerPhrasesIn = (text: string): string[] => [...new Set(READERS.flatMap((read) => read(text)))]

const READERS = [readerOf(FRENCH, frenchEvidence), readerOf(ENGLISH, englishEvidence)]

function readerOf(language: DangerPhrases, evidence: Evidence): (text: string) => string[] {
  const detect = detectorOf(language)
  const weigh = weigherOf(language, evidence)
  return (text) => {
    const { phrases, cleared } = detect(text)
    return [...phrases, ...weigh(text, cleared)]
  }
}

type Detected = { phrases: string[]; cleared: ReadonlySet<number> }

type Role = Section | 'idiom' | 'context' | 'denial' | 'notDenial' | 'turn' | 'past' | 'recovery'

const DENIED_FROM = 5

export function detectorOf(language: DangerPhrases): (text: string) => Detected {
  const lines: { line: string; role: Role }[] = [
    ...language.sections.flatMap((section) => phraseLines(section.phrases).map((line) => ({ line, role: section }))),
    ...phraseLines(language.idioms).map((line) => ({ line, role: 'idiom' as const })),
    ...phraseLines(language.contexts).map((line) => ({ line, role: 'context' as const })),
    ...[...language.denials, ...phraseLines(language.denialPhrases)].map((line) => ({ line, role: 'denial' as const })),
    ...phraseLines(language.notDenials).map((line) => ({ line, role: 'notDenial' as const })),
    ...phraseLines(language.turns).map((line) => ({ line, role: 'turn' as const })),
    ...phraseLines(language.pasts).map((line) => ({ line, role: 'past' as const })),
    ...phraseLines(language.recoveries).map((line) => ({ line, role: 'recovery' as const })),
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

export function phraseLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
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
