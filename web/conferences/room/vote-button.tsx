import { IconArrowBigUp, IconArrowBigUpFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { useNumbers } from '#web/foundation/i18n.ts'
import { api } from '#web/foundation/rpc.ts'
import { useFailureToast } from '#web/foundation/toasts.tsx'
import classes from './message-row.module.css'
import type { RoomStore } from './open-room.ts'

type VoteButtonProps = { roomStore: RoomStore; messageId: string; votes: number; hasVote: boolean }

export function VoteButton({ roomStore, messageId, votes, hasVote }: VoteButtonProps) {
  const { t } = useTranslation()
  const tellFailure = useFailureToast()
  const formatNumber = useNumbers()
  const vote = useSendOnce({
    mutationFn: (isFor: boolean) => api.rooms.vote({ id: roomStore.id, messageId, isFor }),
    onSuccess: (message, isFor) => roomStore.keep(message, { hasVote: isFor }),
    onError: tellFailure,
  })
  const isOn = vote.isPending ? vote.variables : hasVote
  const shown = votes + (vote.isPending && vote.variables !== hasVote ? (vote.variables ? 1 : -1) : 0)
  const Sign = isOn ? IconArrowBigUpFilled : IconArrowBigUp
  return (
    <button
      aria-label={t('room.message.vote', { count: shown })}
      aria-pressed={isOn}
      className={`target bare quiet centre semibold tabular ${classes.vote}`}
      onClick={() => vote.mutate(!hasVote)}
      type="button"
    >
      <Sign aria-hidden size={20} />
      {formatNumber(shown)}
    </button>
  )
}
