import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import type { Bar } from './report.ts'

/** A figure without a bar is told, and held to nothing. */
export type Figure = { name: string; value: string } & Partial<Pick<Bar, 'bar' | 'isHeld'>>

export type Measured = {
  name: string
  /** ISO 8601 */
  at: string
  /** As `machine` says it. */
  machine: string
  /** Load average over a minute, before and after. */
  load: [number, number]
  figures: Figure[]
}

const folder = join(import.meta.dirname, '../../.cache/trust')

export const machine = (): string =>
  `${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${availableParallelism()} cores, ${Math.round(totalmem() / 1024 ** 3)} GB; Node ${process.version}`

export const loadNow = (): number => Math.round(loadavg()[0]! * 10) / 10

/** Keeps what was measured last under this name, for `npm run trust`. */
export function record({ name, loadBefore, figures }: { name: string; loadBefore: number; figures: Figure[] }): void {
  const measured: Measured = {
    name,
    at: new Date().toISOString(),
    machine: machine(),
    load: [loadBefore, loadNow()],
    figures,
  }
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${name}.json`)
  writeFileSync(`${path}.new`, `${JSON.stringify(measured, undefined, 1)}\n`)
  renameSync(`${path}.new`, path)
}

/** Returns the last measurement of each bench, by name. */
export function recorded(): Map<string, Measured> {
  let files: string[] = []
  try {
    files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  } catch {
    // nothing yet
  }
  const all = files.map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Measured)
  return new Map(all.map((measured) => [measured.name, measured]))
}
