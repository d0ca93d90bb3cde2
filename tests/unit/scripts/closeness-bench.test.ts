import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const BENCH = join(import.meta.dirname, '../../../bench/closeness.ts')
const burning = { kind: 'burning-feet', role: 'case' }
const STORIES = [
  { id: 'a', ...burning, language: 'fr', title: 'La nuit', description: 'J’ai les pieds qui brûlent la nuit.' },
  { id: 'b', ...burning, language: 'fr', title: 'Au lit', description: 'Mes pieds sont en feu dès que je me couche.' },
  { id: 'c', ...burning, language: 'en', title: 'At night', description: 'My feet burn at night.' },
  {
    ...{ id: 'd', kind: 'burning-feet', role: 'lookalike', language: 'fr', title: 'La nuit' },
    description: 'J’ai les mains qui tremblent la nuit.',
  },
]

/** A process of its own, which reads two thousand stories. */
test('the bench of closeness writes the ranking of a folder of sets to standard output, and nothing else', {
  tags: 'long',
}, () => {
  const folder = mkdtempSync(join(tmpdir(), 'vecu-sets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'tiny.jsonl'), STORIES.map((story) => JSON.stringify(story)).join('\n'))
  const { stdout, status } = spawnSync(process.execPath, [BENCH, '--sets', folder, '--json'], { encoding: 'utf8' })
  expect(status).toBe(0)
  const rankings = JSON.parse(stdout) as Record<string, unknown>[]
  const places = ['alone', 'others']
  // The only English case has no other to find.
  const asked = [
    ...places.map((among) => ({ from: 'fr', to: 'fr', among, queries: 2 })),
    ...places.map((among) => ({ from: 'fr', to: 'en', among, queries: 2 })),
    ...places.map((among) => ({ from: 'en', to: 'fr', among, queries: 1 })),
  ]
  const share = expect.any(Number)
  expect(rankings).toEqual(
    asked.map((each) => ({
      set: 'tiny',
      ...each,
      ...{ hitAt1: share, hitAt5: share, meanAveragePrecision: share, lookalikeFirst: share },
    })),
  )
  expect(rankings[0]).toMatchObject({ among: 'alone', hitAt1: 1, hitAt5: 1, lookalikeFirst: 0 })
})
