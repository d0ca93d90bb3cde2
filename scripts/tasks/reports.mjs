import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './place.mjs'

const folder = join(root, '.cache')

export function freshReport(name) {
  mkdirSync(folder, { recursive: true })
  rmSync(join(folder, name), { force: true })
  return join(folder, name)
}

/** Undefined where the step ended before it could write a report. */
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
