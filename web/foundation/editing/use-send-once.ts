import { hashKey, type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'

/** Two presses within this time are one double press, even if the answer to the first was drawn between them. */
export const DOUBLE_PRESS_MS = 500

type SendOnceOptions<Data, Failure, Input, Before> = UseMutationOptions<Data, Failure, Input, Before> & {
  /** Success leads elsewhere: after it nothing more is sent from here. */
  isLast?: boolean
  /** It acts on the things of a list: those may be on their way side by side, and only the same one is sent once. */
  isOfMany?: boolean
}

/**
 * The only way in which a press sends. From a press until its answer is drawn, another press sends nothing and tells nothing: its promise never
 * settles. The lock is a ref, since `isPending` is what was drawn last, and a second press comes before the next drawing.
 * With a `scope` every choice is sent, one after the other, so that the last one stands.
 */
export function useSendOnce<Data = unknown, Failure = Error, Input = void, Before = unknown>(
  options: SendOnceOptions<Data, Failure, Input, Before>,
): UseMutationResult<Data, Failure, Input, Before> {
  type Result = UseMutationResult<Data, Failure, Input, Before>
  const mutation = useMutation(options)
  const locks = useRef(new Set<string>())
  const lastDone = useRef({ input: '', at: -Infinity })
  const [answered, setAnswered] = useState<readonly string[]>([])
  useLayoutEffect(() => {
    if (answered.length === 0) return
    for (const lock of answered) locks.current.delete(lock)
    setAnswered((now) => now.slice(answered.length))
  }, [answered])

  const mutateAsync: Result['mutateAsync'] = (...sent) => {
    const press = { input: hashKey([sent[0]]), at: performance.now() }
    const lock = options.isOfMany ? press.input : ''
    const { input, at } = lastDone.current
    const isDouble = press.input === input && press.at - at < DOUBLE_PRESS_MS
    if (!options.scope && (isDouble || locks.current.has(lock))) return new Promise(() => {})
    locks.current.add(lock)
    const answer = mutation.mutateAsync(...sent)
    const release = () => setAnswered((before) => [...before, lock])
    answer.then(() => {
      lastDone.current = press
      if (!options.isLast) release()
    }, release)
    return answer
  }
  return { ...mutation, mutate: (...sent) => void mutateAsync(...sent).catch(() => {}), mutateAsync }
}
