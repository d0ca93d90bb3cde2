import type { DayStory, Entry, OwnDay } from '#contract/journal/schema.ts'
import { api } from '#web/foundation/light-rpc.ts'
import { plainDay } from '#web/posts/plain-days.ts'
import { type KeptDay, keptNext, type SaidOfDay } from '../day/kept-days.ts'
import { sendDay, WrittenElsewhere } from '../day/send-day.ts'
import { keepDays, keptDays, rememberDay, storiesKept } from './device.ts'
import { type Failure, failureOf } from './failures.ts'

export type ActionOutcome =
  | { kind: 'undone' | 'notUndone' | 'busy' | 'refused' }
  | { kind: 'elsewhere'; stored: Entry | null; mine: SaidOfDay }

const FRESH_MS = 60_000
/** Several numbers in a row, for example from arrow keys, are sent as one. */
const CALM_MS = 350
/** Right after the `online` event the network may not carry anything, so a second attempt follows after this time. */
const SETTLED_MS = 2_000
const AGAIN_MS = 20_000

/**
 * Today's days are kept on this device first, and sent as soon as possible. They are sent only for their own member: the server is asked who is
 * signed in first, unless the answer is fresh.
 * @param changed called when something that the page shows has changed
 */
export function openDayStore(first: OwnDay | undefined, isServed: boolean, changed: () => void) {
  let day = first
  let freshUntil = isServed ? Date.now() + FRESH_MS : 0
  let isSignedOut = false
  let isUnderWay = false
  let outcome: ActionOutcome | undefined
  let calm: ReturnType<typeof setTimeout> | undefined
  /** Maps each story to its day as it was before this visit changed it. */
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

  function cancelCalm(): void {
    clearTimeout(calm)
    calm = undefined
  }

  /** Returns false where the server cannot be reached. */
  async function ask(): Promise<boolean> {
    try {
      const answer = await api.journals.today()
      if (answer.memberId !== day?.memberId) {
        before.clear()
        written.clear()
        outcome = undefined
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
    if (failure === 'busy') outcome = { kind: 'busy' }
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

  /** Values noted meanwhile for the same day now build on the stored ones. */
  function settle(owner: OwnDay, storyId: string, sent: KeptDay, stands: SaidOfDay | null): void {
    const left = keptDays(owner, storyId).flatMap((each) => {
      if (each.requestId === sent.requestId) return []
      return each.day === sent.day ? { ...each, seen: stands, tried: [] } : each
    })
    keepDays(owner, storyId, left)
  }

  async function sendKept(): Promise<void> {
    cancelCalm()
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
          // Another member is signed in by now: the noted days wait for their own member.
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

  /** Returns whether to continue with the next day. */
  async function sendOne(owner: OwnDay, storyId: string, kept: KeptDay): Promise<boolean> {
    try {
      const sent = await sendDay(api.journals, kept)
      settle(owner, storyId, kept, sent.entry)
      learn(storyId, { ...sent, day: kept.day })
      if (outcome?.kind === 'busy') outcome = undefined
      return true
    } catch (error) {
      if (error instanceof WrittenElsewhere) {
        settle(owner, storyId, kept, error.stored)
        const story = storyOf(storyId)
        const { intensity, measured } = kept
        outcome = { kind: 'elsewhere', stored: error.stored, mine: { intensity, ...(measured && { measured }) } }
        const journalId = story && 'journalId' in story.subject ? story.subject.journalId : undefined
        if (journalId) learn(storyId, { journalId, entry: error.stored, day: kept.day })
        else await ask()
        return true
      }
      const failure = failureOf(error)
      hear(failure)
      if (failure !== 'gone' && failure !== 'refused') return false
      // The story is missing for the signed-in member: this asks whether they are still the writer.
      freshUntil = 0
      if (!(await ask()) || day?.memberId !== owner.memberId) return false
      settle(owner, storyId, kept, null)
      outcome = { kind: 'refused' }
      return true
    }
  }

  function say(storyId: string, said: SaidOfDay): void {
    const story = storyOf(storyId)
    if (!day || !story) return
    const now = today()
    if (before.get(storyId)?.day !== now) before.set(storyId, { day: now, said: saidOf(story) })
    const seen = storedOf(story)
    const others = keptDays(day, storyId).filter((each) => each.day !== now)
    const next = keptNext(waitingOf(storyId), { ...said, day: now, subject: story.subject, seen })
    keepDays(day, storyId, [...others, next])
    outcome = undefined
    cancelCalm()
    calm = setTimeout(() => void sendKept(), CALM_MS)
    changed()
  }

  async function undo(storyId: string): Promise<void> {
    const story = storyOf(storyId)
    const base = before.get(storyId)
    if (!day || !story || base?.day !== today() || isUnderWay) return
    const stored = storedOf(story)
    const waiting = waitingOf(storyId)
    if (base.said && stored) {
      say(storyId, base.said)
      before.delete(storyId)
      outcome = { kind: 'undone' }
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
        outcome = { kind: 'undone' }
      } catch (error) {
        const failure = failureOf(error)
        hear(failure)
        outcome = { kind: failure === 'away' ? 'notUndone' : 'busy' }
        if (failure !== 'away') await ask()
      } finally {
        isUnderWay = false
        changed()
      }
      return
    }
    if (!waiting) return
    cancelCalm()
    settle(day, storyId, waiting, null)
    before.delete(storyId)
    outcome = { kind: 'undone' }
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
    outcome: () => outcome,
    say,
    undo,
    ask,
    retry,
  }
}

export type DayStore = ReturnType<typeof openDayStore>
