import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { writeZip } from '#server/app/export/write-zip.ts'

const folder = mkdtempSync(join(tmpdir(), 'vecu-zip-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('the writer holds nothing of a written entry, however many there are', async () => {
  const warnings: Error[] = []
  const listen = (warning: Error) => warnings.push(warning)
  process.on('warning', listen)
  const path = join(folder, 'many.zip')
  const entries = Array.from({ length: 30 }, (_, i) => ({ name: `${i}.txt`, open: async () => [`entry ${i}`] }))
  await writeZip(path, new Date(), entries)
  await new Promise(setImmediate) // warnings come a turn later
  process.off('warning', listen)
  expect(statSync(path).size).toBeGreaterThan(30 * 100)
  expect(warnings.map(({ name }) => name)).toEqual([])
})
