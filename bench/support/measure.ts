export type Times = { p50: number; p95: number; p99: number }

/** Returns the answer of `work` and the milliseconds it takes, the best of `tries`, since a machine that does other things besides would hide its true time. */
export async function bestTime<T>(tries: number, work: () => Promise<T>): Promise<{ answer: T; milliseconds: number }> {
  const start = performance.now()
  const answer = await work()
  const milliseconds = performance.now() - start
  if (tries <= 1) return { answer, milliseconds }
  const again = await bestTime(tries - 1, work)
  return { answer, milliseconds: Math.min(milliseconds, again.milliseconds) }
}

/** Nearest-rank percentiles. */
export function timesOf(milliseconds: readonly number[]): Times {
  const sorted = [...milliseconds].sort((one, other) => one - other)
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]!
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}
