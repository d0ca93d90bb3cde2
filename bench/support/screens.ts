import { z } from 'zod'
import type { DemoServer } from './demo-server.ts'
import type { Auditor } from './lighthouse.ts'
import { table } from './report.ts'

/** Lighthouse's audits behind the score, in the words of the field. */
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  'speed index': 'speed-index',
}

/** The figures of a screen by Lighthouse. Scores are of 100. */
export type Screen = {
  /** The median of all runs. */
  performance: number
  scores: number[]
  /** As Lighthouse words them, of the run in the middle. */
  metrics: string[]
  /** Lighthouse's measure of this machine's processor, median; what else runs lowers it. */
  power: number
}

export async function signIn({ context }: Auditor, { email, password }: DemoServer): Promise<void> {
  const answer = await context.request.post('/api/auth/sign-in/email', { data: { email, password } })
  if (!answer.ok()) throw new Error(`Signing in was answered ${answer.status()}.`)
}

/** The address of the newest post. */
export async function newestPost({ context }: Auditor): Promise<string> {
  const Feed = z.object({ items: z.array(z.object({ id: z.string() })).min(1) })
  const { items } = Feed.parse(await (await context.request.get('/api/feed')).json())
  return `/post/${items[0]!.id}`
}

/** Opens the screen as often as told, by its address, as whoever opens a link. */
export async function measureScreen(
  { audit }: Auditor,
  { path, runs }: { path: string; runs: number },
): Promise<Screen> {
  const results = []
  for (let run = 0; run < runs; run++) {
    const { categories, audits, environment } = await audit(path, { onlyCategories: ['performance'] })
    results.push({
      score: Math.round((categories.performance?.score ?? 0) * 100),
      metrics: Object.values(METRICS).map((id) => audits[id]?.displayValue ?? '?'),
      power: Math.round(environment.benchmarkIndex),
    })
  }
  const middle = middleOf(results.toSorted((a, b) => a.score - b.score))
  return {
    performance: middle.score,
    scores: results.map(({ score }) => score),
    metrics: middle.metrics,
    power: middleOf(results.map(({ power }) => power).sort((a, b) => a - b)),
  }
}

export const screenTable = (screens: readonly (Screen & { name: string })[]): string =>
  table([
    ['', 'performance', ...Object.keys(METRICS), 'runs', 'processor'],
    ...screens.map(({ name, performance, metrics, scores, power }) => [
      name,
      String(performance),
      ...metrics,
      scores.join(' '),
      String(power),
    ]),
  ])

const middleOf = <T>(sorted: readonly T[]): T => sorted[Math.floor((sorted.length - 1) / 2)]!
