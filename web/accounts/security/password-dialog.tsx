import { type ReactNode, useId } from 'react'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { Sheet } from '#web/foundation/ui/layout/sheet.tsx'
import { PasswordForm } from './password-form.tsx'
import { SheetActs } from './sheet-acts.tsx'

type PasswordDialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  confirm: string
  run: (password: string) => Promise<unknown>
  onDone: () => void
}

export function PasswordDialog({ isOpen, onClose, title, children, confirm, run, onDone }: PasswordDialogProps) {
  const form = useId()
  const { mutateAsync: send, isPending } = useSendOnce({ gcTime: 0, mutationFn: run, onSuccess: onDone })
  const footer = <SheetActs confirm={confirm} form={form} isPending={isPending} onCancel={onClose} />
  return (
    <Sheet footer={footer} isOpen={isOpen} onClose={onClose} title={title}>
      <PasswordForm id={form} send={send}>
        <p>{children}</p>
      </PasswordForm>
    </Sheet>
  )
}
