import { type ChildProcess, fork } from 'node:child_process'
import type { Log } from '../observe/log.ts'
import { loggableMessage } from '../observe/log-error.ts'
import { detach } from './request-context.ts'

/** Runs work that strangers' files could turn against its process, or that would hold up everybody's requests: in one other process, one task at a time. */
export type WorkerPool = {
  /**
   * Answers what the process answers to the task; both travel as JSON.
   * @throws WorkerFailure when the task took too long, or ended the process twice; an Error when it failed, or the process could not begin
   */
  run(task: object): Promise<unknown>
  close(): Promise<void>
}

/** The task itself is to blame: it would fail again. */
export class WorkerFailure extends Error {}

/** The first message of the process, sent once its code is loaded: if it ends after that, the task is to blame. */
export type WorkerReady = { ready: true }

/** The answer of the process to a task. */
export type WorkerAnswer = { answer: unknown } | { failure: string; code?: string }

type WorkerPoolOptions = {
  /** The module the process runs: it sends a WorkerReady, then answers each message with a WorkerAnswer. */
  entry: string
  log: Log
  /** Longest that one task may take. */
  limitMs: number
  /** A process without work for so long is ended: it gives back its memory. */
  idleMs: number
  /** The limit of the JavaScript heap, in MB; memory of any other kind is bounded by the process, which ends itself. */
  heapMb: number
}

type Worker = { child: ChildProcess; gone: Promise<void>; isReady: boolean }

/** Characters of what a process last said that are logged when it dies. */
const LAST_WORDS = 4_000

export function openWorkerPool({ entry, log, limitMs, idleMs, heapMb }: WorkerPoolOptions): WorkerPool {
  let worker: Worker | undefined
  let isClosed = false
  let idle: NodeJS.Timeout | undefined
  let queue: Promise<unknown> = Promise.resolve()

  const hire = (): Worker => {
    const child = fork(entry, {
      execArgv: [`--max-old-space-size=${heapMb}`],
      // No secret of the server's, and fewer arenas, each of which keeps what it once held.
      env: { MALLOC_ARENA_MAX: '2', ...picked(process.env, ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR']) },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    const gone = new Promise<void>((settle) => {
      child.once('exit', () => settle())
      child.once('error', () => settle())
    })
    const hired = { child, gone, isReady: false }
    child.once('message', () => {
      hired.isReady = true
    })
    let said = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-LAST_WORDS)
    })
    child.once('close', (code, signal) => {
      if (child.killed) return
      const lines = said.split('\n').map(loggableMessage)
      log.warn({ code, signal, said: lines.join('\n') }, 'a process of the pool died')
    })
    void gone.then(() => {
      if (worker === hired) worker = undefined
    })
    return hired
  }

  const dismiss = async () => {
    const leaving = worker
    worker = undefined
    leaving?.child.kill('SIGKILL')
    await leaving?.gone
  }

  /** One attempt at a task. */
  async function attempt(task: object): Promise<WorkerAnswer | 'died' | 'late'> {
    worker ??= detach(hire)
    const working = worker
    const { child, gone } = working
    const late = Promise.withResolvers<'late'>()
    const timer = setTimeout(() => late.resolve('late'), limitMs)
    const answered = Promise.withResolvers<WorkerAnswer>()
    const hear = (message: WorkerReady | WorkerAnswer) => {
      if (!('ready' in message)) answered.resolve(message)
    }
    child.on('message', hear)
    child.send(task, () => {}) // where it cannot be sent, the process is gone
    try {
      const outcome = await Promise.race([answered.promise, gone.then(() => 'died' as const), late.promise])
      // The task is not to blame: the process never saw it.
      if (!working.isReady && !isClosed) {
        if (outcome === 'late') await dismiss()
        throw new Error('a process of the pool could not begin')
      }
      return outcome
    } finally {
      clearTimeout(timer)
      child.off('message', hear)
    }
  }

  async function perform(task: object): Promise<unknown> {
    clearTimeout(idle)
    try {
      for (let deaths = 0; ; ) {
        if (isClosed) throw new Error('the pool of workers is closed')
        const outcome = await attempt(task)
        if (outcome === 'late') {
          await dismiss()
          log.warn('a task took too long, and was ended')
          throw new WorkerFailure('too long')
        }
        if (outcome !== 'died') {
          if ('failure' in outcome) throw Object.assign(new Error(outcome.failure), { code: outcome.code })
          return outcome.answer
        }
        // It may have been ended from outside, for want of memory say; but not twice.
        deaths += 1
        if (deaths === 2 && !isClosed) {
          log.warn('a task ended its process twice')
          throw new WorkerFailure('died')
        }
      }
    } finally {
      idle = setTimeout(() => void dismiss(), idleMs).unref()
    }
  }

  return {
    run(task) {
      const done = queue.then(() => perform(task))
      queue = done.catch(() => {})
      return done
    },
    async close() {
      isClosed = true
      clearTimeout(idle)
      await dismiss()
    },
  }
}

const picked = (env: NodeJS.ProcessEnv, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])))
