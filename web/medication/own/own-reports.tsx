import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { MorePages } from '#web/foundation/ui/layout/more-pages.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { useReports } from '../api.ts'
import { ReportCard } from './report-card.tsx'

export function OwnReports({ isDeclaringHere }: { isDeclaringHere: boolean }) {
  const { t } = useTranslation()
  const list = useReports()
  const section = useRef<HTMLElement>(null)
  const { data } = list
  const reports = data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <section aria-label={t('medication.tabs.reports')} className="stack" ref={section} tabIndex={-1}>
      <Awaited cards={2} failed={t('medication.list.failed')} of={list} />
      {data && reports.length === 0 && (
        <EmptyState
          action={
            isDeclaringHere && (
              <LinkButton search={{}} size="lg" to="/medication/new">
                {t('medication.list.begin')}
              </LinkButton>
            )
          }
          title={t('medication.list.empty')}
        >
          {t('medication.list.emptyText')}
        </EmptyState>
      )}
      {reports.length > 0 && (
        <>
          <div className="stack">
            {reports.map((report) => (
              <ReportCard key={report.id} onRemoved={() => section.current?.focus()} report={report} />
            ))}
          </div>
          <MorePages
            list={list}
            words={{
              more: t('medication.list.more'),
              loading: t('medication.list.loadingMore'),
              failed: t('medication.list.moreFailed'),
            }}
          />
        </>
      )}
    </section>
  )
}
