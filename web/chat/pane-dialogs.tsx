import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Author } from '#contract/accounts/schema.ts'
import { SEALED_DAYS } from '#contract/chat/limits.ts'
import type { Message } from '#contract/chat/schema.ts'
import { showSuccess, useFailureToast } from '#web/foundation/toasts.tsx'
import { ConfirmLater } from '#web/foundation/ui/dialogs/confirm-later.tsx'
import { lazyDialog } from '#web/foundation/ui/layout/lazy-part.tsx'
import { useRemoveMessage } from './messages/thread-api.ts'

const BlockDialog = lazyDialog(async () => (await import('#web/accounts/block-dialog.tsx')).BlockDialog)

export type Question = { act: 'removeForMe' | 'removeForBoth'; message: Message } | { act: 'block' }

type PaneDialogsProps = {
  other: Author | null
  name: string
  question: Question | undefined
  onClose: (outcome: 'cancelled' | 'done') => void
}

/** A closed dialog stays mounted until the next opens, because it still fades out. */
export function PaneDialogs({ other, name, question, onClose }: PaneDialogsProps) {
  const [last, setLast] = useState(question)
  if (question && question !== last) setLast(question)
  const isOpen = question !== undefined
  if (!last) return null
  return (
    <Suspense>
      {last.act === 'block' ? (
        other && <BlockDialog isOpen={isOpen} member={other} onClose={() => onClose('cancelled')} />
      ) : (
        <Removal
          isForBoth={last.act === 'removeForBoth'}
          isOpen={isOpen}
          message={last.message}
          name={name}
          onClose={onClose}
        />
      )}
    </Suspense>
  )
}

type RemovalProps = {
  message: Message
  isForBoth: boolean
  name: string
  isOpen: boolean
  onClose: PaneDialogsProps['onClose']
}

function Removal({ message, isForBoth, name, isOpen, onClose }: RemovalProps) {
  const { t } = useTranslation()
  const tellFailure = useFailureToast()
  const removal = useRemoveMessage(message)
  const whom = isForBoth ? 'ForBoth' : 'ForMe'
  const confirm = () =>
    removal.mutateAsync({ isForBoth }).then(
      () => {
        onClose('done')
        showSuccess({ title: t('chat.removal.done') })
      },
      (error: unknown) => {
        onClose('cancelled')
        tellFailure(error)
      },
    )
  return (
    <ConfirmLater
      confirm={t('chat.removal.confirm')}
      isDangerous
      isOpen={isOpen}
      isPending={removal.isPending}
      onCancel={() => onClose('cancelled')}
      onConfirm={() => void confirm()}
      pending={t('chat.removal.pending')}
      title={t(`chat.removal.title${whom}`)}
    >
      {t(`chat.removal.text${whom}`, { name, days: SEALED_DAYS })}
    </ConfirmLater>
  )
}
