// Where things are, and the pinned Node that runs them. Only built-ins: this runs on Node 20, before anything is installed.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const isWindows = process.platform === 'win32'
export const pinnedNode = join(root, isWindows ? 'node_modules/node/bin/node.exe' : 'node_modules/.bin/node')

const programs = {
  biome: '@biomejs/biome/bin/biome',
  'drizzle-kit': 'drizzle-kit/bin.cjs',
  knip: 'knip/bin/knip.js',
  playwright: '@playwright/test/cli.js',
  tsc: 'typescript/bin/tsc',
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
}

export function program(name) {
  return join('node_modules', programs[name])
}

export function systemPath() {
  const parts = (process.env.PATH ?? '').split(delimiter)
  return parts.filter((part) => !part.split(sep).includes('node_modules')).join(delimiter)
}

export function environment(more = {}) {
  return { ...process.env, PATH: [join(root, 'node_modules/.bin'), systemPath()].join(delimiter), ...more }
}

export function refuse(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** Does the work unless it was done for this very state of things; answers whether it is done now. */
export async function unlessDone({ stamp, state, work }) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return true
  if (!(await work())) return false
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, state)
  return true
}

/** Leaves out what the build itself writes (`*.gen.ts`). */
export function hashOf(paths) {
  const hash = createHash('sha256')
  const feed = (path) => {
    const stat = statSync(join(root, path), { throwIfNoEntry: false })
    if (stat?.isDirectory()) for (const name of readdirSync(join(root, path)).sort()) feed(join(path, name))
    else if (stat && !path.endsWith('.gen.ts')) hash.update(`${path}\0`).update(readFileSync(join(root, path)))
  }
  for (const path of paths) feed(path)
  return hash.digest('hex')
}
