import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Topic } from '#contract/foundation/live.ts'
import { useClosest } from '#web/closest/api.ts'
import { ClosestList } from '#web/closest/closest-list.tsx'
import { fr as closestTexts } from '#web/closest/texts.fr.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { CardSkeletons } from '#web/foundation/ui/layout/card-skeleton.tsx'
import { CountedTabs } from '#web/foundation/ui/layout/counted-tabs.tsx'
import { Page, PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { useWatched } from '#web/foundation/watching.ts'
import { useMatches, useMeTooPairs, useSearchAgain } from './api.ts'
import type { MatchesView } from './matches-view.ts'
import { MeTooPairs } from './me-too-pairs.tsx'
import { ScoreList } from './score-list.tsx'
import { SearchButton } from './search-button.tsx'
import { fr as matching } from './texts.fr.ts'

type MatchesProps = { view: MatchesView; onView: (view: MatchesView) => void }

const texts = { closest: closestTexts, matching }
const TABS = ['closest', 'score'] as const

export function Matches({ view, onView }: MatchesProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const closest = useClosest(view.post)
  const byScore = useMatches(view.post)
  const meToos = useMeTooPairs(view.post)
  // An answer that comes after another would move it. A list that failed is asked again in its place.
  const isOpening = [closest, byScore, meToos].some(({ isPending, isFetched }) => isPending && !isFetched)
  const counts = { closest: closest.data?.items.length, score: byScore.data?.matches.length }
  const shown = [
    ...(closest.data?.items ?? []).map(({ postId }) => postId),
    ...(byScore.data?.matches ?? []).map(({ post }) => post.id),
  ]
  useWatched(useTopics(shown))
  const search = useSearchAgain()
  const hasPosts = (byScore.data?.posts.length ?? 0) > 0 && byScore.data?.takesPart === true
  const choose = (tab: (typeof TABS)[number]) => {
    const { tab: _, ...others } = view
    onView(tab === 'score' ? { ...others, tab } : others)
  }
  const choosePost = (post: string | undefined) => {
    const { post: _, ...others } = view
    onView(post === undefined ? others : { ...others, post })
  }
  // Another story may be chosen by now, or none took part in the search.
  const wasSearched = search.isSuccess && search.data.queued > 0 && search.variables === view.post
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
      {isOpening ? (
        <CardSkeletons />
      ) : (
        <>
          <MeTooPairs isOfAnother={meToos.isPlaceholderData} pairs={meToos.data} />
          <CountedTabs
            chosen={view.tab ?? 'closest'}
            label={t('matching.tabs.label')}
            onChoose={choose}
            tabs={TABS.map((value) => ({ value, label: t(`matching.tabs.${value}`), count: counts[value] }))}
          >
            {view.tab === 'score' ? (
              <ScoreList
                closest={{ count: counts.closest ?? 0, show: () => choose('closest') }}
                onChoose={choosePost}
                onView={onView}
                view={view}
                wasSearched={wasSearched}
              />
            ) : (
              <ClosestList onChoose={choosePost} postId={view.post} wasSearched={wasSearched} />
            )}
          </CountedTabs>
        </>
      )}
    </Page>
  )
}

function useTopics(postIds: readonly string[]): Topic[] {
  const ids = [...new Set(postIds)].join()
  return useMemo(() => ids.split(',').flatMap((id): Topic[] => (id ? [`post:${id}`] : [])), [ids])
}
