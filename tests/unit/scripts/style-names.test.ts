import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const WEB = join(import.meta.dirname, '../../../web')
const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g

test('every class that a component names is in its style sheet', () => {
  const missing: string[] = []
  let uses = 0
  for (const file of readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name))) {
    const source = readFileSync(join(WEB, file), 'utf8')
    const body = source.replace(/from '[^']*'|import\('[^']*'\)|import '[^']*'/g, '')
    for (const [, name, path] of source.matchAll(IMPORT)) {
      const sheet = path!.startsWith('.') ? join(WEB, dirname(file), path!) : join(WEB, relative('#web', path!))
      const css = readFileSync(sheet, 'utf8').replace(/\/\*.*?\*\//gs, '')
      const styled = new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, each]) => each))
      for (const [, used] of body.matchAll(new RegExp(`(?<![\\w.'])${name}\\.([A-Za-z_]\\w*)`, 'g'))) {
        uses++
        if (!styled.has(used!)) missing.push(`${file}: ${name}.${used}`)
      }
    }
  }
  expect(uses).toBeGreaterThan(1000)
  expect(missing).toEqual([])
})
