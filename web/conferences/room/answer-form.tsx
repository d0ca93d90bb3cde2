import { Button } from '@mantine/core'
import type { Dispatch, FormEvent, SetStateAction } from 'react'
import { useTranslation } from 'react-i18next'
import { ANSWER_MAX } from '#contract/conferences/limits.ts'
import type { RoomMessage } from '#contract/conferences/schema.ts'
import { useSendOnce } from '#web/foundation/editing/use-send-once.ts'
import { api } from '#web/foundation/rpc.ts'
import { showSuccess, useFailureToast } from '#web/foundation/toasts.tsx'
import { isTooLong } from '#web/foundation/ui/fields/characters-left.tsx'
import { CountedTextarea } from '#web/foundation/ui/fields/counted-field.tsx'
import classes from './message-row.module.css'
import type { RoomStore } from './open-room.ts'

/** Keyed by the id of the question: the panel holds the answers being written while another list is shown. */
export type Answers = ReadonlyMap<string, string>
export type OnAnswers = Dispatch<SetStateAction<Answers>>

type AnswerFormProps = {
  roomStore: RoomStore
  message: RoomMessage
  words: string
  onWords: (words: string) => void
  onClose: () => void
}

export function AnswerForm({ roomStore, message, words, onWords, onClose }: AnswerFormProps) {
  const { t } = useTranslation()
  const tellFailure = useFailureToast()
  const isReady = words.trim() !== '' && !isTooLong(words, ANSWER_MAX)
  const answer = useSendOnce({
    mutationFn: () => api.rooms.answer({ id: roomStore.id, messageId: message.id, answer: words }),
    onSuccess: (changed) => {
      roomStore.keep(changed)
      showSuccess({ title: t('room.answer.saved') })
      onClose()
    },
    onError: tellFailure,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) answer.mutate()
  }
  return (
    <form className={`stack g2 mt3 ${classes.answering}`} noValidate onSubmit={submit}>
      <CountedTextarea
        autosize
        description={t('room.answer.hint')}
        label={t('room.answer.label')}
        max={ANSWER_MAX}
        required
        maxRows={8}
        minRows={3}
        onChange={(event) => onWords(event.currentTarget.value)}
        value={words}
      />
      <div>
        <Button onClick={onClose} variant="quiet">
          {t('ui.cancel')}
        </Button>
        <Button disabled={!isReady} type="submit">
          {t('room.answer.save')}
        </Button>
      </div>
    </form>
  )
}
