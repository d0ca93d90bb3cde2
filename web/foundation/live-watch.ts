import type { LiveRequest, Topic } from '#contract/foundation/live.ts'
import { TOPICS_MAX } from '#contract/foundation/live-limits.ts'

export type Watch = {
  changed: () => void
  begin: () => void
  stop: () => void
}

/** When one page replaces another, the topics are sent once. */
const SETTLE_MS = 50
/** The server limits the number of messages. */
const PAUSE_MS = 1_000
const NOTHING = requestOf([])

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

/** Above the limit, topics without an id come first, then those watched last. */
function requestOf(topics: readonly Topic[]): string {
  const whole = topics.filter((topic) => !topic.includes(':'))
  const single = topics.filter((topic) => topic.includes(':')).slice(-(TOPICS_MAX - whole.length))
  const request: LiveRequest = { watch: [...whole, ...single].sort() }
  return JSON.stringify(request)
}
