import { type ChildProcess, fork } from 'node:child_process'
import type { Log } from '../observe/log.ts'
import { loggableMessage } from '../observe/log-error.ts'
import { detach } from './request-context.ts'

/** Runs slow work, and work on untrusted files that could attack its process, in one child process, one task at a time. */
export type WorkerPool = {
  /**
   * Task and answer are sent as JSON.
   * @throws WorkerFailure when the task took too long, or killed the process twice; Error when the task failed, or the process could not start
   */
  run(task: object): Promise<unknown>
  close(): Promise<void>
}

/** The task itself is the cause, so that a retry is useless. */
export class WorkerFailure extends Error {}

/** Sent once the process has loaded its code: if the process ends after that, the task is to blame. */
export type WorkerReady = { ready: true }

export type WorkerAnswer = { answer: unknown } | { failure: string; code?: string }

type WorkerPoolOptions = {
  entry: string
  log: Log
  limitMs: number
  idleMs: number
  /** Limits the JavaScript heap; the process itself bounds memory of any other kind, and ends beyond that. */
  heapMb: number
}

type Worker = { child: ChildProcess; gone: Promise<void>; isReady: boolean }

/** With compiled code (NODE_COMPILE_CACHE), a process begins in half the time. */
const NEEDED = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', 'NODE_COMPILE_CACHE']
const LAST_WORDS = 4_000

export function openWorkerPool({ entry, log, limitMs, idleMs, heapMb }: WorkerPoolOptions): WorkerPool {
  let worker: Worker | undefined
  let isClosed = false
  let idle: NodeJS.Timeout | undefined
  let queue: Promise<unknown> = Promise.resolve()

  const hire = (): Worker => {
    const child = fork(entry, {
      execArgv: [`--max-old-space-size=${heapMb}`],
      // The process gets no secret of the server, and few memory arenas, because each arena keeps what it once held.
      env: { MALLOC_ARENA_MAX: '2', ...picked(process.env, NEEDED) },
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
    child.send(task, () => {})
    try {
      const outcome = await Promise.race([answered.promise, gone.then(() => 'died' as const), late.promise])
      // The task is not the cause, because the process never received it.
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
        // The process may have been killed from outside, for example for lack of memory; a second death is blamed on the task.
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
