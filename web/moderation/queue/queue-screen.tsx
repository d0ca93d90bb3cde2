import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import type { CaseState } from '#contract/moderation/schema.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { useNumbers, useTexts } from '#web/foundation/i18n.ts'
import { Chip } from '#web/foundation/ui/chip.tsx'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { CountedTabs } from '#web/foundation/ui/layout/counted-tabs.tsx'
import { MorePages } from '#web/foundation/ui/layout/more-pages.tsx'
import { PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { useCaseCounts, useCases } from '../api.ts'
import { readsCases } from '../staff.ts'
import { fr as moderation } from '../texts.fr.ts'
import { CaseRow } from './case-row.tsx'
import classes from './queue.module.css'
import { KINDS, type QueueView, STATES } from './queue-view.ts'
import { Refused } from './refused.tsx'
import { fr as queue } from './texts.fr.ts'

const texts = { moderation, queue }

type QueueScreenProps = { me: Me; view: QueueView; onView: (view: QueueView) => void }

export function QueueScreen(props: QueueScreenProps) {
  useTexts(texts)
  return readsCases(props.me.roles) ? <Queue {...props} /> : <Refused />
}

function Queue({ me, view, onView }: QueueScreenProps) {
  const { t } = useTranslation()
  const formatNumber = useNumbers()
  const state = view.etat ?? 'open'
  const { data: counts } = useCaseCounts()
  const list = useCases({ state, kind: view.sur, isMine: view.miens })
  const { data, error } = list
  const items = data?.pages.flatMap((page) => page.items) ?? []
  const countOf: Record<CaseState, number | undefined> = {
    open: counts?.open,
    appealed: counts?.appealed,
    closed: undefined,
  }
  const isFiltered = view.sur !== undefined || view.miens === true
  if (isRefusal(error, 'FORBIDDEN')) return <Refused />
  return (
    <>
      <PageTitle intro={t('queue.intro')}>{t('queue.title')}</PageTitle>
      {counts !== undefined && counts.urgent > 0 && (
        <p className={`semibold mb4 p34 ${classes.urgentLine}`} role="status">
          {t('queue.urgentWaiting', { count: counts.urgent, written: formatNumber(counts.urgent) })}
        </p>
      )}
      <CountedTabs
        chosen={state}
        label={t('queue.tabs')}
        onChoose={(etat) => onView({ ...view, etat })}
        tabs={STATES.map((value) => ({
          value,
          label: t(`queue.states.${value}`),
          count: countOf[value],
          isLit: value === 'open' && (counts?.urgent ?? 0) > 0,
        }))}
      >
        <div className="row middle mb5 g3 r2">
          <NativeSelect
            aria-label={t('queue.kind')}
            className={classes.kind}
            data={[
              { value: '', label: t('queue.allKinds') },
              ...KINDS.map((value) => ({ value, label: t(`moderation.kinds.${value}`) })),
            ]}
            onChange={({ currentTarget: { value } }) => {
              const { sur: _, ...others } = view
              const kind = KINDS.find((each) => each === value)
              onView({ ...others, ...(kind && { sur: kind }) })
            }}
            value={view.sur ?? ''}
          />
          <Chip
            isOn={view.miens === true}
            onPress={() => {
              const { miens, ...others } = view
              onView(miens ? others : { ...others, miens: true })
            }}
          >
            {t('queue.mine')}
          </Chip>
        </div>
        <Awaited of={list} />
        {data && items.length === 0 && (
          <EmptyState title={t(isFiltered ? 'queue.noneSo' : `queue.none.${state}`)}>
            {t(isFiltered ? 'queue.noneSoText' : `queue.noneText.${state}`)}
          </EmptyState>
        )}
        {items.length > 0 && (
          <>
            <ul className="stack fit mb5">
              {items.map((each) => (
                <CaseRow each={each} key={each.id} meId={me.id} />
              ))}
            </ul>
            <MorePages
              list={list}
              words={{ more: t('queue.more'), loading: t('queue.loadingMore'), failed: t('queue.moreFailed') }}
            />
          </>
        )}
      </CountedTabs>
    </>
  )
}
