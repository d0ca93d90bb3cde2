import type { DayStory, Entry, OwnDay } from '#contract/journal/schema.ts'
import { api } from '#web/foundation/light-rpc.ts'
import { plainDay } from '#web/posts/plain-days.ts'
import { type KeptDay, keptNext, type SaidOfDay } from '../day/kept-days.ts'
import { sendDay, WrittenElsewhere } from '../day/send-day.ts'
import { keepDays, keptDays, rememberDay, storiesKept } from './device.ts'
import { type Failure, failureOf } from './failures.ts'

/** What is said of what was done last. */
export type Told =
  | { kind: 'undone' | 'notUndone' | 'busy' | 'refused' }
  | { kind: 'elsewhere'; stored: Entry | null; mine: SaidOfDay }

/** So long an answer about who is signed in is good for. */
const FRESH_MS = 60_000
/** Several numbers in a row, such as by arrow keys, are sent as one. */
const CALM_MS = 350
/** A network that is said to be back may take so long until it carries anything. */
const SETTLED_MS = 2_000
/** What waits for a server that is away is tried again, while the page is looked at. */
const AGAIN_MS = 20_000

/**
 * Today's days: kept on this device first, and sent as soon as that can be. They are sent only for the member whose they are: who is signed in is asked
 * before, unless the answer is fresh.
 * @param changed  something that the page shows is another
 */
export function openDayKeeper(first: OwnDay | undefined, isServed: boolean, changed: () => void) {
  let day = first
  let freshUntil = isServed ? Date.now() + FRESH_MS : 0
  let isSignedOut = false
  let isUnderWay = false
  let told: Told | undefined
  let calm: ReturnType<typeof setTimeout> | undefined
  /** As the day stood before this visit wrote it, by story. */
  const before = new Map<string, { day: string; said: SaidOfDay | null }>()
  const written = new Map<string, Entry>()

  const today = () => plainDay(new Date())
  const storyOf = (id: string) => day?.stories.find((each) => each.id === id)
  const waitingOf = (id: string) => day && keptDays(day, id).find((each) => each.day === today())
  const storedOf = ({ last }: DayStory): SaidOfDay | null =>
    last?.day === today() ? { intensity: last.intensity, measured: last.measured } : null
  const saidOf = (story: DayStory): SaidOfDay | null => {
    const waiting = waitingOf(story.id)
    if (!waiting) return storedOf(story)
    return { intensity: waiting.intensity, measured: waiting.measured ?? storedOf(story)?.measured ?? [] }
  }

  function hush(): void {
    clearTimeout(calm)
    calm = undefined
  }

  /** Who is signed in, and what they follow, by the server; false where that cannot be known now. */
  async function ask(): Promise<boolean> {
    try {
      const answer = await api.journals.today()
      if (answer.memberId !== day?.memberId) {
        before.clear()
        written.clear()
        told = undefined
      }
      day = answer
      rememberDay(answer)
      isSignedOut = false
      freshUntil = Date.now() + FRESH_MS
      return true
    } catch (error) {
      hear(failureOf(error))
      return false
    } finally {
      changed()
    }
  }

  function hear(failure: Failure): void {
    if (failure === 'signedOut') isSignedOut = true
    if (failure === 'readOnly' && day) day = { ...day, isReadOnly: true }
    if (failure === 'busy') told = { kind: 'busy' }
  }

  function learn(storyId: string, sent: { journalId: string; entry: Entry | null; day: string }): void {
    if (!day) return
    const { journalId, entry } = sent
    if (entry) written.set(storyId, entry)
    else written.delete(storyId)
    day = {
      ...day,
      stories: day.stories.map((story) => {
        if (story.id !== storyId) return story
        const isLast = story.last === null || story.last.day <= sent.day
        const last = entry && { day: entry.day, intensity: entry.intensity, measured: entry.measured }
        return { ...story, subject: { journalId }, last: isLast ? last : story.last }
      }),
    }
    rememberDay(day)
  }

  /** In place of what was sent, what was said meanwhile goes on from it. */
  function settle(owner: OwnDay, storyId: string, sent: KeptDay, stands: SaidOfDay | null): void {
    const left = keptDays(owner, storyId).flatMap((each) => {
      if (each.requestId === sent.requestId) return []
      return each.day === sent.day ? { ...each, seen: stands, tried: [] } : each
    })
    keepDays(owner, storyId, left)
  }

  async function sendKept(): Promise<void> {
    hush()
    if (isUnderWay) return
    isUnderWay = true
    try {
      while (day && !day.isReadOnly) {
        const owner = day
        const next = storiesKept(owner)
          .flatMap((storyId) => keptDays(owner, storyId).map((kept) => ({ storyId, kept })))
          .at(0)
        if (!next) return
        if (Date.now() > freshUntil) {
          if (!(await ask())) return
          // Another member is signed in here by now: what the first one noted waits for them.
          if (day.memberId !== owner.memberId) return
        }
        changed()
        if (!(await sendOne(owner, next.storyId, next.kept))) return
      }
    } finally {
      isUnderWay = false
      changed()
    }
  }

  /** Whether to go on with the next one. */
  async function sendOne(owner: OwnDay, storyId: string, kept: KeptDay): Promise<boolean> {
    try {
      const sent = await sendDay(api.journals, kept)
      settle(owner, storyId, kept, sent.entry)
      learn(storyId, { ...sent, day: kept.day })
      if (told?.kind === 'busy') told = undefined
      return true
    } catch (error) {
      if (error instanceof WrittenElsewhere) {
        settle(owner, storyId, kept, error.stored)
        const story = storyOf(storyId)
        const { intensity, measured } = kept
        told = { kind: 'elsewhere', stored: error.stored, mine: { intensity, ...(measured && { measured }) } }
        const journalId = story && 'journalId' in story.subject ? story.subject.journalId : undefined
        if (journalId) learn(storyId, { journalId, entry: error.stored, day: kept.day })
        else await ask()
        return true
      }
      const failure = failureOf(error)
      hear(failure)
      if (failure !== 'gone' && failure !== 'refused') return false
      // Not there for whoever is signed in: is it still its writer?
      freshUntil = 0
      if (!(await ask()) || day?.memberId !== owner.memberId) return false
      settle(owner, storyId, kept, null)
      told = { kind: 'refused' }
      return true
    }
  }

  /** Keeps what is said of today on this device, and sends it once the hand rests. */
  function say(storyId: string, said: SaidOfDay): void {
    const story = storyOf(storyId)
    if (!day || !story) return
    const now = today()
    if (before.get(storyId)?.day !== now) before.set(storyId, { day: now, said: saidOf(story) })
    const seen = storedOf(story)
    const others = keptDays(day, storyId).filter((each) => each.day !== now)
    const next = keptNext(waitingOf(storyId), { ...said, day: now, subject: story.subject, seen })
    keepDays(day, storyId, [...others, next])
    told = undefined
    hush()
    calm = setTimeout(() => void sendKept(), CALM_MS)
    changed()
  }

  /** Puts today back as it was before this visit. */
  async function undo(storyId: string): Promise<void> {
    const story = storyOf(storyId)
    const base = before.get(storyId)
    if (!day || !story || base?.day !== today() || isUnderWay) return
    const stored = storedOf(story)
    const waiting = waitingOf(storyId)
    if (base.said && stored) {
      say(storyId, base.said)
      before.delete(storyId)
      told = { kind: 'undone' }
      return changed()
    }
    const entry = written.get(storyId)
    if (stored && entry && 'journalId' in story.subject) {
      const { journalId: id } = story.subject
      isUnderWay = true
      changed()
      try {
        await api.journals.removeEntry({ id, day: entry.day, version: entry.version })
        if (waiting) settle(day, storyId, waiting, null)
        learn(storyId, { journalId: id, entry: null, day: entry.day })
        before.delete(storyId)
        told = { kind: 'undone' }
      } catch (error) {
        const failure = failureOf(error)
        hear(failure)
        told = { kind: failure === 'away' ? 'notUndone' : 'busy' }
        if (failure !== 'away') await ask()
      } finally {
        isUnderWay = false
        changed()
      }
      return
    }
    if (!waiting) return
    hush()
    settle(day, storyId, waiting, null)
    before.delete(storyId)
    told = { kind: 'undone' }
    changed()
  }

  const retry = () => {
    if (!document.hidden) void (day && storiesKept(day).length > 0 ? sendKept() : undefined)
  }
  const goOn = () => void (day ? retry() : ask().then(retry))
  window.addEventListener('online', () => {
    goOn()
    setTimeout(goOn, SETTLED_MS)
  })
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() > freshUntil) void ask().then(retry)
    else retry()
  })
  setInterval(() => navigator.onLine && retry(), AGAIN_MS)

  return {
    day: () => day,
    today,
    saidOf,
    isWaiting: (storyId: string) => waitingOf(storyId) !== undefined,
    /** Days of before that wait for the network. */
    earlier: () => {
      const now = today()
      const owner = day
      return owner
        ? storiesKept(owner)
            .flatMap((id) => keptDays(owner, id))
            .filter((each) => each.day !== now).length
        : 0
    },
    mayUndo: (storyId: string) => before.get(storyId)?.day === today() && !isUnderWay,
    isSending: () => isUnderWay || calm !== undefined,
    isSignedOut: () => isSignedOut,
    told: () => told,
    say,
    undo,
    ask,
    retry,
  }
}

export type DayKeeper = ReturnType<typeof openDayKeeper>
