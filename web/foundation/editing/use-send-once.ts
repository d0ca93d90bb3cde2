import { hashKey, type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'

/** The same press again, so soon after the answer to the first, is one double press with it, though the answer was drawn between them. */
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
    const input = hashKey([sent[0]])
    const lock = options.isOfMany ? input : ''
    const isDouble = lastDone.current.input === input && performance.now() - lastDone.current.at < DOUBLE_PRESS_MS
    if (!options.scope && (isDouble || locks.current.has(lock))) return new Promise(() => {})
    locks.current.add(lock)
    const answer = mutation.mutateAsync(...sent)
    const release = () => setAnswered((before) => [...before, lock])
    answer.then(() => {
      lastDone.current = { input, at: performance.now() }
      if (!options.isLast) release()
    }, release)
    return answer
  }
  return { ...mutation, mutate: (...sent) => void mutateAsync(...sent).catch(() => {}), mutateAsync }
}
