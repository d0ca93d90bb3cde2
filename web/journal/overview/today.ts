import type { Journal, Subject } from '#contract/journal/schema.ts'
import { api } from '#web/foundation/rpc.ts'
import type { DaySent } from '../day/send-day.ts'

export type TodayRow = {
  /** The id stays the same before and after its journal is started. */
  id: string
  title: string
  subject: Subject
  last: Journal['lastEntry']
}

type Story = { id: string; title: string }

/** @param before  ids of the rows on the screen: they keep their places, although writing one makes it the last written */
export function todayRows(
  journals: readonly Journal[],
  stories: readonly Story[],
  before: readonly string[] = [],
): TodayRow[] {
  const followed = journals.map(({ id, title, post, lastEntry }) => ({
    id: post?.id ?? id,
    title,
    subject: { journalId: id },
    last: lastEntry,
  }))
  const ids = new Set(followed.map(({ id }) => id))
  const others = stories
    .filter(({ id }) => !ids.has(id))
    .map(({ id, title }) => ({ id, title, subject: { postId: id }, last: null }))
  const rows: TodayRow[] = [...followed, ...others]
  const standing = before.flatMap((id) => rows.find((row) => row.id === id) ?? [])
  return [...standing, ...rows.filter((row) => !standing.includes(row))]
}

export async function takeBack({ journalId: id, entry, before }: DaySent): Promise<void> {
  if (!entry) return
  const { day, version } = entry
  if (!before) return void (await api.journals.removeEntry({ id, day, version }))
  const { version: _, ...said } = before
  await api.journals.putEntry({ ...said, id, replaces: version })
}
