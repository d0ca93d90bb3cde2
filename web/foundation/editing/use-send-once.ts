import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useCallback, useLayoutEffect, useReducer, useRef } from 'react'

type SendOnceOptions<Data, Failure, Variables, Before> = UseMutationOptions<Data, Failure, Variables, Before> & {
  /** The answer leads elsewhere: once it has succeeded, nothing more is sent from here. */
  isLast?: boolean
}

/**
 * The only way in which a press sends. From the press until its answer is drawn, another press sends nothing and tells nothing: its promise never
 * settles. The lock is a ref, since `isPending` is what was drawn last, and a second press comes before the next drawing.
 * With a `scope` every choice is sent, one after the other, so that the last one stands.
 */
export function useSendOnce<Data = unknown, Failure = Error, Variables = void, Before = unknown>({
  isLast = false,
  ...options
}: SendOnceOptions<Data, Failure, Variables, Before>): UseMutationResult<Data, Failure, Variables, Before> {
  type Result = UseMutationResult<Data, Failure, Variables, Before>
  const mutation = useMutation(options)
  const isLocked = useRef(false)
  const [answers, countAnswer] = useReducer((count: number) => count + 1, 0)
  useLayoutEffect(() => {
    if (answers > 0) isLocked.current = false
  }, [answers])

  const { mutateAsync: send } = mutation
  const isSerial = options.scope !== undefined
  const mutateAsync = useCallback<Result['mutateAsync']>(
    (...sent) => {
      if (isLocked.current && !isSerial) return new Promise(() => {})
      isLocked.current = true
      const answer = send(...sent)
      answer.then(isLast ? undefined : countAnswer, countAnswer)
      return answer
    },
    [send, isSerial, isLast],
  )
  const mutate = useCallback<Result['mutate']>((...sent) => void mutateAsync(...sent).catch(() => {}), [mutateAsync])
  return { ...mutation, mutate, mutateAsync }
}
