import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf, root, unlessDone } from './place.mjs'
import { runNode } from './serve.mjs'

const routes = join(root, 'web/app/routes.gen.ts')
const stamp = join(root, '.cache/routes.stamp')

/** Makes web/app/routes.gen.ts, which types, tests and the build import, unless that was done for these routes. Answers whether it is there. */
export async function makeRoutes() {
  if (!existsSync(routes)) rmSync(stamp, { force: true })
  const work = async () => (await runNode(['scripts/make-routes.ts'])) && existsSync(routes)
  return unlessDone({ stamp, state: hashOf(['web/app/routes', 'vite.config.ts', 'package-lock.json']), work })
}
