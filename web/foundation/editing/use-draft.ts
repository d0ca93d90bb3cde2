import { type UseFormReturnType, useForm } from '@mantine/form'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Draft } from './draft.ts'

/** A form whose values are those of a draft, and the state of that draft during writing. */
export type Drafted<Values extends Record<string, unknown>, Mark> = ReturnType<typeof useDraft<Values, Mark>>

/**
 * Begins where the person left it, and keeps their words on this device. Texts stay in their fields during typing, so that a long one does not redraw
 * the page at every letter.
 * @param open  called once
 */
export function useDraft<Values extends Record<string, unknown>, Mark>(open: () => Draft<Values, Mark>) {
  const [draft] = useState(open)
  const { mark, hasFiles, keptAt, isChanged, hasSomething, isFilled } = useSyncExternalStore(
    draft.subscribe,
    draft.current,
  )
  const form: UseFormReturnType<Values> = useForm<Values>({
    mode: 'uncontrolled',
    initialValues: draft.current().values,
    onValuesChange: draft.change,
  })
  // Text typed a moment ago is kept before the page goes.
  useEffect(() => {
    const { flush } = draft
    window.addEventListener('pagehide', flush)
    document.addEventListener('visibilitychange', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      document.removeEventListener('visibilitychange', flush)
      flush()
    }
  }, [draft])
  return { draft, form, mark, hasFiles, keptAt, isChanged, hasSomething, isFilled }
}
