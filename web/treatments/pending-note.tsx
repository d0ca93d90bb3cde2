import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentMember } from '#web/accounts/sign-in/identity.ts'
import { isForeseen, useFailureText } from '#web/foundation/failure.ts'
import { queryClient } from '#web/foundation/rpc.ts'
import { Note } from '#web/foundation/ui/note.tsx'
import { addTreatment } from './api.ts'
import { keepPending, pendingOf } from './pending.ts'
import classes from './treatment-form.module.css'

/**
 * Sends the treatments that were entered while this story was being written, as soon as its page is open. Those that fail stay kept, and the note says
 * so.
 */
export function PendingNote({ postId }: { postId: string }) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const memberId = currentMember(queryClient)?.id
  const [waiting, setWaiting] = useState(() => (memberId ? pendingOf(memberId, postId) : []))
  const [failure, setFailure] = useState<unknown>()
  const lock = useRef(false)

  const send = async () => {
    if (!memberId || lock.current) return
    lock.current = true
    setFailure(undefined)
    for (const entry of pendingOf(memberId, postId)) {
      try {
        await addTreatment({ ...entry, postId })
      } catch (error) {
        // A treatment that the story has already is no failure.
        if (!(isForeseen(error) && error.code === 'TRIED_ALREADY')) {
          setFailure(error)
          break
        }
      }
      keepPending(
        memberId,
        postId,
        pendingOf(memberId, postId).filter(({ requestId }) => requestId !== entry.requestId),
      )
    }
    lock.current = false
    setWaiting(pendingOf(memberId, postId))
  }
  const first = useRef(send)
  useEffect(() => void first.current(), [])

  if (!memberId || waiting.length === 0 || failure === undefined) return null
  const drop = () => {
    keepPending(memberId, postId, [])
    setWaiting([])
  }
  return (
    <Note role="alert" tone="ambre">
      <div className="stack g3 start">
        <p>
          {t('treatments.publishing.waiting', { count: waiting.length })} {failureText(failure).message}
        </p>
        <div className={`row ${classes.chips}`}>
          <Button onClick={() => void send()} variant="default">
            {t('treatments.publishing.retry')}
          </Button>
          <Button onClick={drop} variant="quiet">
            {t('treatments.publishing.drop')}
          </Button>
        </div>
      </div>
    </Note>
  )
}
