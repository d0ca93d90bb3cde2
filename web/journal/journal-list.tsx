import { Button } from '@mantine/core'
import { IconBellRinging, IconChevronRight, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import type { Journal } from '#contract/journal/schema.ts'
import { useDates, useTexts } from '#web/foundation/i18n.ts'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import { isEmptyOnceRead, PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { useJournals, useOngoingSymptoms } from './api.ts'
import classes from './journal-list.module.css'
import { ReadOnly } from './read-only.tsx'
import { StartDialog } from './start-dialog.tsx'
import { StartFromPost } from './start-from-post.tsx'
import { fr as journal } from './texts.fr.ts'

const texts = { journal }

type JournalListProps = {
  me: Pick<Me, 'isReadOnly'>
  postId: string | undefined
  onOpen: (journalId: string, how?: { replace: boolean }) => void
}

export function JournalList({ me, postId, onOpen }: JournalListProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const query = useJournals()
  const { data } = query
  const stories = useOngoingSymptoms()
  const followed = new Set(data?.journals.map(({ post }) => post?.id))
  const unfollowed = stories.data?.items.filter(({ id }) => !followed.has(id)) ?? []
  const [isStarting, setStarting] = useState(false)
  const mayWrite = !me.isReadOnly
  const hasSome = data !== undefined && data.journals.length > 0
  const start = (label: string, variant: 'filled' | 'default' = 'filled') => (
    <Button
      leftSection={<IconPlus aria-hidden size={20} />}
      onClick={() => setStarting(true)}
      size={data && !hasSome ? 'lg' : 'md'}
      variant={variant}
    >
      {label}
    </Button>
  )
  const toFollow = mayWrite && !postId && unfollowed.length > 0 && <Unfollowed stories={unfollowed} />
  // A story to follow is a beginning itself, and leads to another one.
  const begin = mayWrite && !stories.isPending && !toFollow && start(t('journal.list.begin'))
  const nothing = data && !hasSome && (
    <EmptyState action={begin} title={t('journal.list.empty')}>
      {t('journal.list.emptyText')}
    </EmptyState>
  )
  return (
    <>
      <PageTitle
        intro={t('journal.intro')}
        listAction={{
          isEmpty: isEmptyOnceRead(query, ({ journals }) => journals.length === 0),
          act: mayWrite && start(t('journal.list.new')),
        }}
      >
        {t('journal.title')}
      </PageTitle>
      <div className="stack fit">
        {!mayWrite && <ReadOnly />}
        <Awaited cards={2} failed={t('journal.failed')} of={query} />
        {nothing && toFollow}
        {data && postId && mayWrite ? (
          <StartFromPost
            journals={data.journals}
            onOpen={onOpen}
            other={!hasSome && start(t('journal.start.other'), 'default')}
            otherwise={nothing}
            postId={postId}
          />
        ) : (
          nothing
        )}
        {hasSome && (
          <ul aria-label={t('journal.list.label')} className="stack fit">
            {data.journals.map((each) => (
              <JournalRow journal={each} key={each.id} />
            ))}
          </ul>
        )}
        {hasSome && toFollow}
      </div>
      <StartDialog
        isOpen={isStarting}
        onClose={() => setStarting(false)}
        onStarted={(id) => {
          setStarting(false)
          onOpen(id)
        }}
      />
    </>
  )
}

function Unfollowed({ stories }: { stories: readonly { id: string; title: string }[] }) {
  const { t } = useTranslation()
  return (
    <ul aria-label={t('journal.list.stories')} className="stack fit">
      {stories.map(({ id, title }) => (
        <Card as="li" className={classes.row} key={id}>
          <Link className={`line g4 middle no-line ${classes.link}`} search={{ post: id }} to="/dashboard/journal">
            <span aria-hidden="true" className={`seal ${classes.seal}`} data-none>
              –
            </span>{' '}
            <span className={`quiet breaks grow stack g0 ${classes.words}`}>
              <b dir="auto">{title}</b> <span>{t('journal.list.follow')}</span>
            </span>
            <IconChevronRight aria-hidden className="muted" size={22} />
          </Link>
        </Card>
      ))}
    </ul>
  )
}

function JournalRow({ journal: { id, title, days, lastEntry, pace } }: { journal: Journal }) {
  const { t } = useTranslation()
  const dates = useDates()
  return (
    <Card as="li" className={classes.row}>
      <Link className={`line g4 middle no-line ${classes.link}`} params={{ id }} to="/dashboard/journal/$id">
        <span aria-hidden="true" className={`seal ${classes.seal}`} data-none={lastEntry === null || undefined}>
          {lastEntry ? lastEntry.intensity : '–'}
        </span>{' '}
        <span className={`quiet breaks grow stack g0 ${classes.words}`}>
          <b dir="auto">{title}</b>{' '}
          <span>
            {t('journal.list.days', { count: days })}
            {lastEntry && ` · ${t('journal.list.last', { day: dates.plainDate(lastEntry.day) })}`}
          </span>{' '}
          {pace !== 'none' && (
            <span className="middle with-sign">
              <IconBellRinging aria-hidden size={16} />
              {t(`journal.list.reminds.${pace}`)}
            </span>
          )}
        </span>
        <IconChevronRight aria-hidden className="muted" size={22} />
      </Link>
    </Card>
  )
}
