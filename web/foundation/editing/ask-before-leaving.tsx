import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useTexts } from '../i18n.ts'
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx'
import { fr as editing } from './texts.fr.ts'

const texts = { editing }

export type AskBeforeLeavingProps = {
  /** Holds what is changed; `flush` keeps at once what is still to be kept. */
  draft: { current: () => { isChanged: boolean }; flush: () => void }
  /** Whether this device keeps what was changed. */
  isKept: boolean
}

/** Asks before one leaves a form for another page of the site with something unsaved. A reload asks nothing: the draft is there again. */
export function AskBeforeLeaving({ draft, isKept }: AskBeforeLeavingProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const { status, proceed, reset } = useBlocker({
    // Not a value of this drawing: saving leaves in the same breath in which nothing is unsaved any more.
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
