import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#web/foundation/ui/confirm-dialog.tsx'
import type { EditMark, Keeper } from './keeper.ts'

type EditLeavingProps = {
  keeper: Keeper<EditMark>
  /** Whether this device keeps what was changed. */
  isKept: boolean
}

/** Asks before one leaves the form for another page of the site with something unsaved. A reload asks nothing: the draft is there again. */
export function EditLeaving({ keeper, isKept }: EditLeavingProps) {
  const { t } = useTranslation()
  const { status, proceed, reset } = useBlocker({
    // Not a value of this drawing: saving leaves in the same breath in which nothing is unsaved any more.
    shouldBlockFn: ({ current, next }) => {
      keeper.flush()
      return keeper.current().isChanged && next.pathname !== current.pathname && next.pathname !== '/auth'
    },
    enableBeforeUnload: false,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      confirm={t('medication.edit.leave')}
      isOpen={status === 'blocked'}
      onCancel={() => reset?.()}
      onConfirm={() => proceed?.()}
      title={t('medication.edit.leaveTitle')}
    >
      {t(isKept ? 'medication.edit.leaveKept' : 'medication.edit.leaveLost')}
    </ConfirmDialog>
  )
}
