import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { SHOWN_FROM } from '#contract/foundation/disclosure-limits.ts'
import { useDates, useTexts } from '#web/foundation/i18n.ts'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { FailureBox } from '#web/foundation/ui/failure-box.tsx'
import { CardSkeletons } from '#web/foundation/ui/layout/card-skeleton.tsx'
import { PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { useTagLabels } from '#web/posts/tags/use-tag-labels.ts'
import { useObservatory } from './api.ts'
import { Contribute } from './contribute.tsx'
import { HowCounted } from './how-counted.tsx'
import classes from './observatory-screen.module.css'
import type { ObservatoryView } from './observatory-view.ts'
import { ObservedCharts } from './observed-charts.tsx'
import { SymptomChoice } from './symptom-choice.tsx'
import { fr as observatory } from './texts.fr.ts'
import { useBand } from './use-band.ts'

const texts = { observatory }

type ObservatoryScreenProps = { view: ObservatoryView; onView: (view: ObservatoryView) => void }

export function ObservatoryScreen({ view, onView }: ObservatoryScreenProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const dates = useDates()
  const band = useBand()
  const { data, error, isPlaceholderData, refetch } = useObservatory(view)
  const field = useRef<HTMLSelectElement>(null)
  const toField = () => field.current?.focus()
  const chosen = data?.symptoms.find(({ id }) => id === view.symptome)
  const [name] = useTagLabels(chosen ? [chosen.name] : [])
  const hasFigures = data !== undefined && data.symptoms.length > 0
  return (
    <div className="stack fit g6">
      <div>
        <PageTitle intro={t('observatory.intro')}>{t('observatory.title')}</PageTitle>
        <Note title={t('observatory.caution.title')}>{t('observatory.caution.text')}</Note>
      </div>
      {hasFigures && (
        <div className={classes.choice}>
          <SymptomChoice
            field={field}
            onChoice={(symptome) => onView(symptome ? { symptome } : {})}
            symptoms={data.symptoms}
            value={view.symptome}
          />
        </div>
      )}
      {results()}
      <section className={`stack g3 start inset ${classes.contribute}`}>
        <h2 className="title-md">{t('observatory.contribute.title')}</h2>
        <p>{t('observatory.contribute.text')}</p>
        <Contribute />
      </section>
      <HowCounted />
    </div>
  )

  function results() {
    if (error && (!data || isPlaceholderData))
      return <FailureBox error={error} onRetry={() => void refetch()} title={t('observatory.failed')} />
    if (!data) return <CardSkeletons count={2} />
    const { takenAt, of } = data
    if (takenAt === null || (of === null && view.symptome === undefined))
      return (
        <EmptyState title={t('observatory.empty.title')}>
          {t(takenAt === null ? 'observatory.empty.first' : 'observatory.empty.text', { n: SHOWN_FROM })}
        </EmptyState>
      )
    if (of === null)
      return (
        <EmptyState
          action={
            <LinkButton onClick={toField} resetScroll={false} search={{}} to="/observatoire" variant="default">
              {t('observatory.few.action')}
            </LinkButton>
          }
          title={t('observatory.few.title')}
        >
          {t('observatory.few.text', { n: SHOWN_FROM })}
        </EmptyState>
      )
    const whose = name ?? t('observatory.all')
    return (
      <div aria-busy={isPlaceholderData} className="stack fit g6">
        <p className="quiet" role="status">
          {t('observatory.status', { whose, band: band(of.members), day: dates.day(takenAt) })}
        </p>
        <ObservedCharts
          key={chosen?.id ?? ''}
          of={of}
          onSymptom={toField}
          symptome={chosen?.id}
          symptoms={chosen ? [] : data.symptoms}
          takenAt={takenAt}
        />
      </div>
    )
  }
}
