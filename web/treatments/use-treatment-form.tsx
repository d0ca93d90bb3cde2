import { type ReactNode, type RefObject, Suspense, useRef, useState } from 'react'
import type { Treatment } from '#contract/treatments/schema.ts'
import { lazyDialog } from '#web/foundation/ui/layout/lazy-part.tsx'
import type { TreatmentForm } from './treatment-form.tsx'

const FormLater = lazyDialog(async () => (await import('./treatment-form.tsx')).TreatmentForm)

type FormProps = Omit<Parameters<typeof TreatmentForm>[0], 'isOpen' | 'onClose' | 'onDone' | 'entry' | 'onOpenEntry'>

/**
 * The form is mounted anew each time; closing it returns the focus.
 * @param otherwise takes the focus where the button that opened the form is gone by then
 */
export function useTreatmentForm(otherwise?: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<{ entry: Treatment | undefined; isOpen: boolean; opening: number }>()
  const opener = useRef<HTMLElement | null>(null)
  const close = () => {
    setState((before) => before && { ...before, isOpen: false })
    const place = opener.current?.isConnected ? opener.current : otherwise?.current
    place?.focus()
  }
  const open = (entry?: Treatment) => {
    // After a menu, the focus has returned to the menu's button by the time the form closes.
    const from = document.activeElement
    opener.current = from instanceof HTMLElement ? from : null
    setState((before) => ({ entry, isOpen: true, opening: (before?.opening ?? 0) + 1 }))
  }
  return {
    open,
    mount: (props: FormProps): ReactNode =>
      state && (
        <Suspense>
          <FormLater
            {...props}
            entry={state.entry}
            isOpen={state.isOpen}
            key={state.opening}
            onClose={close}
            onDone={close}
            onOpenEntry={(entry) => setState({ entry, isOpen: true, opening: state.opening + 1 })}
          />
        </Suspense>
      ),
  }
}
