import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#web/foundation/ui/confirm-dialog.tsx'
import type { EditKeeper } from './symptom-edit-keeper.ts'

type SymptomEditLeavingProps = {
  keeper: EditKeeper
  /** Whether this device keeps what was changed. */
  isKept: boolean
}

/** Asks before one leaves the form for another page of the site with something unsaved. A reload asks nothing: the draft is there again. */
export function SymptomEditLeaving({ keeper, isKept }: SymptomEditLeavingProps) {
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
      confirm={t('posts.edit.leave')}
      isOpen={status === 'blocked'}
      onCancel={() => reset?.()}
      onConfirm={() => proceed?.()}
      title={t('posts.edit.leaveTitle')}
    >
      {t(isKept ? 'posts.edit.leaveKept' : 'posts.edit.leaveLost')}
    </ConfirmDialog>
  )
}
