import { type ChildProcess, fork } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { MediaFault, type MediaServer } from '#server/foundation/net/media-server.ts'
import type { Log } from '#server/foundation/observe/log.ts'
import { loggableMessage } from '#server/foundation/observe/log-error.ts'
import { detach } from '#server/foundation/work/request-context.ts'
import type { RelayMessage, RelaySettings, RelayTask } from './relay-messages.ts'

/** Ports of a room: one for each viewer, one for the sender, and some for connections that are being closed. */
export const PORTS_PER_ROOM = 50
const ROOMS_MAX = 20

const ENTRY = join(import.meta.dirname, 'relay-worker.ts')
const BEGINS_WITHIN_MS = 20_000
const ANSWERS_WITHIN_MS = 10_000
const ENDS_WITHIN_MS = 1_000
const HEAP_MB = 512
/** The variables that a process needs to run, and the one of the compiled code, with which it begins in half the time. */
const NEEDED = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', 'NODE_COMPILE_CACHE']
const LAST_WORDS = 4_000

type RelayOptions = {
  address: string | undefined
  ports: [from: number, to: number]
  log: Log
  connectedWithinMs?: number
}

type Call = { settle: (sdp: string) => void; fail: (fault: MediaFault) => void }

type Room = {
  id: string
  block: number
  child: ChildProcess
  begun: Promise<void>
  gone: Promise<void>
  calls: Map<number, Call>
  watches: Set<string>
  isPublishing: boolean
}

/** Each room has its own process, from its first broadcast until nobody sends: no room disturbs another or this server, and all memory is freed. */
export function openRelay({ address, ports: [from, to], log, connectedWithinMs = 30_000 }: RelayOptions): MediaServer {
  const rooms = new Map<string, Room>()
  const roomOfWatch = new Map<string, Room>()
  const ending = new Set<Promise<void>>()
  const blocks = new Set(
    Array.from({ length: Math.min(ROOMS_MAX, Math.floor((to - from + 1) / PORTS_PER_ROOM)) }, (_, at) => at),
  )
  let tellSilent = (_roomId: string) => {}
  let tellLeft = (_watchId: string) => {}
  let isClosed = false
  let number = 0

  function begin(id: string): Room {
    // The block is random, because other servers on this machine may use the same ports and would otherwise all begin with the same block.
    const block = [...blocks][randomInt(Math.max(1, blocks.size))]
    if (isClosed || block === undefined) {
      if (!isClosed) log.warn('every room of the relay is taken: no further broadcast can begin')
      throw new MediaFault('away')
    }
    blocks.delete(block)
    const first = from + block * PORTS_PER_ROOM
    const place = { address, ports: [first, first + PORTS_PER_ROOM - 1] satisfies [number, number] }
    const settings: RelaySettings = { place, connectedWithinMs }
    const child = fork(ENTRY, [JSON.stringify(settings)], {
      execArgv: [`--max-old-space-size=${HEAP_MB}`],
      env: picked(process.env, NEEDED),
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    const begun = Promise.withResolvers<void>()
    begun.promise.catch(() => {})
    const gone = new Promise<void>((settle) => {
      child.once('exit', () => settle())
      child.once('error', () => settle())
    })
    const room: Room = {
      id,
      block,
      child,
      begun: begun.promise,
      gone,
      calls: new Map(),
      watches: new Set(),
      isPublishing: false,
    }
    rooms.set(id, room)
    const late = setTimeout(() => child.kill('SIGKILL'), BEGINS_WITHIN_MS)
    child.on('message', (message: RelayMessage) => {
      if ('ready' in message) begun.resolve()
      else hear(room, message)
    })
    let said = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-LAST_WORDS)
    })
    void begun.promise.then(() => clearTimeout(late))
    const over = gone.then(() => {
      clearTimeout(late)
      begun.reject(new MediaFault('away'))
      blocks.add(block)
      if (!forget(room)) return
      const lines = said.split('\n').map(loggableMessage)
      log.warn(
        { code: child.exitCode, signal: child.signalCode, said: lines.join('\n') },
        'a process of the relay died',
      )
      if (room.isPublishing) tellSilent(id)
    })
    ending.add(over)
    void over.then(() => ending.delete(over))
    return room
  }

  function hear(room: Room, message: Exclude<RelayMessage, { ready: true }>) {
    if ('silent' in message) {
      if (!forget(room)) return
      end(room)
      return tellSilent(room.id)
    }
    if ('left' in message) return leave(message.left)
    const call = room.calls.get(message.number)
    room.calls.delete(message.number)
    if (!('fault' in message)) return call?.settle(message.sdp ?? '')
    if (message.fault === 'away')
      log.warn({ why: loggableMessage(message.why) }, 'the relay could not do what it was asked')
    call?.fail(new MediaFault(message.fault))
  }

  /** Removes the room from the list, so that it gets no further task. Returns false where it was removed before. */
  function forget(room: Room): boolean {
    if (rooms.get(room.id) !== room) return false
    rooms.delete(room.id)
    for (const call of room.calls.values()) call.fail(new MediaFault('away'))
    room.calls.clear()
    for (const watchId of [...room.watches]) leave(watchId)
    return true
  }

  function leave(watchId: string) {
    const room = roomOfWatch.get(watchId)
    if (!room) return
    roomOfWatch.delete(watchId)
    room.watches.delete(watchId)
    tellLeft(watchId)
  }

  function end({ child, gone }: Room) {
    child.kill('SIGTERM')
    const late = setTimeout(() => child.kill('SIGKILL'), ENDS_WITHIN_MS)
    void gone.then(() => clearTimeout(late))
  }

  async function ask(room: Room, task: RelayTask): Promise<string> {
    await room.begun
    const { child, calls } = room
    const mine = ++number
    const answered = Promise.withResolvers<string>()
    calls.set(mine, { settle: answered.resolve, fail: answered.reject })
    // Every task takes milliseconds; without a limit, a hanging one would never settle.
    const late = setTimeout(() => {
      log.warn({ act: task.act }, 'the relay did not answer, and was ended')
      child.kill('SIGKILL')
    }, ANSWERS_WITHIN_MS)
    child.send({ ...task, number: mine }, () => {})
    try {
      if (rooms.get(room.id) !== room) throw new MediaFault('away')
      return await answered.promise
    } finally {
      clearTimeout(late)
      calls.delete(mine)
    }
  }

  return {
    async stopRecording() {},

    async publish(roomId, offer) {
      const room = rooms.get(roomId) ?? detach(() => begin(roomId))
      try {
        const answer = await ask(room, { act: 'publish', offer })
        room.isPublishing = true
        return answer
      } catch (error) {
        if (!room.isPublishing && room.calls.size === 0 && forget(room)) end(room)
        throw error
      }
    },

    async unpublish(roomId) {
      const room = rooms.get(roomId)
      if (!room || !forget(room)) return
      end(room)
      await room.gone
    },

    isPublishing: (roomId) => rooms.get(roomId)?.isPublishing ?? false,
    isSent: async (roomId) => rooms.get(roomId)?.isPublishing ?? false,

    async watch(roomId, watchId) {
      const room = rooms.get(roomId)
      if (!room?.isPublishing) throw new MediaFault('silent')
      room.watches.add(watchId)
      roomOfWatch.set(watchId, room)
      try {
        return await ask(room, { act: 'watch', watchId })
      } catch (error) {
        leave(watchId)
        throw error
      }
    },

    async answer(watchId, answer) {
      const room = roomOfWatch.get(watchId)
      if (!room) throw new MediaFault('gone')
      await ask(room, { act: 'answer', watchId, answer })
    },

    unwatch(watchId) {
      const room = roomOfWatch.get(watchId)
      if (!room) return
      leave(watchId)
      ask(room, { act: 'unwatch', watchId }).catch(() => {})
    },

    onSilent(listener) {
      tellSilent = listener
    },
    onLeft(listener) {
      tellLeft = listener
    },

    async close() {
      isClosed = true
      for (const room of [...rooms.values()]) if (forget(room)) end(room)
      await Promise.all(ending)
    },
  }
}

const picked = (env: NodeJS.ProcessEnv, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])))
