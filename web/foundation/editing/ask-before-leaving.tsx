import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useTexts } from '../i18n.ts'
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx'
import { fr as editing } from './texts.fr.ts'

const texts = { editing }

export type AskBeforeLeavingProps = {
  draft: { current: () => { isChanged: boolean }; flush: () => void }
  isKept: boolean
}

/** A reload asks nothing, because the draft is restored. */
export function AskBeforeLeaving({ draft, isKept }: AskBeforeLeavingProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const { status, proceed, reset } = useBlocker({
    // The current draft is read here, not the rendered value: saving navigates in the same tick in which the draft becomes unchanged.
    shouldBlockFn: ({ current, next }) => {
      draft.flush()
      return draft.current().isChanged && next.pathname !== current.pathname && next.pathname !== '/auth'
    },
    enableBeforeUnload: false,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      confirm={t('editing.leave')}
      isOpen={status === 'blocked'}
      onCancel={() => reset?.()}
      onConfirm={() => proceed?.()}
      title={t('editing.leaveTitle')}
    >
      {t(isKept ? 'editing.leaveKept' : 'editing.leaveLost')}
    </ConfirmDialog>
  )
}
