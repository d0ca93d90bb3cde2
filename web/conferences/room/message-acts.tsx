import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconCheck, IconDots, IconFlag, IconPin, IconPinnedOff, IconTrash, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Conference, RoomMessage } from '#contract/conferences/schema.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { api } from '#web/foundation/rpc.ts'
import { useFailureToast } from '#web/foundation/toasts.tsx'
import { BackMenu } from '#web/foundation/ui/dialogs/back-menu.tsx'
import { ConfirmLater } from '#web/foundation/ui/dialogs/confirm-later.tsx'
import { MenuLink } from '#web/foundation/ui/dialogs/menu-link.tsx'
import { useDeferredDialog } from '#web/foundation/ui/dialogs/use-deferred-dialog.tsx'
import classes from './message-row.module.css'
import type { RoomStore } from './open-room.ts'

type MessageActsProps = {
  message: RoomMessage
  name: string
  can: Conference['can']
  isMine: boolean
  roomStore: RoomStore
  onAnswer: () => void
  /** Called when the message is about to leave the list, taking the focus inside it along. */
  onGone: () => void
}

type Act = 'approve' | 'reject' | 'pin' | 'unpin' | 'answered'

export function MessageActs({ message, name, can, isMine, roomStore, onAnswer, onGone }: MessageActsProps) {
  const { t } = useTranslation()
  const tellFailure = useFailureToast()
  const removing = useDeferredDialog()
  const told = { onError: tellFailure }
  const which = { id: roomStore.id, messageId: message.id }
  const judge = useSendOnce({
    ...told,
    mutationFn: (act: Act) => api.rooms.judge({ ...which, act }),
    onSuccess: (changed) => roomStore.keep(changed),
  })
  const remove = useSendOnce({
    ...told,
    mutationFn: () => api.rooms.remove(which),
    onSuccess: (changed) => {
      removing.close()
      onGone()
      roomStore.keep(changed)
    },
  })
  const { question } = message
  const isOpen = question?.state === 'approved' || question?.state === 'answered'
  const mayRemove = isMine || can.moderate
  // One's own question can be reported for the answer to it.
  const isOthers = !isMine || (question?.answer && !can.publish)
  const mayReport = isOthers && message.body !== null && message.kind !== 'announcement'
  if (can.moderate && question?.state === 'pending')
    return (
      <div className="row mt2">
        <Button
          color="sauge"
          leftSection={<IconCheck aria-hidden size={18} />}
          onClick={() => {
            onGone()
            judge.mutate('approve')
          }}
          variant="light"
        >
          {t('room.message.approve')}
        </Button>
        <Button
          leftSection={<IconX aria-hidden size={18} />}
          onClick={() => {
            onGone()
            judge.mutate('reject')
          }}
          variant="quiet"
        >
          {t('room.message.reject')}
        </Button>
      </div>
    )
  if (!mayRemove && !mayReport && !(isOpen && can.publish)) return null
  return (
    <>
      {isOpen && can.publish && (
        <Button data-write onClick={onAnswer} variant="subtle">
          {question?.answer ? t('room.message.rewrite') : t('room.message.write')}
        </Button>
      )}
      {(mayRemove || mayReport) && (
        <BackMenu position="bottom-end" width={240} withinPortal>
          <Menu.Target>
            <ActionIcon
              aria-label={t('room.message.acts', { name })}
              className={classes.dots}
              ref={removing.opener}
              variant="quiet"
            >
              <IconDots aria-hidden size={20} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {can.moderate && isOpen && question?.state !== 'answered' && (
              <>
                <Menu.Item
                  leftSection={
                    question?.isPinned ? <IconPinnedOff aria-hidden size={18} /> : <IconPin aria-hidden size={18} />
                  }
                  onClick={() => judge.mutate(question?.isPinned ? 'unpin' : 'pin')}
                >
                  {question?.isPinned ? t('room.message.unpin') : t('room.message.pin')}
                </Menu.Item>
                <Menu.Item leftSection={<IconCheck aria-hidden size={18} />} onClick={() => judge.mutate('answered')}>
                  {t('room.message.markAnswered')}
                </Menu.Item>
              </>
            )}
            {mayReport && (
              <MenuLink
                leftSection={<IconFlag aria-hidden size={18} />}
                search={{ kind: 'room', id: message.id }}
                to="/signaler"
              >
                {t(isMine ? 'room.message.reportAnswer' : 'room.message.report')}
              </MenuLink>
            )}
            {mayRemove && (
              <Menu.Item leftSection={<IconTrash aria-hidden size={18} />} onClick={removing.open}>
                {t('room.message.remove')}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </BackMenu>
      )}
      {removing.mount(
        <ConfirmLater
          confirm={t('room.message.remove')}
          isDangerous
          isOpen={removing.isOpen}
          isPending={remove.isPending}
          onCancel={removing.cancel}
          onConfirm={() => remove.mutate()}
          title={t('room.message.removeTitle')}
        >
          {t('room.message.removeText')}
        </ConfirmLater>,
      )}
    </>
  )
}
