import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { currentMember } from '#web/accounts/sign-in/identity.ts'
import { privateStore } from '#web/foundation/private-store.ts'
import { queryClient } from '#web/foundation/rpc.ts'
import { Note } from '#web/foundation/ui/note.tsx'
import { addTreatment } from './api.ts'
import { type Pending, pendingOf, type Refused, type Sent, sendPending, takeOut } from './pending.ts'
import { useRefusalWords } from './refusal-words.ts'
import classes from './treatment-form.module.css'
import type { Story } from './treatment-form.tsx'
import { draftName, valuesOf } from './treatment-values.ts'
import { useTreatmentForm } from './use-treatment-form.tsx'

const draftOf = ({ requestId }: Pending): string => `pending.${requestId}`

/** Treatments that fail stay kept: the note says why, and opens the form with the values of each one that was refused. */
export function PendingNote({ story }: { story: Story }) {
  const { t } = useTranslation()
  const refusalWords = useRefusalWords()
  const memberId = currentMember(queryClient)?.id
  const [waiting, setWaiting] = useState<Pending[]>([])
  const [sent, setSent] = useState<Sent>({ refused: [], failure: undefined })
  const [opened, setOpened] = useState<Refused>()
  const form = useTreatmentForm()
  const lock = useRef(false)

  const send = async () => {
    if (!memberId || lock.current) return
    lock.current = true
    const answer = await sendPending(memberId, story.id, (entry) => addTreatment({ ...entry, postId: story.id }))
    lock.current = false
    setSent(answer)
    setWaiting(pendingOf(memberId, story.id))
  }
  const first = useRef(send)
  useEffect(() => void first.current(), [])

  if (!memberId) return null
  const drop = (entries: readonly Pending[]) => {
    for (const entry of entries) {
      takeOut(memberId, story.id, entry)
      privateStore(memberId).forget(draftName(draftOf(entry)))
    }
    setWaiting(pendingOf(memberId, story.id))
  }
  const isWaiting = ({ requestId }: Pending) => waiting.some((entry) => entry.requestId === requestId)
  const refused = sent.refused.filter(({ entry }) => isWaiting(entry))
  const unsent = waiting.filter(({ requestId }) => !refused.some(({ entry }) => entry.requestId === requestId))
  return (
    <>
      {sent.failure !== undefined && unsent.length > 0 && (
        <Note role="alert" tone="ambre">
          <div className="stack g3 start">
            <p>
              {t('treatments.publishing.waiting', { count: unsent.length })} {refusalWords(sent.failure)}
            </p>
            <div className={`row ${classes.chips}`}>
              <Button onClick={() => void send()} variant="default">
                {t('treatments.publishing.retry')}
              </Button>
              <Button onClick={() => drop(unsent)} variant="quiet">
                {t('treatments.publishing.drop')}
              </Button>
            </div>
          </div>
        </Note>
      )}
      {refused.map(({ entry, error }) => (
        <Note key={entry.requestId} role="alert" tone="ambre">
          <div className="stack g3 start">
            <p className="breaks">
              <strong dir="auto">{t('treatments.publishing.refused', { name: entry.name })}</strong>
              <br />
              {refusalWords(error)}
            </p>
            <div className={`row ${classes.chips}`}>
              <Button
                onClick={() => {
                  setOpened({ entry, error })
                  form.open()
                }}
                variant="default"
              >
                {t('treatments.publishing.correct', { name: entry.name })}
              </Button>
              <Button onClick={() => drop([entry])} variant="quiet">
                {t('treatments.publishing.takeOut', { name: entry.name })}
              </Button>
            </div>
          </div>
        </Note>
      ))}
      {form.mount({
        story,
        ...(opened && {
          initial: valuesOf(opened.entry),
          draft: draftOf(opened.entry),
          refusal: opened.error,
          onAdded: () => drop([opened.entry]),
        }),
      })}
    </>
  )
}
