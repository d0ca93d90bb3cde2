import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { Language } from '#contract/foundation/languages.ts'

const StoryRow = z.object({
  id: z.string(),
  /** The kind that it belongs to: cases of a kind are alike, look-alikes share their words and are another thing. */
  kind: z.string(),
  role: z.enum(['case', 'lookalike']),
  language: Language,
  title: z.string(),
  description: z.string(),
})
export type StoryRow = z.infer<typeof StoryRow>
export type StorySet = { name: string; rows: StoryRow[] }

/** How a set may be used: to write expressions, to fit weights without being looked at, or to measure. */
export type SetUse = 'looked at' | 'fitted' | 'measured'

const FOLDER = join(import.meta.dirname, '../../../tests/matching/stories')

/** Every set of labelled stories, one a line, in the order of their names. */
export const storySets = (folder = FOLDER): StorySet[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .map((file) => ({ name: basename(file, '.jsonl'), rows: rowsOf(readFileSync(join(folder, file), 'utf8')) }))

const rowsOf = (text: string): StoryRow[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => StoryRow.parse(JSON.parse(line)))

/** Returns the use of a set by its name; one of another folder is measured. */
export function useOf({ name }: Pick<StorySet, 'name'>): SetUse {
  if (/^(seen|next)/.test(name)) return 'looked at'
  return name.startsWith('fitted') ? 'fitted' : 'measured'
}
