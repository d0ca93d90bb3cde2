const EVERY_MS = 5_000

/** Returns a function that logs progress, at most every few seconds. */
export function throttled(say: (line: string) => void): (line: () => string) => void {
  let saidAt = Date.now()
  return (line) => {
    if (Date.now() - saidAt < EVERY_MS) return
    saidAt = Date.now()
    say(line())
  }
}
