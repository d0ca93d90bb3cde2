import type { Services } from '#server/foundation/context.ts'
import type { openSocketLimit, SocketPlaces } from '#server/foundation/live/socket-limit.ts'
import type { Limit, Limits } from '#server/foundation/net/rate.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { limitConcurrency } from '#server/foundation/work/concurrency-limit.ts'
import type { Channel } from '#server/foundation/work/process-channel.ts'

/** The process that holds the services of which a server has one. The others answer HTTP: `http-1` and so on. */
export const FIRST_PROCESS = 'main'

/** Limits the tasks of HTTP processes in the reader's thread, so that its own jobs come between. */
const READING = { atOnce: 8, waiting: 512 }
/** The first question of a large community reads all its stories. */
const READ_MS = 60_000
/** After this time the asking process counts alone, so that a busy first process refuses nobody. */
const COUNT_MS = 1_000
/** A relay that begins takes up to 20 s. */
const BROADCAST_MS = 35_000

type Held = Pick<Services, 'broadcasts' | 'jobs' | 'limits' | 'reader'> & {
  sockets: ReturnType<typeof openSocketLimit>
}

/** Opens what the first process does for the HTTP processes of its server, because one process alone can hold it. */
export function openShared({ broadcasts, jobs, limits, reader, sockets }: Held) {
  const limitReading = limitConcurrency(READING.atOnce, READING.waiting)
  return {
    proceduresFor(name: string) {
      const places = sockets.of(name)
      return {
        read: (task: object, signal: AbortSignal) =>
          limitReading(async () => {
            signal.throwIfAborted()
            return reader.run(task)
          }),
        takeInMemory: ({ limit, key }: { limit: Limit; key: string }) => limits.takeInMemory(limit, key),
        takePlace: places.take,
        freePlace: places.free,
        wake: jobs.wake,
        publish: ({ roomId, offer, recordAs }: { roomId: string; offer: string; recordAs: string | undefined }) =>
          broadcasts.publish(roomId, offer, recordAs),
        stopRecording: broadcasts.stopRecording,
        unpublish: broadcasts.unpublish,
        isPublishing: broadcasts.isPublishing,
        isSent: broadcasts.isSent,
        watch: broadcasts.watch,
        answerWatch: ({ watch, answer }: { watch: Parameters<typeof broadcasts.answer>[0]; answer: string }) =>
          broadcasts.answer(watch, answer),
        unwatch: broadcasts.unwatch,
      }
    },
    forget: sockets.forget,
  }
}

export type SharedOf = ReturnType<typeof openShared>
export type SharedProcedures = ReturnType<SharedOf['proceduresFor']>

export type SharedServices = Pick<Services, 'broadcasts' | 'reader'> & {
  places: SocketPlaces
  wake(queue: string): void
  takeInMemory(own: Limits): Limits['takeInMemory']
}

export function askShared(first: Channel<SharedProcedures>): SharedServices {
  /** For calls without an answer: a first process that has ended takes this one with it. */
  const tell = (...[name, input]: Parameters<typeof first.ask>) => void first.ask(name, input).catch(() => {})
  return {
    reader: { run: (task) => first.ask('read', task, READ_MS) },
    places: {
      take: (memberId) => first.ask('takePlace', memberId),
      free: (memberId) => tell('freePlace', memberId),
    },
    wake: (queue) => tell('wake', queue),
    takeInMemory: (own) => async (limit, key) => {
      try {
        await first.ask('takeInMemory', { limit, key }, COUNT_MS)
      } catch (error) {
        if (error instanceof Refusal) throw error
        await own.takeInMemory(limit, key)
      }
    },
    broadcasts: {
      publish: (roomId, offer, recordAs) => first.ask('publish', { roomId, offer, recordAs }, BROADCAST_MS),
      stopRecording: (roomId) => first.ask('stopRecording', roomId, BROADCAST_MS),
      unpublish: (roomId) => first.ask('unpublish', roomId, BROADCAST_MS),
      isPublishing: (roomId) => first.ask('isPublishing', roomId),
      isSent: (roomId) => first.ask('isSent', roomId, BROADCAST_MS),
      watch: (viewer) => first.ask('watch', viewer, BROADCAST_MS),
      answer: (watch, answer) => first.ask('answerWatch', { watch, answer }, BROADCAST_MS),
      unwatch: (watch) => tell('unwatch', watch),
      // The first process carries and supervises all broadcasts: none goes through this one.
      published: () => [],
      watched: () => [],
      viewersOf: () => [],
      dismiss() {},
      onSilent() {},
      async close() {},
    },
  }
}
