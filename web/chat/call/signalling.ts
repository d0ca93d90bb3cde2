import type { Call, CallSignal, SignalBody } from '#contract/chat/call-schema.ts'
import { isRefusal } from '#web/foundation/failure.ts'

type SignallingOptions = {
  say: (bodies: SignalBody[]) => Promise<unknown>
  hear: (after: number) => Promise<{ call: Call; signals: CallSignal[] }>
  onSignal: (body: SignalBody) => Promise<void> | void
  onCall: (call: Call) => void
  /** Signals up to this number were meant for an earlier page. */
  after?: number
  onOver: () => void
}

export type Signalling = {
  say: (body: SignalBody) => void
  wake: () => void
  setPace: (milliseconds: number) => void
  close: () => void
}

/** ICE candidates come many at a time, so signals are gathered before they are sent. */
const GATHER_MS = 40
const AT_ONCE = 20
const FIRST_RETRY_MS = 500
const LONGEST_RETRY_MS = 4_000

/** In order and each once, even when a request or an event is lost. */
export function openSignalling({ say, hear, onSignal, onCall, onOver, after = 0 }: SignallingOptions): Signalling {
  const unsaid: SignalBody[] = []
  let saying: ReturnType<typeof setTimeout> | undefined
  let isSaying = false
  let losses = 0
  let heardSeq = after
  let isHearing = false
  let isToHearAgain = false
  let listening: ReturnType<typeof setInterval> | undefined
  let isOver = false

  async function sayAll(): Promise<void> {
    saying = undefined
    if (isSaying) return
    isSaying = true
    while (unsaid.length > 0 && !isOver) {
      const bodies = unsaid.slice(0, AT_ONCE)
      try {
        await say(bodies)
        unsaid.splice(0, bodies.length)
        losses = 0
      } catch (error) {
        if (isEnd(error)) end()
        // Signals that the server refuses are dropped, because they would block all signals after them.
        else if (isRefusal(error, 'INVALID_INPUT')) unsaid.splice(0, bodies.length)
        else {
          losses += 1
          saying = setTimeout(() => void sayAll(), Math.min(FIRST_RETRY_MS * 2 ** (losses - 1), LONGEST_RETRY_MS))
          break
        }
      }
    }
    isSaying = false
  }

  async function hearAll(): Promise<void> {
    if (isOver) return
    isToHearAgain = isHearing
    if (isHearing) return
    isHearing = true
    try {
      const { call, signals } = await hear(heardSeq)
      for (const { seq, body } of signals) {
        if (isOver) break
        heardSeq = Math.max(heardSeq, seq)
        await onSignal(body)
      }
      if (!isOver) onCall(call)
    } catch (error) {
      if (isEnd(error)) end()
    }
    isHearing = false
    if (isToHearAgain) void hearAll()
  }

  function end(): void {
    if (isOver) return
    close()
    onOver()
  }

  function close(): void {
    isOver = true
    clearTimeout(saying)
    clearInterval(listening)
  }

  return {
    say(body) {
      if (isOver) return
      unsaid.push(body)
      saying ??= setTimeout(() => void sayAll(), GATHER_MS)
    },
    wake: () => void hearAll(),
    setPace(milliseconds) {
      clearInterval(listening)
      if (!isOver) listening = setInterval(() => void hearAll(), milliseconds)
    },
    close,
  }
}

const isEnd = (error: unknown): boolean => isRefusal(error, 'CALL_OVER') || isRefusal(error, 'NOT_FOUND')
