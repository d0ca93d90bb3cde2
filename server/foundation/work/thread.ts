import { Worker } from 'node:worker_threads'
import { detach } from './request-context.ts'

export type Thread = {
  /**
   * Task and answer are copied.
   * @throws Error with the thread's message when the task failed, or when the thread ended; the next task then starts a new thread
   */
  run(task: object): Promise<unknown>
}

export type ThreadAnswer = { id: number; answer: unknown } | { id: number; failure: string }
export type ThreadTask = { id: number; task: object }

type ThreadOptions = {
  entry: URL
  heapMb: number
}

export function openThread({ entry, heapMb }: ThreadOptions): Thread {
  type Waiting = { resolve: (answer: unknown) => void; reject: (error: Error) => void }
  let worker: Worker | undefined
  let lastId = 0

  const begin = (waiting: Map<number, Waiting>): Worker => {
    const begun = new Worker(entry, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: heapMb } })
    begun.unref()
    const end = (error: Error) => {
      if (worker === begun) worker = undefined
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    }
    begun.on('message', (said: ThreadAnswer) => {
      const task = waiting.get(said.id)
      waiting.delete(said.id)
      if (waiting.size === 0) begun.unref()
      if ('failure' in said) task?.reject(new Error(said.failure))
      else task?.resolve(said.answer)
    })
    begun.on('error', end)
    begun.on('exit', (code) => end(new Error(`the thread ended with ${code}`)))
    return begun
  }

  let waiting = new Map<number, Waiting>()
  return {
    run: (task) =>
      new Promise((resolve, reject) => {
        if (!worker) {
          waiting = new Map()
          worker = detach(() => begin(waiting))
        }
        const id = ++lastId
        waiting.set(id, { resolve, reject })
        worker.ref() // a pending answer keeps the process alive
        worker.postMessage({ id, task } satisfies ThreadTask)
      }),
  }
}
