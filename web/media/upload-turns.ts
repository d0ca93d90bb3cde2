/** More files at the same time would only slow each of them down. */
const AT_ONCE = 2

let busy = 0
const line: (() => void)[] = []

/** Runs `act` when its turn comes, unless it was aborted meanwhile. */
export async function inTurn(signal: AbortSignal, act: () => Promise<void>): Promise<void> {
  if (busy >= AT_ONCE) await new Promise<void>((resolve) => line.push(resolve))
  else busy += 1
  try {
    if (!signal.aborted) await act()
  } finally {
    const next = line.shift()
    if (next) next()
    else busy -= 1
  }
}

/** Runs `act` at once in browsers without locks. An `act` aborted before its turn is not run. */
export async function runAlone(name: string, signal: AbortSignal, act: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return act()
  try {
    await navigator.locks.request(name, { signal }, act)
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
