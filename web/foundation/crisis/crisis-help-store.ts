import { privateTabStore } from '#web/foundation/private-store.ts'
import { fetchCode, loadCode } from '../load-code.ts'
import { afterClearing, afterClosing, afterFinding, type HelpState, helpStateOf, NO_HELP } from './help-state.ts'

/** Half a phrase may mean something else than the whole, so the text is read after a pause in typing. */
const REST_MS = 1_000

export type HelpPlace = { memberId: string | null; place: string }

type StoredPlace = {
  state: HelpState
  phrases: readonly string[]
  isArriving: boolean
  /** `known` is the text that was there before the person wrote. */
  unread: { words: string; known: string } | undefined
  timer: ReturnType<typeof setTimeout> | undefined
  reading: Promise<void>
  readers: Set<() => void>
}

const storedPlaces = new Map<string, StoredPlace>()

/** Loads the lists of danger phrases with the first typed letter, because they are long. */
const loadPhrases = () => fetchCode(() => import('./danger-phrases.ts'))

export const isHelpOpen = (at: HelpPlace): boolean => storedAt(at).state.isOpen

export const isHelpArriving = (at: HelpPlace): boolean => storedAt(at).isArriving

export function watchHelp(at: HelpPlace, heard: () => void): () => void {
  const { readers } = storedAt(at)
  readers.add(heard)
  return () => {
    readers.delete(heard)
  }
}

/**
 * Takes the current text of a field. It is read in this browser alone, after a pause in typing, or at once when the field was emptied.
 * @param known  the text before the person wrote: phrases in it do not open the numbers
 */
export function hearWords(at: HelpPlace, words: string, known = ''): void {
  const stored = storedAt(at)
  clearTimeout(stored.timer)
  if (words.trim() !== '') {
    void loadPhrases().catch(() => undefined)
    stored.unread = { words, known }
    stored.timer = setTimeout(() => void readWords(at), REST_MS)
    return
  }
  void readWords(at).then(() => {
    stored.phrases = []
    change(at, afterClearing(stored.state))
  })
}

/** When the lists cannot be loaded, nothing opens, and the next letter tries again. */
export function readWords(at: HelpPlace): Promise<void> {
  const stored = storedAt(at)
  clearTimeout(stored.timer)
  const { unread } = stored
  stored.unread = undefined
  if (unread) stored.reading = stored.reading.then(() => read(at, unread)).catch(() => undefined)
  return stored.reading
}

async function read(at: HelpPlace, { words, known }: { words: string; known: string }): Promise<void> {
  const { dangerPhrasesIn } = await loadCode(loadPhrases)
  const before = known === '' ? [] : dangerPhrasesIn(known)
  const phrases = dangerPhrasesIn(words).filter((phrase) => !before.includes(phrase))
  const stored = storedAt(at)
  stored.phrases = phrases
  change(at, afterFinding(stored.state, phrases))
}

export function closeHelp(at: HelpPlace): void {
  const { state, phrases } = storedAt(at)
  change(at, afterClosing(state, phrases))
}

/** Moves open numbers to the place that shows the sent text from now on; they take the focus there. */
export async function moveHelp(from: HelpPlace, to: HelpPlace): Promise<void> {
  await readWords(from)
  if (!isHelpOpen(from)) return
  change(from, NO_HELP)
  change(to, { ...storedAt(to).state, isOpen: true })
  setArriving(to, true)
}

/** Lets the open numbers take the focus when the sent text stays in the same place. Returns whether they are open. */
export async function leadToHelp(at: HelpPlace): Promise<boolean> {
  await readWords(at)
  if (!isHelpOpen(at)) return false
  setArriving(at, true)
  return true
}

/** Lets the open numbers take the focus after sending from a field that stays: for text that suggests danger itself, not for what is sent after it. */
export async function leadChatToHelp(at: HelpPlace): Promise<void> {
  await readWords(at)
  if (isHelpOpen(at) && storedAt(at).phrases.length > 0) setArriving(at, true)
}

export const settleHelp = (at: HelpPlace): void => setArriving(at, false)

function setArriving(at: HelpPlace, isArriving: boolean): void {
  const stored = storedAt(at)
  stored.isArriving = isArriving
  for (const heard of stored.readers) heard()
}

function storedAt({ memberId, place }: HelpPlace): StoredPlace {
  const key = `${memberId} ${place}`
  const known = storedPlaces.get(key)
  if (known) return known
  const state = helpStateOf(privateTabStore(memberId).read(nameOf(place)))
  const stored: StoredPlace = {
    state,
    phrases: [],
    isArriving: false,
    unread: undefined,
    timer: undefined,
    reading: Promise.resolve(),
    readers: new Set(),
  }
  storedPlaces.set(key, stored)
  return stored
}

/** Stores the state of a place in this tab, so that the numbers stay open or closed after a reload. */
function change(at: HelpPlace, state: HelpState): void {
  const stored = storedAt(at)
  if (stored.state === state) return
  stored.state = state
  const store = privateTabStore(at.memberId)
  if (state.isOpen || state.closedFor.length > 0) store.write(nameOf(at.place), JSON.stringify(state))
  else store.forget(nameOf(at.place))
  for (const heard of stored.readers) heard()
}

const nameOf = (place: string) => `help.${place}`
