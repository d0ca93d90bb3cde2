import { IconChevronLeft, IconFileText } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import type { Journal } from '#contract/journal/schema.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { FailureBox } from '#web/foundation/ui/failure-box.tsx'
import { CardSkeletons } from '#web/foundation/ui/layout/card-skeleton.tsx'
import { PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { plainDay } from '#web/posts/plain-days.ts'
import { useJournal } from './api.ts'
import { DaySection } from './day/day-section.tsx'
import { DayTable } from './day/day-table.tsx'
import { JournalActs } from './journal-acts.tsx'
import classes from './journal-screen.module.css'
import type { JournalView } from './journal-view.ts'
import { MeasuresSection } from './measures-section.tsx'
import { EvolutionSection } from './overview/evolution-section.tsx'
import { PaceSection } from './overview/pace-section.tsx'
import { beginningOf, periodOf } from './overview/period.ts'
import type { Treatment } from './overview/year.ts'
import { YearSection } from './overview/year-section.tsx'
import { ReadOnly } from './read-only.tsx'
import { fr as journal } from './texts.fr.ts'

const texts = { journal }

type JournalScreenProps = {
  id: string
  me: Pick<Me, 'id' | 'isReadOnly'>
  view: JournalView
  onView: (view: JournalView) => void
  onRemoved: () => Promise<void>
  tell?: ((journal: Journal) => ReactNode) | undefined
  treatments: readonly Treatment[]
}

export function JournalScreen({ id, ...rest }: JournalScreenProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const { data, error, refetch } = useJournal(id)
  if (isRefusal(error, 'NOT_FOUND') || isRefusal(error, 'INVALID_INPUT')) return <MissingJournal />
  if (data) return <Whole {...rest} journal={data} />
  if (!error) return <CardSkeletons count={2} />
  return (
    <>
      <PageTitle>{t('journal.title')}</PageTitle>
      <FailureBox error={error} onRetry={() => void refetch()} title={t('journal.failed')} />
    </>
  )
}

function Whole({
  journal: shown,
  me,
  view,
  onView,
  onRemoved,
  tell,
  treatments,
}: Omit<JournalScreenProps, 'id'> & { journal: Journal }) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  const today = plainDay(new Date())
  // The day that is being written stays the same past midnight.
  const [openedOn] = useState(today)
  const day = view.jour !== undefined && view.jour <= today ? view.jour : openedOn
  const isAsked = day < today && (view.jour === undefined || view.rappel === true)
  const period = periodOf(view.periode)
  const { id, title, post } = shown
  const write = (chosen: string) => {
    const { jour: _, rappel: _reminded, ...rest } = view
    onView(chosen === openedOn ? rest : { ...rest, jour: chosen })
  }
  const edit = (chosen: string) => {
    write(chosen)
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }
  return (
    <>
      <Link className={`target prune strong text-sm underlines ${classes.back}`} to="/dashboard/journal">
        <IconChevronLeft aria-hidden size={20} />
        {t('journal.backToList')}
      </Link>
      <PageTitle
        actions={
          <LinkButton
            leftSection={<IconFileText aria-hidden size={20} />}
            params={{ id }}
            search={view.periode ? { periode: view.periode } : {}}
            to="/dashboard/journal/$id/summary"
            variant="default"
          >
            {t('journal.summary.open')}
          </LinkButton>
        }
        intro={post && <OfSymptom post={post} />}
      >
        {title}
      </PageTitle>
      <div className="stack fit g5">
        {me.isReadOnly ? (
          <ReadOnly />
        ) : (
          <DaySection
            day={day}
            heading={heading}
            isAsked={isAsked}
            journal={shown}
            memberId={me.id}
            onDay={write}
            today={today}
          />
        )}
        <EvolutionSection
          journal={shown}
          onPeriod={({ periode }) => {
            const { periode: _, ...rest } = view
            onView(periode ? { ...rest, periode } : rest)
          }}
          period={period}
          today={today}
        />
        <YearSection journal={shown} today={today} treatments={treatments} />
        <DayTable
          from={beginningOf(period, today, shown.firstDay)}
          journalId={id}
          onEdit={me.isReadOnly ? undefined : edit}
        />
        {!me.isReadOnly && <MeasuresSection journal={shown} />}
        {!me.isReadOnly && <PaceSection journal={shown} />}
        {!me.isReadOnly && tell && <div>{tell(shown)}</div>}
        <JournalActs journal={shown} mayWrite={!me.isReadOnly} onRemoved={onRemoved} />
      </div>
    </>
  )
}

function OfSymptom({ post: { id } }: { post: NonNullable<Journal['post']> }) {
  return (
    <Trans components={{ post: <Link params={{ id }} to="/dashboard/symptom/$id" /> }} i18nKey="journal.ofSymptom" />
  )
}

/** The text is the same for someone else's journal, so that its existence is not revealed. */
export function MissingJournal() {
  const { t } = useTranslation()
  return (
    <EmptyState
      action={
        <LinkButton size="lg" to="/dashboard/journal">
          {t('journal.backToList')}
        </LinkButton>
      }
      order={1}
      title={t('journal.missing')}
    >
      {t('journal.missingText')}
    </EmptyState>
  )
}
