const EVERY_MS = 5_000

/** Says where it is, not more often than anybody wants to read it. */
export function throttled(say: (line: string) => void): (line: () => string) => void {
  let saidAt = Date.now()
  return (line) => {
    if (Date.now() - saidAt < EVERY_MS) return
    saidAt = Date.now()
    say(line())
  }
}
