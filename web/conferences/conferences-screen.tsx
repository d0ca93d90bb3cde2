import { Button } from '@mantine/core'
import { IconBroadcast, IconPlus } from '@tabler/icons-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '#web/accounts/api.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { CardSkeletons } from '#web/foundation/ui/layout/card-skeleton.tsx'
import { lazyPart } from '#web/foundation/ui/layout/lazy-part.tsx'
import { MorePages } from '#web/foundation/ui/layout/more-pages.tsx'
import { PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { useConferences } from './api.ts'
import { ConferenceCard } from './conference-card.tsx'
import { ConferenceTabs } from './conference-tabs.tsx'
import { type ConferencesView, inTab, isWhole, scopeOf, tabOf } from './conference-view.ts'
import { ConferencesBar, type ConferencesBarProps } from './conferences-bar.tsx'
import classes from './conferences-screen.module.css'
import { useKeptInTime } from './hours.ts'
import { fr as conferences } from './texts.fr.ts'

const Announce = lazyPart(async () => (await import('./managing/announce.tsx')).Announce)

const Together = lazyPart(async () => (await import('./proposing/together.tsx')).Together)
const Proposals = lazyPart(async () => (await import('./proposing/proposals-screen.tsx')).ProposalsScreen)
const StaffProposals = lazyPart(async () => (await import('./proposing/staff-proposals.tsx')).StaffProposals)

const texts = { conferences }

type ConferencesScreenProps = Pick<ConferencesBarProps, 'view' | 'onView'>

export function ConferencesScreen({ view, onView }: ConferencesScreenProps) {
  useTexts(texts)
  const { me } = useMe()
  const mayAnnounce = me?.roles.includes('admin') === true && !me.isReadOnly
  if (view.annoncer && mayAnnounce)
    return (
      <Suspense fallback={<CardSkeletons count={2} />}>
        <Announce />
      </Suspense>
    )
  if (view.propositions && me && mayAnnounce)
    return (
      <Suspense fallback={<CardSkeletons count={2} />}>
        <StaffProposals me={me} />
      </Suspense>
    )
  if (view.proposer)
    return (
      <Suspense fallback={<CardSkeletons count={2} />}>
        <Proposals me={me} />
      </Suspense>
    )
  return (
    <>
      <List mayAnnounce={mayAnnounce} onView={onView} view={view} />
      <Suspense>
        <Together />
      </Suspense>
    </>
  )
}

function List({ view, onView, mayAnnounce }: ConferencesScreenProps & { mayAnnounce: boolean }) {
  const { t } = useTranslation()
  const tab = tabOf(view)
  const list = useConferences({ ...scopeOf(view), tab })
  const { data, isPlaceholderData: isDimmed } = list
  // A conference may move from one page to another while one reads on: it is shown only once.
  const shown = [...new Map(data?.pages.flatMap(({ items }) => items.map((each) => [each.id, each]))).values()]
  const newest = data?.pages[0]
  const live = tab === 'upcoming' ? (newest?.counts.live ?? 0) : 0
  useKeptInTime(shown)
  return (
    <>
      <PageTitle
        actions={
          mayAnnounce && (
            <LinkButton
              leftSection={<IconPlus aria-hidden size={20} />}
              search={{ annoncer: 'oui' }}
              size="lg"
              to="/expert-conferences"
            >
              {t('conferences.announce')}
            </LinkButton>
          )
        }
        intro={t('conferences.intro')}
      >
        {t('conferences.title')}
      </PageTitle>
      <ConferencesBar onView={onView} topics={newest?.topics} view={view} />
      <ConferenceTabs
        chosen={tab}
        counts={newest?.counts}
        onChoose={(chosen) => onView(inTab(view, chosen), { replace: true })}
      >
        {live > 0 && (
          <Button
            className="mb4"
            leftSection={<IconBroadcast aria-hidden size={20} />}
            onClick={() => onView(inTab(view, 'live'), { replace: true })}
            variant="light"
          >
            {t('conferences.liveNow', { count: live })}
          </Button>
        )}
        <p className={shown.length === 0 ? 'unseen' : `quiet ${classes.found}`} role="status">
          {newest && !isDimmed && !isWhole(view) && t('conferences.found', { count: newest.counts[tab] })}
        </p>
        <section
          aria-busy={isDimmed}
          aria-label={t('conferences.list')}
          className="dims"
          data-dimmed={isDimmed || undefined}
        >
          <Awaited cards={3} failed={t('conferences.failed')} of={list} />
          {data && shown.length === 0 && !isDimmed && <Nothing onView={onView} view={view} />}
          {shown.length > 0 && (
            <div className="stack fit">
              {shown.map((conference) => (
                <ConferenceCard conference={conference} key={conference.id} />
              ))}
              <MorePages
                list={list}
                words={{
                  more: t('conferences.more'),
                  loading: t('conferences.loadingMore'),
                  failed: t('conferences.moreFailed'),
                }}
              />
            </div>
          )}
        </section>
      </ConferenceTabs>
    </>
  )
}

/** Offers where else to look: without filters after a search, in the neighbouring tab otherwise. */
function Nothing({ view, onView }: ConferencesScreenProps) {
  const { t } = useTranslation()
  const tab = tabOf(view)
  if (!isWhole(view))
    return (
      <EmptyState
        action={
          <Button onClick={() => onView(inTab({}, tab))} size="lg">
            {t('conferences.nothing.showAll')}
          </Button>
        }
        title={t('conferences.nothing.found')}
      >
        {t('conferences.nothing.foundText')}
      </EmptyState>
    )
  const other = tab === 'upcoming' ? 'past' : 'upcoming'
  return (
    <EmptyState
      action={
        <Button onClick={() => onView(inTab({} satisfies ConferencesView, other))} size="lg" variant="default">
          {t(`conferences.nothing.see.${other}`)}
        </Button>
      }
      title={t(`conferences.nothing.${tab}`)}
    >
      {t(`conferences.nothing.${tab}Text`)}
    </EmptyState>
  )
}
