import type { Result } from 'lighthouse'
import { z } from 'zod'
import type { DemoServer } from './demo-server.ts'
import type { Auditor } from './lighthouse.ts'
import { type Bar, table } from './report.ts'

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
  /** Medians of all runs, in milliseconds; the shift has no unit. `scripting` is what scripts take of a processor 4 × slower. */
  lcp: number
  tbt: number
  cls: number
  scripting: number
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

/** The address of the newest conversation. */
export async function newestConversation({ context }: Auditor): Promise<string> {
  const Conversations = z.object({ items: z.array(z.object({ id: z.string() })).min(1) })
  const { items } = Conversations.parse(await (await context.request.get('/api/chat/conversations')).json())
  return `/chat?conversation=${items[0]!.id}`
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
      lcp: numberOf(audits, METRICS.LCP),
      tbt: numberOf(audits, METRICS.TBT),
      cls: numberOf(audits, METRICS.CLS),
      scripting: scriptingIn(audits),
      power: Math.round(environment.benchmarkIndex),
    })
  }
  const middle = middleOf(results.toSorted((a, b) => a.score - b.score))
  return {
    performance: middle.score,
    scores: results.map(({ score }) => score),
    metrics: middle.metrics,
    lcp: medianOf(results.map(({ lcp }) => lcp)),
    tbt: medianOf(results.map(({ tbt }) => tbt)),
    cls: medianOf(results.map(({ cls }) => cls)),
    scripting: medianOf(results.map(({ scripting }) => scripting)),
    power: medianOf(results.map(({ power }) => power)),
  }
}

type Audits = Result['audits']

function numberOf(audits: Audits, id: string): number {
  const value = audits[id]?.numericValue
  if (value === undefined) throw new Error(`Lighthouse gave no ${id}.`)
  return value
}

const Breakdown = z.object({ items: z.array(z.object({ group: z.string(), duration: z.number() })) })

/** Lighthouse gives the time of each kind of work as of the slower processor. */
function scriptingIn(audits: Audits): number {
  const { items } = Breakdown.parse(audits['mainthread-work-breakdown']?.details)
  return items
    .filter(({ group }) => group === 'scriptEvaluation' || group === 'scriptParseCompile')
    .reduce((sum, { duration }) => sum + duration, 0)
}

export const screenTable = (screens: readonly (Screen & { name: string })[]): string =>
  table([
    ['', 'performance', ...Object.keys(METRICS), 'scripting', 'runs', 'processor'],
    ...screens.map(({ name, performance, metrics, scripting, scores, power }) => [
      name,
      String(performance),
      ...metrics,
      `${scripting.toFixed(0)} ms`,
      scores.join(' '),
      String(power),
    ]),
  ])

const middleOf = <T>(sorted: readonly T[]): T => sorted[Math.floor((sorted.length - 1) / 2)]!
const medianOf = (numbers: readonly number[]): number => middleOf(numbers.toSorted((a, b) => a - b))

const PERFORMANCE_MIN = 95
const MOST = { lcp: 2_000, tbt: 150, cls: 0 }
/** Milliseconds, for the screen that is opened most. */
const SCRIPTING_MAX = { path: '/feed', ms: 600 }

/** The bars of one screen. */
export function screenBars({ name, path, ...screen }: Screen & { name: string; path: string }): Bar[] {
  const { performance, lcp, tbt, cls, scripting } = screen
  return [
    {
      name: `${name}: performance`,
      value: String(performance),
      bar: `≥ ${PERFORMANCE_MIN}`,
      isHeld: performance >= PERFORMANCE_MIN,
    },
    atMost(`${name}: largest paint (LCP), ms`, Math.round(lcp), MOST.lcp),
    atMost(`${name}: total blocking (TBT), ms`, Math.round(tbt), MOST.tbt),
    atMost(`${name}: layout shift (CLS)`, Number(cls.toFixed(3)), MOST.cls),
    ...(path === SCRIPTING_MAX.path
      ? [atMost(`${name}: scripting at a processor 4 × slower, ms`, Math.round(scripting), SCRIPTING_MAX.ms)]
      : []),
  ]
}

const atMost = (name: string, value: number, most: number): Bar => ({
  name,
  value: String(value),
  bar: `≤ ${most}`,
  isHeld: value <= most,
})
