/** Files of all forms sent at the same time: more would only make each of them slower. */
const AT_ONCE = 2

let busy = 0
const line: (() => void)[] = []

/** Does this when it is its turn, unless it was given up meanwhile. */
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

/**
 * Does this while no other tab of this browser does anything under the same name; where browsers have no such locks, at once. Given up
 * before its time came, it is not done.
 */
export async function alone(name: string, signal: AbortSignal, act: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return act()
  try {
    await navigator.locks.request(name, { signal }, act)
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
