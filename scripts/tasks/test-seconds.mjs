import { relative } from 'node:path'
import { root } from './place.mjs'

export function secondsByFile(durations) {
  const sums = new Map()
  for (const [file, ms] of durations) sums.set(file, (sums.get(file) ?? 0) + ms)
  return [...sums]
    .sort(([, one], [, other]) => other - one)
    .map(
      ([file, ms]) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file.startsWith('/') ? relative(root, file) : file}`,
    )
}
