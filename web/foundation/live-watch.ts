import type { LiveRequest, Topic } from '#contract/foundation/live.ts'
import { TOPICS_MAX } from '#contract/foundation/live-kinds.ts'

export type Watch = {
  /** Called when other topics may be watched now. */
  changed: () => void
  /** Called when a new socket stands, of which the server knows nothing yet. */
  begin: () => void
  stop: () => void
}

/** The wait after a change, in milliseconds: one page leaves and the next comes, and only the topics watched then are named. */
const SETTLE_MS = 50
/** The pause between two messages, in milliseconds: the server takes so many messages and no more. */
const PAUSE_MS = 1_000
const NOTHING = requestOf([])

/** Names the watched topics to the server: on each new socket, and when they change, at most once a second. */
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

/** Returns the message that names these topics. Where they are too many, those without an id stay, and of the others those that were begun last. */
function requestOf(topics: readonly Topic[]): string {
  const whole = topics.filter((topic) => !topic.includes(':'))
  const single = topics.filter((topic) => topic.includes(':')).slice(-(TOPICS_MAX - whole.length))
  const request: LiveRequest = { watch: [...whole, ...single].sort() }
  return JSON.stringify(request)
}
