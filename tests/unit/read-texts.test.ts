import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { STORY_CHARS_MAX } from '#lexicon/readers/read-story.ts'

/** A process of its own, which takes seconds to start. */
const LONG = { tags: 'long' }
const CLI = join(import.meta.dirname, '../../server/app/cli.ts')
const read = (input: string, ...args: string[]) =>
  spawnSync(process.execPath, [CLI, 'read', ...args], { input, encoding: 'utf8' })

test('each line of standard input is read, and answered by one line of JSON', LONG, () => {
  const { stdout, status } = read('J’ai les pieds qui brûlent, pas de fièvre.\n\nMy knee clicks.\n')
  const [french, empty, english] = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(status).toBe(0)
  expect(french).toMatchObject({ language: 'fr', absent: [{ feature: 'f:fever', name: 'fièvre', quote: 'fièvre' }] })
  expect(french!.present).toContainEqual({ feature: 'f:burn@foot', name: 'brûlure (pied)', quote: 'pieds qui brûlent' })
  expect(empty).toMatchObject({ present: [], absent: [], relatives: [], unread: [] })
  expect(english).toMatchObject({ language: 'en' })
})

test('a language can be chosen, and a text that is too long is reported', LONG, () => {
  const { stdout } = read(`fatigue\n${'a'.repeat(STORY_CHARS_MAX + 1)}\n`, '--language', 'en')
  const [chosen, tooLong] = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(chosen).toMatchObject({ language: 'en' })
  expect(tooLong).toHaveProperty('error')
})

test('an unknown language is refused', LONG, () => {
  expect(read('fatigue\n', '--language', 'xx')).toMatchObject({ status: 1, stdout: '' })
})
