import type { ChildProcess } from 'node:child_process'
import cluster from 'node:cluster'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Config, ConfigError } from '#server/foundation/config.ts'
import type { Log } from '#server/foundation/observe/log.ts'
import type { MetricValues } from '#server/foundation/observe/metrics.ts'
import { type Channel, ChannelClosed, openChannel, type Procedures } from '#server/foundation/work/process-channel.ts'
import { withinTime } from '#server/foundation/work/time-limit.ts'
import type { HttpServer } from './http-server.ts'
import type { HttpProcedures } from './http-worker.ts'
import type { SharedOf } from './shared-services.ts'

const ENTRY = join(import.meta.dirname, 'http-worker.ts')
const BEGINS_WITHIN_MS = 120_000
const DRAINED_WITHIN_MS = 2_300
const ENDED_WITHIN_MS = 2_500
const METRICS_WITHIN_MS = 4_000

const AGAIN_MS = 100
const ENDS_MAX = 5
const STEADY_MS = 60_000

type HttpProcess = {
  name: string
  pid: number
  beganAt: number
  channel: Channel<HttpProcedures>
  offered: Procedures
  ended: Promise<string>
  kill(): void
}

type Ground = { shared: SharedOf; databaseUrl: string; secret: string }

export type HttpProcesses = HttpServer & {
  serve(ground: Ground): Promise<void>
  metricValues(): Promise<MetricValues[]>
  failed: Promise<string>
}

/**
 * Begins `config.workers` processes that answer HTTP behind one port, by node:cluster, and begins each that ends again. This process answers none itself: a
 * request never waits for a job, and whatever ends an HTTP process ends neither jobs nor broadcasts.
 * @param signal  gives up the start: the processes are ended
 * @throws ConfigError where the port cannot be opened, or a process ends at its start
 */
export async function openHttpProcesses(config: Config, log: Log, signal?: AbortSignal): Promise<HttpProcesses> {
  // Without the flags of this process: a flag may load a module that is meant for this process alone.
  cluster.setupPrimary({ exec: ENTRY, args: [], execArgv: [], serialization: 'advanced' })
  const processes = new Map<string, HttpProcess>()
  const failed = Promise.withResolvers<string>()
  let isLeaving = false
  let isServing = false
  let endsBy = 0
  signal?.addEventListener('abort', () => {
    if (!isServing) for (const each of processes.values()) each.kill()
  })

  function begin(name: string): HttpProcess {
    const worker = cluster.fork().on('error', () => {}) // a failed send to a process that ends: `ended` reports its end
    const { process: child } = worker
    closeLostConnection(child)
    const offered: Procedures = {}
    const begun = {
      name,
      pid: child.pid!,
      beganAt: performance.now(),
      channel: openChannel<HttpProcedures>(child, offered),
      offered,
      ended: new Promise<string>((settle) => child.once('exit', (code, signal) => settle(String(signal ?? code)))),
      kill: () => void child.kill('SIGKILL'),
    }
    processes.set(name, begun)
    if (signal?.aborted) begun.kill()
    return begun
  }

  function orEnded<Answer>({ name, ended }: HttpProcess, answer: Promise<Answer>): Promise<Answer> {
    return answer.catch(async (error: unknown) => {
      if (!(error instanceof ChannelClosed)) throw error
      throw new ConfigError(`The process ${name} ended while it began (${await ended}): its own lines say why.`)
    })
  }
  const listen = (each: HttpProcess): Promise<number> =>
    orEnded(each, each.channel.ask('listen', config, BEGINS_WITHIN_MS))
  const answer = (each: HttpProcess): Promise<void> =>
    orEnded(each, each.channel.ask('answer', config, BEGINS_WITHIN_MS))
  function prepare(each: HttpProcess, { shared, ...given }: Ground): Promise<void> {
    const { name, channel, offered } = each
    Object.assign(offered, shared.proceduresFor(name))
    return orEnded(each, channel.ask('prepare', { config, name, ...given }, BEGINS_WITHIN_MS))
  }

  async function keep(name: string, given: Ground): Promise<void> {
    for (let ends = 0; ; ) {
      const { ended, beganAt, pid } = processes.get(name)!
      const how = await ended
      if (isLeaving) return
      given.shared.forget(name)
      ends = performance.now() - beganAt > STEADY_MS ? 1 : ends + 1
      if (ends === ENDS_MAX) return failed.resolve(`The process ${name} ended ${ENDS_MAX} times in a row (${how}).`)
      log.error({ httpProcess: name, pid, how }, 'an HTTP process ended, and is begun again')
      await sleep(AGAIN_MS * 2 ** (ends - 1))
      if (isLeaving) return
      const again = begin(name)
      void prepare(again, given)
        .then(() => answer(again))
        .catch((error: unknown) => {
          if (!isLeaving) log.error({ err: error, httpProcess: name }, 'an HTTP process did not begin')
          again.kill()
        })
    }
  }

  async function close() {
    isLeaving = true
    const all = [...processes.values()]
    const ended = Promise.all(all.map((each) => each.ended))
    const left = Math.max(0, endsBy - performance.now())
    await withinTime(left, ended, () => new Error('still there')).catch(() => {
      for (const each of all) each.kill()
    })
    await ended
  }

  try {
    const all = Array.from({ length: config.workers }, (_, nth) => begin(`http-${nth + 1}`))
    // Only one process opens the port before it can serve: requests are answered 503, and a port in use is reported. node:cluster throws where two wait for a
    // port.
    const port = await listen(all[0]!)
    for (const { channel } of all) channel.ask('load', undefined, BEGINS_WITHIN_MS).catch(() => {}) // `prepare` reports the failure
    return {
      port,
      failed: failed.promise,
      async serve(given) {
        await Promise.all(all.map((each) => prepare(each, given)))
        await Promise.all(all.map(answer))
        isServing = true
        for (const { name } of all) void keep(name, given)
      },
      async drain() {
        isLeaving = true
        const asked = [...processes.values()].map(({ channel }) => channel.ask('drain', undefined, DRAINED_WITHIN_MS))
        await Promise.allSettled(asked)
        endsBy = performance.now() + ENDED_WITHIN_MS
      },
      async metricValues() {
        const asked = [...processes.values()].map(({ channel }) => channel.ask('metrics', undefined, METRICS_WITHIN_MS))
        const answered = await Promise.allSettled(asked)
        return answered.flatMap((each) => (each.status === 'fulfilled' && each.value ? [each.value] : []))
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/**
 * Closes the connection that a process was given and had not taken when it ended, so that the client asks again. node:cluster gives one at a time, and
 * forgets
 * the last: it would stay open and unanswered.
 */
function closeLostConnection(child: ChildProcess): void {
  let given: { close(): void } | undefined
  const send = child.send.bind(child) as (...args: unknown[]) => boolean
  child.send = (...args: unknown[]) => {
    given = (args[1] as typeof given) ?? given
    return send(...args)
  }
  child.once('exit', () => given?.close()) // does nothing where the process took it: this process then closed its copy
}
