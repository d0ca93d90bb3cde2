import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type StoryRow, storySets, useOf } from '../closeness/story-sets.ts'
import { type Times, timesOf } from '../measure.ts'
import type { LoadTarget } from './load-target.ts'

/** Stories that are published one after the other, each by another member, with a title and a text alone. */
const PUBLISHED = 60
/** As many stand under a story that was just published. */
const SHOWN = 3
const LOOK_MS = 50
/** Bounds what hangs. */
const FOUND_WITHIN_MS = 60_000

/** The times from the publication of a story until its closest stand under it, and how many of those lists show three or more. */
export type ClosestAnswers = { times: Times; published: number; withThree: number }

/** Publishes stories while nobody else asks, and waits for the list of each. */
export async function closestAnswers(target: LoadTarget): Promise<ClosestAnswers> {
  const rows = storySets()
    .filter((set) => useOf(set) === 'looked at')
    .flatMap(({ rows }) => rows)
  const step = Math.max(1, Math.floor(rows.length / PUBLISHED))
  const took: number[] = []
  let withThree = 0
  for (let nth = 0; nth < PUBLISHED; nth++) {
    const began = performance.now()
    const shown = await shownUnder(target, nth, rows[(nth * step) % rows.length]!)
    took.push(performance.now() - began)
    if (shown >= SHOWN) withThree++
  }
  return { times: timesOf(took), published: PUBLISHED, withThree }
}

/** Publishes a story as a member, and returns how many cases its list holds once it is searched. */
async function shownUnder({ server, members }: LoadTarget, nth: number, story: StoryRow): Promise<number> {
  const { cookie, address } = members.at(-1 - (nth % members.length))!
  const ask = async <Answer>(path: string, body?: object): Promise<Answer> => {
    const answer = await fetch(`${server.url}${path}`, {
      headers: { cookie, 'x-forwarded-for': address, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
  const { title, description, language } = story
  const { id } = await ask<{ id: string }>('/api/posts/symptoms', {
    requestId: randomUUID(),
    title,
    description,
    intensity: 5,
  })
  for (const until = performance.now() + FOUND_WITHIN_MS; performance.now() < until; await sleep(LOOK_MS)) {
    const list = await ask<{ items: unknown[]; isSearching: boolean }>(`/api/posts/${id}/closest?language=${language}`)
    if (!list.isSearching) return list.items.length
  }
  throw new Error(`The closest of a story were not found within ${FOUND_WITHIN_MS / 1000} s.`)
}
