import { type UseFormReturnType, useForm } from '@mantine/form'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Draft } from './draft.ts'

export type Drafted<Values extends Record<string, unknown>, Mark> = ReturnType<typeof useDraft<Values, Mark>>

/**
 * Text inputs are uncontrolled, so that a long text does not render the page at every letter.
 * @param open called once
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
  // Stores text that was typed just before the page closes.
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
