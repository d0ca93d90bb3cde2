import { useTranslation } from 'react-i18next'
import { useTexts } from '#web/foundation/i18n.ts'
import { CountedTabs } from '#web/foundation/ui/layout/counted-tabs.tsx'
import { Page, PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { useClosest, useMatches, useSearchAgain } from './api.ts'
import { ClosestList } from './closest/closest-list.tsx'
import type { MatchesView } from './matches-view.ts'
import { MeTooPairs } from './me-too-pairs.tsx'
import { ScoreList } from './score-list.tsx'
import { SearchButton } from './search-button.tsx'
import { fr as matching } from './texts.fr.ts'

type MatchesProps = { view: MatchesView; onView: (view: MatchesView) => void }

const texts = { matching }
const TABS = ['closest', 'score'] as const

/** Those who tell something close to my posts, and those whose posts match mine by score. */
export function Matches({ view, onView }: MatchesProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const closest = useClosest(view.post)
  const byScore = useMatches(view.post)
  const counts = { closest: closest.data?.items.length, score: byScore.data?.matches.length }
  const search = useSearchAgain()
  const hasPosts = (byScore.data?.posts.length ?? 0) > 0 && byScore.data?.takesPart === true
  const choose = (tab: (typeof TABS)[number]) => {
    const { tab: _, ...others } = view
    onView(tab === 'score' ? { ...others, tab } : others)
  }
  return (
    <Page>
      <PageTitle
        actions={
          hasPosts && (
            <SearchButton
              isSearching={search.isPending || byScore.data?.isSearching === true}
              onPress={() => search.mutate(view.post)}
            />
          )
        }
        intro={t('matching.intro')}
      >
        {t('matching.title')}
      </PageTitle>
      <MeTooPairs postId={view.post} />
      <CountedTabs
        chosen={view.tab ?? 'closest'}
        label={t('matching.tabs.label')}
        onChoose={choose}
        tabs={TABS.map((value) => ({ value, label: t(`matching.tabs.${value}`), count: counts[value] }))}
      >
        {view.tab === 'score' ? (
          <ScoreList onView={onView} view={view} wasSearched={search.isSuccess} />
        ) : (
          <ClosestList onView={onView} view={view} wasSearched={search.isSuccess} />
        )}
      </CountedTabs>
    </Page>
  )
}
