import { Button } from '@mantine/core'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { showSuccess, useFailureToast } from '#web/foundation/toasts.tsx'
import { ConfirmLater } from '#web/foundation/ui/dialogs/confirm-later.tsx'

type AskedActProps = {
  /** The verb, on the button and in the dialog. */
  label: string
  /** What the button is called, where several say the same verb. */
  name?: string
  title: string
  children: ReactNode
  done: string
  isDangerous?: boolean
  act: () => Promise<unknown>
}

/** An act on a member, asked about before it is done. Where its button goes with it, the page takes the focus over. */
export function AskedAct({ label, name, title, children, done, isDangerous = false, act }: AskedActProps) {
  const tellFailure = useFailureToast()
  const [isAsking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = (page?: HTMLElement | null) => {
    setAsking(false)
    // The button that asked may be gone with what it did.
    const place = button.current?.isConnected ? button.current : page
    place?.focus({ preventScroll: true })
  }
  const { mutate: confirm, isPending } = useSendOnce({
    // By its name: what is given and then taken at once is no double press.
    mutationFn: (_name: string) => act(),
    onMutate: () => button.current?.closest('main'),
    onSuccess: (_answer, _input, page) => {
      close(page)
      showSuccess({ title: done })
    },
    onError: (error, _input, page) => {
      close(page)
      if (!isRefusal(error, 'UNAUTHORIZED')) tellFailure(error)
    },
  })
  return (
    <>
      <Button
        aria-label={name}
        color={isDangerous ? 'brique' : undefined}
        onClick={() => setAsking(true)}
        ref={button}
        variant={isDangerous ? 'light' : 'default'}
      >
        {label}
      </Button>
      {isAsking && (
        <Suspense>
          <ConfirmLater
            confirm={label}
            isDangerous={isDangerous}
            isOpen
            isPending={isPending}
            onCancel={() => close()}
            onConfirm={() => confirm(name ?? label)}
            title={title}
          >
            {children}
          </ConfirmLater>
        </Suspense>
      )}
    </>
  )
}
