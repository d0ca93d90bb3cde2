import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './place.mjs'

const folder = join(root, '.cache')

/** Path of a report that a step is to write; none is there from a run before. */
export function freshReport(name) {
  mkdirSync(folder, { recursive: true })
  rmSync(join(folder, name), { force: true })
  return join(folder, name)
}

/** The JSON of a report; undefined where the step ended before it could write one. */
export function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

export function writeReport(name, lines) {
  writeFileSync(freshReport(name), lines.map((line) => `${line}\n`).join(''))
}
