import { Button } from '@mantine/core'
import { Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Journal } from '#contract/journal/schema.ts'
import { CardSkeletons } from '#web/foundation/ui/layout/card-skeleton.tsx'
import { Section } from '#web/foundation/ui/layout/section.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { usePost } from '#web/posts/api.ts'
import { useStartJournal } from './api.ts'
import { StartFailure } from './start-failure.tsx'

type StartFromPostProps = {
  postId: string
  journals: readonly Journal[]
  onOpen: (journalId: string, how?: { replace: boolean }) => void
  /** The act that begins a journal of something else. */
  other: ReactNode
  /** Shown where the symptom has been deleted, or is someone else's. */
  otherwise: ReactNode
}

export function StartFromPost({ postId, journals, onOpen, other, otherwise }: StartFromPostProps) {
  const { t } = useTranslation()
  const { data: post, isPending } = usePost(postId)
  const start = useStartJournal()
  const known = journals.find((each) => each.post?.id === postId)?.id
  if (known !== undefined) return <Navigate params={{ id: known }} replace to="/dashboard/journal/$id" />
  if (isPending) return <CardSkeletons count={1} />
  if (!post?.isMine || post.kind !== 'symptom') return otherwise
  return (
    <Section intro={t('journal.start.ofPostText')} title={t('journal.start.ofPost', { title: post.title })}>
      {start.error && (
        <Note role="alert" title={t('journal.start.failed')} tone="brique">
          <StartFailure error={start.error} />
        </Note>
      )}
      <div className="row g3">
        <Button
          aria-disabled={start.isPending || undefined}
          onClick={() => start.mutate({ postId }, { onSuccess: ({ id }) => onOpen(id, { replace: true }) })}
          size="lg"
        >
          {t(start.isPending ? 'journal.start.sending' : 'journal.start.ofPostSend')}
        </Button>
        {other}
      </div>
    </Section>
  )
}
