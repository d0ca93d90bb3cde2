import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from './place.mjs'

/**
 * Server tests and journeys of the modules that the change since main touches, committed or not. Every server test imports the whole server, so the imports
 * of a test say nothing about what it is about: its folder and its name do.
 * @returns  filters for Vitest and for Playwright
 */
export function nearTests() {
  const changed = [
    ...linesOf(['diff', '--name-only', 'main']),
    ...linesOf(['ls-files', '--others', '--exclude-standard']),
  ]
  const modules = new Set(changed.map(moduleOf).filter(Boolean))
  const isNear = (file) => changed.includes(file) || [...modules].some((each) => isOf(file, each))
  return {
    server: filesIn('tests/server').filter(isNear),
    journeys: filesIn('tests/journeys').filter(isNear),
  }
}

const ALSO_OF = { 'tests/server/foundation/pairs.test.ts': ['closest', 'matching', 'medication'] }

/** `server/posts/queries.ts` belongs to posts; what reads stories is used by closest. */
const moduleOf = (file) =>
  file.startsWith('lexicon/') ? 'closest' : /^(?:contract|server|web)\/([^/]+)\//.exec(file)?.[1]

const isOf = (file, module) =>
  file.split('/').includes(module) || basename(file).startsWith(module) || ALSO_OF[file]?.includes(module)

const filesIn = (folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `${folder}/${file}`)

function linesOf(args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter(Boolean) : []
}
