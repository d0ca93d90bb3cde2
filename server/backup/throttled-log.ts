const EVERY_MS = 5_000

export function throttled(say: (line: string) => void): (line: () => string) => void {
  let saidAt = Date.now()
  return (line) => {
    if (Date.now() - saidAt < EVERY_MS) return
    saidAt = Date.now()
    say(line())
  }
}
