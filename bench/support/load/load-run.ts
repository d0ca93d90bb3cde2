import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import type { ChatMember } from '../chat-members.ts'
import { type Times, timesOf } from '../measure.ts'
import { processorTimes, type Shares } from '../processor.ts'
import { randomFrom } from '../random.ts'
import { type Act, KINDS, type Kind } from './load-acts.ts'
import type { Expected, Sockets } from './load-sockets.ts'
import type { LoadTarget } from './load-target.ts'

/** The outcome of many acts. */
export type Run = {
  perSecond: number
  /** From the first act until the last was answered. */
  seconds: number
  asked: number
  times: Map<Kind, number[]>
  /** "status of kind", how often. */
  errors: Map<string, number>
  /** The writes that the server acknowledged. */
  written: SentRequest[]
  /** Milliseconds from a message's answer until the other's socket told of it, 0 where it told before. */
  lateness: number[]
  shares: Shares
}
export type SentRequest = { kind: Kind; requestId: string }

const TIMEOUT_MS = 15_000
/** Unpacking every answer would take from the server the processor that it is measured on. */
const READ_OF = 20

/** Asks as members would, each over a connection that is kept. */
export function openAsking(target: LoadTarget) {
  const agent = new Agent({ keepAlive: true, maxSockets: 512, scheduling: 'lifo' })
  const { hostname, port } = new URL(target.server.url)
  let asked = 0
  return {
    /** Undefined when all is as it should be; otherwise what was wrong. */
    ask({ by, method, path, body, says }: Act): Promise<string | undefined> {
      const sent = body && JSON.stringify(body)
      const isRead = asked++ % READ_OF === 0
      return new Promise((settle) => {
        const asking = request(
          {
            agent,
            hostname,
            port,
            method,
            path,
            timeout: TIMEOUT_MS,
            headers: {
              cookie: by.cookie,
              'x-forwarded-for': by.address,
              'accept-encoding': 'gzip',
              ...(sent && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
            },
          },
          (answer) => {
            const parts: Buffer[] = []
            answer.on('data', (part: Buffer) => void parts.push(part))
            answer.on('error', () => settle('cut'))
            answer.on('end', () => {
              const status = answer.statusCode ?? 0
              if (status < 200 || status >= 300) return settle(String(status))
              if (!isRead) return settle(undefined)
              const whole = Buffer.concat(parts)
              const text = answer.headers['content-encoding'] === 'gzip' ? gunzipSync(whole) : whole
              settle(says.test(text.toString()) ? undefined : 'not what was asked for')
            })
          },
        )
        asking.on('timeout', () => asking.destroy(new Error('timeout')))
        asking.on('error', (error: NodeJS.ErrnoException) => settle(error.code ?? error.message))
        asking.end(sent)
      })
    },
    close: () => agent.destroy(),
  }
}
export type Asking = ReturnType<typeof openAsking>

const GREETING_AT_ONCE = 20

/** Asks once as every member, so that their session has been looked up, as in the middle of a visit. */
export async function greetAll({ members }: LoadTarget, asking: Asking): Promise<void> {
  for (let i = 0; i < members.length; i += GREETING_AT_ONCE) {
    const some = members.slice(i, i + GREETING_AT_ONCE)
    const greet = (by: ChatMember) =>
      asking.ask({ kind: 'the feed', by, method: 'GET', path: '/api/me', says: /"username":/ })
    for (const wrong of await Promise.all(some.map(greet)))
      if (wrong !== undefined) throw new Error(`A member: ${wrong}`)
  }
}

type Pace = { perSecond: number; seconds: number; seed: number; signal: AbortSignal }
type Driving = { asking: Asking; sockets: Sockets; next: () => Act; pace: Pace }

/**
 * Drives the server with acts at random, at this pace on average, whether or not it keeps up: the time of each is counted from when it was due, so that waiting
 * in line is counted too.
 */
export async function drive(
  target: LoadTarget,
  { asking, sockets, next, pace: { perSecond, seconds, seed, signal } }: Driving,
): Promise<Run> {
  const random = randomFrom(seed)
  const times = new Map<Kind, number[]>(KINDS.map((kind) => [kind, []]))
  const errors = new Map<string, number>()
  const written: SentRequest[] = []
  const toHear: Expected[] = []
  const underWay = new Set<Promise<void>>()
  const before = processorTimes(target.server.pids)
  const start = performance.now()
  let asked = 0
  for (let due = 0; due < seconds * 1000; due += random.exponential(1000 / perSecond)) {
    const early = start + due - performance.now()
    if (early > 1) await sleep(early)
    signal.throwIfAborted()
    asked++
    const act = next()
    const heard = act.talk && sockets.expect(act.talk, act.by.id)
    const one = asking.ask(act).then((wrong) => {
      const answeredAt = performance.now()
      if (wrong === undefined) {
        times.get(act.kind)!.push(answeredAt - start - due)
        if (act.requestId) written.push({ kind: act.kind, requestId: act.requestId })
        if (heard?.byOther) toHear.push(Object.assign(heard.byOther, { answeredAt }))
      } else {
        errors.set(`${wrong} of ${act.kind}`, (errors.get(`${wrong} of ${act.kind}`) ?? 0) + 1)
        heard?.giveUp()
      }
      underWay.delete(one)
    })
    underWay.add(one)
  }
  await Promise.all(underWay)
  const taken = (performance.now() - start) / 1000
  const shares = before.until(taken)
  const lateness = await latenessOf(toHear)
  return { perSecond, seconds: taken, asked, times, errors, written, lateness, shares }
}

const HEARD_WITHIN_MS = 5_000

/**
 * Waits HEARD_WITHIN_MS for messages to be heard, and returns the lateness of each. A message that is not heard in time is left out: whether it came at all is
 * counted when all is done.
 */
async function latenessOf(all: readonly Expected[]): Promise<number[]> {
  const until = performance.now() + HEARD_WITHIN_MS
  while (all.some(({ heardAt }) => heardAt === undefined) && performance.now() < until) await sleep(20)
  return all.flatMap(({ answeredAt, heardAt }) =>
    answeredAt !== undefined && heardAt !== undefined ? [Math.max(0, heardAt - answeredAt)] : [],
  )
}

/** Joins several runs into one. Its shares are their mean. */
export function together(runs: readonly Run[]): Run {
  const sum = (of: (run: Run) => number) => runs.reduce((total, run) => total + of(run), 0)
  const mean = (name: keyof Shares) => sum(({ shares }) => shares[name]) / runs.length
  const errors = new Map<string, number>()
  for (const run of runs) for (const [what, count] of run.errors) errors.set(what, (errors.get(what) ?? 0) + count)
  return {
    perSecond: runs[0]!.perSecond,
    seconds: sum(({ seconds }) => seconds),
    asked: sum(({ asked }) => asked),
    times: new Map(KINDS.map((kind) => [kind, runs.flatMap(({ times }) => times.get(kind)!)])),
    errors,
    written: runs.flatMap(({ written }) => written),
    lateness: runs.flatMap(({ lateness }) => lateness),
    shares: { server: mean('server'), postgres: mean('postgres'), asking: mean('asking'), load: mean('load') },
  }
}

/** Returns the times of some kinds of acts, or of all. */
export const timesIn = ({ times }: Run, kinds: readonly Kind[] = KINDS): Times =>
  timesOf(kinds.flatMap((kind) => times.get(kind)!))

export const failedIn = ({ errors }: Run): number => errors.values().reduce((sum, each) => sum + each, 0)

/** Returns how many requests a second were answered well. */
export const throughputOf = (run: Run): number => (run.asked - failedIn(run)) / run.seconds

/** Returns the milliseconds of the server's and PostgreSQL's processors for each request, with the jobs that were done meanwhile. */
export const cpuMsOf = ({ shares, seconds, asked }: Run): number =>
  ((shares.server + shares.postgres) * seconds * 1000) / asked
