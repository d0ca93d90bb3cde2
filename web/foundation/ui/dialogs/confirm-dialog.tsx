import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Sheet } from '../layout/sheet.tsx'

type ConfirmDialogProps = {
  isOpen: boolean
  onCancel: () => void
  onConfirm: () => void
  title: string
  children: ReactNode
  confirm: string
  pending?: string
  isPending?: boolean
  isDangerous?: boolean
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useTranslation()
  const {
    isOpen,
    onCancel,
    onConfirm,
    title,
    children,
    confirm,
    pending,
    isPending = false,
    isDangerous = false,
  } = props
  const footer = (
    <>
      <Button data-autofocus onClick={onCancel} variant="default">
        {t('ui.cancel')}
      </Button>
      <Button
        color={isDangerous ? 'brique' : 'prune'}
        aria-disabled={isPending || undefined}
        data-disabled={isPending || undefined}
        onClick={onConfirm}
        variant={isDangerous ? 'light' : 'filled'}
      >
        {isPending ? (pending ?? confirm) : confirm}
      </Button>
    </>
  )
  return (
    <Sheet footer={footer} isOpen={isOpen} onClose={onCancel} title={title}>
      {children}
    </Sheet>
  )
}
