import { Button } from '@mantine/core'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { showSuccess, useFailureToast } from '#web/foundation/toasts.tsx'
import { ConfirmLater } from '#web/foundation/ui/dialogs/confirm-later.tsx'

type AskedActProps = {
  label: string
  name?: string
  title: string
  children: ReactNode
  done: string
  isDangerous?: boolean
  act: () => Promise<unknown>
}

export function AskedAct({ label, name, title, children, done, isDangerous = false, act }: AskedActProps) {
  const tellFailure = useFailureToast()
  const [isAsking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = (page?: HTMLElement | null) => {
    setAsking(false)
    // The button that opened the dialog may have disappeared.
    const place = button.current?.isConnected ? button.current : page
    place?.focus({ preventScroll: true })
  }
  const { mutate: confirm, isPending } = useSendOnce({
    // The name is part of the input: giving a right and taking it back at once then counts as two actions, not as a double press.
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
