import { latestToday } from '#contract/foundation/dates.ts'
import type { FieldFault } from '#contract/foundation/faults.ts'
import { foldText } from '#contract/foundation/fold.ts'
import { KNOWN_NAMES, type KnownName } from './known-names.ts'
import { NAMES_SUGGESTED } from './limits.ts'

type Period = { from: string | null; to: string | null; isOngoing: boolean }

/**
 * No month may lie in the future, by the latest day anywhere on earth, nor before the symptom began.
 * @param began null where the author does not say
 */
export function monthFaults({ from, to }: Omit<Period, 'isOngoing'>, began: string | null, now: Date): FieldFault[] {
  const latest = latestToday(now).slice(0, 7)
  const first = began?.slice(0, 7)
  return [['from', from] as const, ['to', to] as const].flatMap(([path, month]): FieldFault[] => {
    if (month === null) return []
    if (month > latest) return [{ path, code: 'dateInFuture' }]
    return first !== undefined && month < first ? [{ path, code: 'beforeSymptom' }] : []
  })
}

const ALWAYS = ['0000-00', '9999-99'] as const

const monthsOf = ({ from, to, isOngoing }: Period): readonly [string, string] =>
  from === null && to === null ? ALWAYS : [from ?? to!, isOngoing ? ALWAYS[1] : (to ?? from!)]

export function overlap(one: Period, other: Period): boolean {
  const [from, to] = monthsOf(one)
  const [otherFrom, otherTo] = monthsOf(other)
  return from <= otherTo && otherFrom <= to
}

/** Words before a thing that do not name it: "séances d’ostéo", "chez le kiné". */
const BEFORE = new Set(
  'seance seances cure cures consultation consultations visite visites rendez vous de du des d la le les l un une chez avec mon ma mes voir faire prendre essayer session sessions course courses of the a an my some with seeing doing taking'.split(
    ' ',
  ),
)

const BY_WORDS = new Map<string, KnownName>(
  KNOWN_NAMES.flatMap((known) =>
    [known.fr, known.en, ...known.words].map((words) => [foldText(words), known] as const),
  ),
)

export function knownName(name: string): KnownName | undefined {
  const [said = ''] = name.split(/[,;(:]/)
  const words = foldText(said).split(' ')
  for (let from = 0; from < words.length; from++) {
    const known = BY_WORDS.get(words.slice(from).join(' '))
    if (known) return known
    if (!BEFORE.has(words[from]!)) return undefined
  }
  return undefined
}

/**
 * Returns a name as it is counted, so that one thing under several names is one: the key of the known thing, else its folded words. "🧘" folds to nothing and
 * is kept as it is, so that it does not equal "🏊".
 */
export const nameKey = (name: string): string => {
  const known = knownName(name)
  return known ? `known:${known.key}` : foldText(name) || name
}

export function suggestedNames(typed: string): KnownName[] {
  const folded = foldText(typed)
  if (folded.length < 2) return []
  const wanted = folded.split(' ')
  const fits = ({ fr, en, words }: KnownName) =>
    [fr, en, ...words].some((said) => {
      const parts = foldText(said).split(' ')
      return wanted.every((word) => parts.some((part) => part.startsWith(word)))
    })
  const begins = ({ fr, en }: KnownName) => [fr, en].some((said) => foldText(said).startsWith(folded))
  return KNOWN_NAMES.filter(fits)
    .sort((one, other) => Number(begins(other)) - Number(begins(one)))
    .slice(0, NAMES_SUGGESTED)
}
