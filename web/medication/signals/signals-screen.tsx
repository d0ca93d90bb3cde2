import { IconAlertTriangle, IconArrowLeft } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Role } from '#contract/accounts/schema.ts'
import { readsSignals } from '#contract/medication/signal-rules.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { useDates, useNumbers, useTexts } from '#web/foundation/i18n.ts'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { FailureBox } from '#web/foundation/ui/failure-box.tsx'
import { CardSkeletons } from '#web/foundation/ui/layout/card-skeleton.tsx'
import { PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { useSignals } from './api.ts'
import { DrugPanel } from './drug-panel.tsx'
import { ForestPlot } from './forest-plot.tsx'
import { HowToRead } from './how-to-read.tsx'
import { Pager } from './pager.tsx'
import { SignalBar } from './signal-bar.tsx'
import { SignalTable } from './signal-table.tsx'
import classes from './signals-screen.module.css'
import { pagesOf, type SignalsView } from './signals-view.ts'
import { fr as signals } from './texts.fr.ts'

const texts = { signals }

type SignalsScreenProps = {
  roles: readonly Role[]
  view: SignalsView
  /** `replace` continues a search that has begun: going back then leads to the page before that search. */
  onView: (view: SignalsView, how?: { replace: boolean }) => void
}

export function SignalsScreen({ roles, ...props }: SignalsScreenProps) {
  useTexts(texts)
  return readsSignals(roles) ? <Signals {...props} /> : <Refused />
}

function Refused() {
  const { t } = useTranslation()
  return (
    <EmptyState
      action={
        <LinkButton search={{}} to="/medication" variant="default">
          {t('signals.refused.action')}
        </LinkButton>
      }
      order={1}
      title={t('signals.refused.title')}
    >
      {t('signals.refused.text')}
    </EmptyState>
  )
}

function Signals({ view, onView }: Omit<SignalsScreenProps, 'roles'>) {
  const { t } = useTranslation()
  const { data, error, isPlaceholderData, refetch } = useSignals(view)
  const formatNumber = useNumbers()
  const status = useRef<HTMLParagraphElement>(null)
  // A reader who only follows an address begins at the top of the page.
  const [isAsked, setAsked] = useState(false)
  const ask = (medicament: string) => {
    setAsked(true)
    onView({ ...view, medicament })
  }
  if (isRefusal(error, 'FORBIDDEN')) return <Refused />
  const isEmpty = data?.asOf === null
  return (
    <div className="stack fit g6">
      <div>
        <LinkButton
          className={classes.back}
          leftSection={<IconArrowLeft aria-hidden size={20} />}
          search={{}}
          to="/medication"
          variant="ghost"
        >
          {t('signals.back')}
        </LinkButton>
        <PageTitle intro={t('signals.intro')}>{t('signals.title')}</PageTitle>
        <Note icon={IconAlertTriangle} title={t('signals.banner.title')} tone="ambre">
          {t('signals.banner.text')}
        </Note>
      </div>
      {!isEmpty && <SignalBar onView={onView} view={view} />}
      {results()}
      <DrugPanel isAsked={isAsked} key={view.medicament} name={view.medicament} onAsk={ask} />
      <HowToRead />
    </div>
  )

  function results() {
    if (error && (!data || isPlaceholderData))
      return <FailureBox error={error} onRetry={() => void refetch()} title={t('signals.failed')} />
    if (!data) return <CardSkeletons count={2} />
    const { asOf, members, total, pairs } = data
    if (asOf === null) return <EmptyState title={t('signals.none.title')}>{t('signals.none.text')}</EmptyState>
    return (
      <section aria-busy={isPlaceholderData} aria-label={t('signals.table.title')} className="stack fit g5">
        <p className="unringed quiet" ref={status} role="status" tabIndex={-1}>
          {t('signals.found', { count: total, written: formatNumber(total) })} <AsOf asOf={asOf} members={members} />
        </p>
        {pairs.length === 0 && (
          <EmptyState
            action={
              <LinkButton search={{}} to="/medication/signals" variant="default">
                {t('signals.noneFound.action')}
              </LinkButton>
            }
            title={t('signals.noneFound.title')}
          >
            {t('signals.noneFound.text')}
          </EmptyState>
        )}
        {pairs.length > 0 && (
          <>
            <ForestPlot pairs={pairs} />
            <SignalTable onDrug={ask} pairs={pairs} title={t('signals.table.title')} />
          </>
        )}
        {(view.page ?? 1) > 1 || pagesOf(total) > 1 ? (
          <Pager
            onPage={(page) => {
              const { page: _, ...rest } = view
              onView(page > 1 ? { ...rest, page } : rest)
              status.current?.focus()
            }}
            page={view.page ?? 1}
            pages={pagesOf(total)}
          />
        ) : null}
      </section>
    )
  }
}

function AsOf({ asOf, members }: { asOf: Date; members: number }) {
  const { t } = useTranslation()
  const dates = useDates()
  const formatNumber = useNumbers()
  return t('signals.asOf', {
    moment: dates.moment(asOf),
    members: t('signals.members', { count: members, written: formatNumber(members) }),
  })
}
