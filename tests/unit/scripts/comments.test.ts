import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { type SourceFile, sourceFiles } from '../../../scripts/source-files.ts'

/** The most comments for each 100 lines of the product: one that is worth writing says why. */
const PER_100_LINES = 3

/** Returns how many comments a file has; lines that begin with // and follow each other are one. */
function commentsOf({ path, text }: SourceFile): number {
  const { comments } = parseSync(path, text)
  return comments.filter(({ type, start }, at) => {
    const before = comments[at - 1]
    return type === 'Block' || before?.type !== 'Line' || !/^\n[ \t]*$/.test(text.slice(before.end, start))
  }).length
}

test('the product has three comments for each 100 lines at most', () => {
  const files = sourceFiles(['contract', 'lexicon', 'server', 'web', 'scripts'], /\.(?:tsx?|mjs)$/)
  const lines = files.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)
  const comments = files.reduce((sum, file) => sum + commentsOf(file), 0)
  expect((100 * comments) / lines).toBeLessThanOrEqual(PER_100_LINES)
})

test.each([
  ['// One.\n// Goes on.\nconst a = 1 // another', 2],
  ['/** One. */\n/** Two. */\nconst a = "// none"', 2],
  ['// One.\n\n// Two.', 2],
  ['const a = 1 // One.\nconst b = 2 // Two.', 2],
])('comments are counted by what they are about: %s', (text, count) => {
  expect(commentsOf({ path: 'a.ts', text })).toBe(count)
})
