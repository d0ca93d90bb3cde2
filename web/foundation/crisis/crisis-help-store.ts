import { privateTabStore } from '#web/foundation/private-store.ts'
import { fetchCode, loadCode } from '../load-code.ts'
import { afterClearing, afterClosing, afterFinding, type HelpState, helpStateOf, NO_HELP } from './help-state.ts'

/** Typing rests so long before the words are read: half a phrase may mean another thing than the whole of it. */
const REST_MS = 1_000

/** Whose place it is, and which: one conversation, one post, one day of a journal. */
export type HelpPlace = { memberId: string | null; place: string }

type StoredPlace = {
  state: HelpState
  /** The phrases found last. */
  phrases: readonly string[]
  /** The words were sent: the numbers below them take the focus once they are drawn. */
  isArriving: boolean
  /** Words not read yet, and those that were there before the person wrote. */
  unread: { words: string; known: string } | undefined
  timer: ReturnType<typeof setTimeout> | undefined
  /** Settles when everything heard so far has been read. */
  reading: Promise<void>
  readers: Set<() => void>
}

const storedPlaces = new Map<string, StoredPlace>()

/** The lists are many words: they come with the first letter that is typed. */
const loadPhrases = () => fetchCode(() => import('#contract/foundation/crisis/crisis.ts'))

/** Whether the numbers to call are shown in a place. */
export const isHelpOpen = (at: HelpPlace): boolean => storedAt(at).state.isOpen

/** Whether the numbers below sent words have still to take the focus. */
export const isHelpArriving = (at: HelpPlace): boolean => storedAt(at).isArriving

/** Calls `heard` when that changes; returns how to stop. */
export function watchHelp(at: HelpPlace, heard: () => void): () => void {
  const { readers } = storedAt(at)
  readers.add(heard)
  return () => {
    readers.delete(heard)
  }
}

/**
 * Takes the words that stand in a field now. They are read in this browser alone, when typing rests, or at once when the words have gone.
 * @param known  the words that stood there before the person wrote: the numbers do not open for those
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

/** Reads now what was not read yet. Where the lists cannot be fetched nothing opens, and the next letter tries again. */
export function readWords(at: HelpPlace): Promise<void> {
  const stored = storedAt(at)
  clearTimeout(stored.timer)
  const { unread } = stored
  stored.unread = undefined
  if (unread) stored.reading = stored.reading.then(() => read(at, unread)).catch(() => undefined)
  return stored.reading
}

async function read(at: HelpPlace, { words, known }: { words: string; known: string }): Promise<void> {
  const { crisisPhrasesIn } = await loadCode(loadPhrases)
  const before = known === '' ? [] : crisisPhrasesIn(known)
  const phrases = crisisPhrasesIn(words).filter((phrase) => !before.includes(phrase))
  const stored = storedAt(at)
  stored.phrases = phrases
  change(at, afterFinding(stored.state, phrases))
}

export function closeHelp(at: HelpPlace): void {
  const { state, phrases } = storedAt(at)
  change(at, afterClosing(state, phrases))
}

/** Moves the numbers to the place where the sent words are shown from now on; there they take the focus. */
export async function moveHelp(from: HelpPlace, to: HelpPlace): Promise<void> {
  await readWords(from)
  if (!isHelpOpen(from)) return
  change(from, NO_HELP)
  change(to, { ...storedAt(to).state, isOpen: true })
  setArriving(to, true)
}

/** Lets the numbers take the focus below the words that were sent, where these stay in the same place. Returns whether the numbers are shown. */
export async function leadToHelp(at: HelpPlace): Promise<boolean> {
  await readWords(at)
  if (!isHelpOpen(at)) return false
  setArriving(at, true)
  return true
}

/** The numbers have taken the focus. */
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

/** Changes the state of a place and keeps it, so that a reload of the tab, too, leaves the numbers where they are. */
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
