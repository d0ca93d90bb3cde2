import type { LiveRequest, Topic } from '#contract/foundation/live.ts'
import { REPLAYED_MAX_MS, REPLAYED_MS, TOPICS_MAX } from '#contract/foundation/live-limits.ts'

export type Watch = {
  changed: () => void
  begin: () => void
  stop: () => void
}

/** When one page replaces another, the topics are sent once. */
const SETTLE_MS = 50
/** The server limits the number of messages. */
const PAUSE_MS = 1_000
/** Topics that are watched this soon after the scripts have come are of what the page itself brought. */
const FIRST_MS = 3_000
const NOTHING = ''

export function keepWatch(watched: () => readonly Topic[], say: (words: string) => void): Watch {
  const begunAt = performance.now()
  let said = NOTHING
  let saidAt = Number.NEGATIVE_INFINITY
  let saying: ReturnType<typeof setTimeout> | undefined

  function sayNow(): void {
    stop()
    const topics = sent(watched())
    const names = topics.join()
    if (names === said) return
    said = names
    saidAt = performance.now()
    const request: LiveRequest = { watch: topics }
    if (saidAt - begunAt < FIRST_MS && saidAt > REPLAYED_MS)
      request.readMsAgo = Math.min(Math.ceil(saidAt), REPLAYED_MAX_MS)
    say(JSON.stringify(request))
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
function sent(topics: readonly Topic[]): Topic[] {
  const whole = topics.filter((topic) => !topic.includes(':'))
  const single = topics.filter((topic) => topic.includes(':')).slice(-(TOPICS_MAX - whole.length))
  return [...whole, ...single].sort()
}
