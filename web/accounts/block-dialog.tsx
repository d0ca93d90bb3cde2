import { useTranslation } from 'react-i18next'
import { useTexts } from '#web/foundation/i18n.ts'
import { showSuccess, useFailureToast } from '#web/foundation/toasts.tsx'
import { ConfirmDialog } from '#web/foundation/ui/dialogs/confirm-dialog.tsx'
import { useBlock, useUnblock } from './block-api.ts'
import classes from './block-dialog.module.css'
import { fr } from './texts.block.fr.ts'

const texts = { accounts: { block: fr } }

type BlockDialogProps = {
  member: { id: string; username: string | null }
  isOpen: boolean
  onClose: () => void
}

export function BlockDialog({ member, isOpen, onClose }: BlockDialogProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const fail = useFailureToast()
  const block = useBlock()
  const unblock = useUnblock()
  const name = member.username ?? t('ui.someone')
  const memberId = member.id

  // Uses promises, because the card that holds the dialog has unmounted when the answer arrives, and `mutate` would no longer run its callbacks.
  const takeBack = () =>
    unblock.mutateAsync({ memberId }).then(() => showSuccess({ title: t('accounts.block.lifted', { name }) }), fail)
  const confirm = () =>
    block.mutateAsync({ memberId }).then(() => {
      onClose()
      showSuccess(
        { title: t('accounts.block.done', { name }), message: t('accounts.block.doneText') },
        { label: t('ui.undo'), run: () => void takeBack() },
      )
    }, fail)

  return (
    <ConfirmDialog
      confirm={t('accounts.block.confirm')}
      isDangerous
      isOpen={isOpen}
      isPending={block.isPending}
      onCancel={onClose}
      onConfirm={() => void confirm()}
      pending={t('accounts.block.pending')}
      title={t('accounts.block.title', { name })}
    >
      <ul className={`stack g2 mb4 ${classes.what}`}>
        <li>{t('accounts.block.youSee', { name })}</li>
        <li>{t('accounts.block.theySee', { name })}</li>
        <li>{t('accounts.block.untold', { name })}</li>
      </ul>
      <p>{t('accounts.block.undo')}</p>
    </ConfirmDialog>
  )
}
