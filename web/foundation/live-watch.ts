import type { LiveRequest, Topic } from '#contract/foundation/live.ts'
import { TOPICS_MAX } from '#contract/foundation/live-limits.ts'

export type Watch = {
  /** Called when the watched topics may have changed. */
  changed: () => void
  /** Called when a new socket is open, which knows no topics yet. */
  begin: () => void
  stop: () => void
}

/** The wait after a change, in milliseconds: when one page replaces another, the topics are sent once. */
const SETTLE_MS = 50
/** The shortest time between two messages, in milliseconds, because the server limits their number. */
const PAUSE_MS = 1_000
const NOTHING = requestOf([])

/** Sends the watched topics to the server: on each new socket, and after changes at most once a second. */
export function keepWatch(watched: () => readonly Topic[], say: (words: string) => void): Watch {
  let said = NOTHING
  let saidAt = Number.NEGATIVE_INFINITY
  let saying: ReturnType<typeof setTimeout> | undefined

  function sayNow(): void {
    stop()
    const words = requestOf(watched())
    if (words === said) return
    said = words
    saidAt = performance.now()
    say(words)
  }

  function stop(): void {
    clearTimeout(saying)
    saying = undefined
  }

  return {
    changed() {
      saying ??= setTimeout(sayNow, Math.max(SETTLE_MS, saidAt + PAUSE_MS - performance.now()))
    },
    begin() {
      said = NOTHING
      sayNow()
    },
    stop,
  }
}

/** Builds the message with these topics. Above the limit, topics without an id come first, then those watched last. */
function requestOf(topics: readonly Topic[]): string {
  const whole = topics.filter((topic) => !topic.includes(':'))
  const single = topics.filter((topic) => topic.includes(':')).slice(-(TOPICS_MAX - whole.length))
  const request: LiveRequest = { watch: [...whole, ...single].sort() }
  return JSON.stringify(request)
}
