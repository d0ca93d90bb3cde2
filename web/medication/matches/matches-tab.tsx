import { Button } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import type { MedicationMatch } from '#contract/medication/schema.ts'
import { useChoose, useSettings } from '#web/accounts/settings/settings-api.ts'
import { useFailureToast } from '#web/foundation/toasts.tsx'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { CardSkeletons } from '#web/foundation/ui/layout/card-skeleton.tsx'
import { lazyPart } from '#web/foundation/ui/layout/lazy-part.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { useAgree, useDismiss, useMedicationMatches, useReports, useSearchAgain } from '../api.ts'
import { MedicationStats } from '../drugs/medication-stats.tsx'
import { AnonymousMatchCard } from './anonymous-match-card.tsx'
import { MatchCard } from './match-card.tsx'
import classes from './matches-tab.module.css'

const EffectsPanel = lazyPart(async () => (await import('../drugs/effects-panel.tsx')).EffectsPanel)

type MatchesTabProps = { me: Pick<Me, 'isReadOnly'> }

export function MatchesTab({ me }: MatchesTabProps) {
  const { t } = useTranslation()
  const { data: reports } = useReports()
  const latest = reports?.pages[0]?.items[0]
  const query = useMedicationMatches()
  const { data } = query
  const search = useSearchAgain()
  const dismiss = useDismiss()
  const agree = useAgree()
  const { data: settings } = useSettings()
  const isOff = settings?.isMedicationMatched === false
  const status = useRef<HTMLParagraphElement>(null)
  const isSearching = search.isPending || data?.isSearching === true
  const latestName = latest?.drugs[0]?.name
  return (
    <>
      <div className={`top mb8 ${classes.overview}`}>
        <MedicationStats />
        {latestName && (
          <Suspense>
            <EffectsPanel name={latestName} />
          </Suspense>
        )}
      </div>
      <header className={`row g3 middle apart mb2 ${classes.head}`}>
        <h2>{t('medication.matches.title')}</h2>
        {latest && !isOff && (
          <Button
            aria-disabled={isSearching}
            className={classes.search}
            data-disabled={isSearching || undefined}
            leftSection={<IconSearch aria-hidden size={20} />}
            onClick={() => !isSearching && search.mutate()}
            variant="default"
          >
            {isSearching ? t('medication.matches.searching') : t('medication.matches.search')}
          </Button>
        )}
      </header>
      {isOff ? <SwitchedOff me={me} /> : list()}
    </>
  )

  function list() {
    if (!data) return <Awaited cards={2} failed={t('medication.matches.failed')} of={query} />
    const { matches } = data
    return (
      <>
        <p className={`unringed quiet mb3 ${classes.status}`} ref={status} role="status" tabIndex={-1}>
          {statusText(matches.length, isSearching)}
        </p>
        {matches.length === 0 && isSearching && <CardSkeletons count={1} />}
        {matches.length === 0 && !isSearching && <Nothing hasReports={latest !== undefined} />}
        {matches.some(({ other }) => other === null) && (
          <p className={`mb4 ${classes.hidden}`}>{t('medication.matches.hidden')}</p>
        )}
        <ul className={`stack g5 top mb6 ${classes.list}`}>
          {matches.map((match) => (
            <li key={match.id}>{card(match)}</li>
          ))}
        </ul>
        <Note>{t('medication.matches.caution')}</Note>
      </>
    )
  }

  function card(match: MedicationMatch) {
    const { id, other, ownReport } = match
    // The pressed button disappears, so the focus goes to the status of the list.
    const doing = (act: typeof dismiss.mutate | typeof agree.mutate) => () => {
      act({ id })
      status.current?.focus()
    }
    const onDismiss = doing(dismiss.mutate)
    return other ? (
      <MatchCard onDismiss={onDismiss} other={other} ownReport={ownReport} pairId={id} />
    ) : (
      <AnonymousMatchCard
        match={match}
        onAgree={me.isReadOnly ? undefined : doing(agree.mutate)}
        onDismiss={onDismiss}
      />
    )
  }

  function statusText(count: number, isSearching: boolean): string {
    if (isSearching) return t('medication.matches.comparing')
    if (!search.isSuccess || search.data.queued === 0) return ''
    return count === 0 ? t('medication.matches.foundNone') : t('medication.matches.found', { count })
  }
}

/** Nothing is compared before matching is switched on. */
function SwitchedOff({ me }: { me: Pick<Me, 'isReadOnly'> }) {
  const { t } = useTranslation()
  const tellFailure = useFailureToast()
  const { mutateAsync, isPending } = useChoose()
  return (
    <EmptyState
      action={
        !me.isReadOnly && (
          <Button
            aria-disabled={isPending || undefined}
            data-disabled={isPending || undefined}
            onClick={() => void mutateAsync({ isMedicationMatched: true }).catch(tellFailure)}
            size="lg"
          >
            {t('medication.matches.switchOn')}
          </Button>
        )
      }
      order={3}
      title={t('medication.matches.off')}
    >
      {t('medication.matches.offText')}
    </EmptyState>
  )
}

function Nothing({ hasReports }: { hasReports: boolean }) {
  const { t } = useTranslation()
  return (
    <EmptyState order={3} title={t('medication.matches.none')}>
      {t(hasReports ? 'medication.matches.noneText' : 'medication.matches.noReport')}
    </EmptyState>
  )
}
