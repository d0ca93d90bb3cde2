import { hashKey, type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'

/** For this long after an answer, a press counts as the second of a double press. */
export const DOUBLE_PRESS_MS = 500

type SendOnceOptions<Data, Failure, Input, Before> = UseMutationOptions<Data, Failure, Input, Before> & {
  /** Whether success navigates away: after it, nothing more is sent from here. */
  isLast?: boolean
  /** Whether it acts on the items of a list: several items may be sent at the same time, but each only once. */
  isOfMany?: boolean
}

/**
 * The only way in which a press sends a request. Until its answer is rendered, another press sends nothing: its promise never settles. The lock is a
 * ref, because `isPending` is the rendered value, and a second press may come before the next render. With a `scope` every choice is sent, one after
 * the other, so that the last one counts.
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
