import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTexts } from '#web/foundation/i18n.ts'
import { PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { useOwnCounts, useOwnPosts } from '../api.ts'
import { OwnFound } from './own-found.tsx'
import { focusOwnList, OwnList } from './own-list.tsx'
import { NoOwnSymptom } from './own-nothing.tsx'
import { type AskedResolving, ListResolving } from './own-resolving.tsx'
import { OwnSearch } from './own-search.tsx'
import { OwnSymptomCard } from './own-symptom-card.tsx'
import { OwnTabs } from './own-tabs.tsx'
import { OwnSymptomFigures } from './own-tiles.tsx'
import { hasNone, inTab, type OnOwnView, type OwnView, searchFor, stateOf } from './own-view.ts'
import { fr as own } from './texts.own.fr.ts'

const texts = { posts: { own } }

type OwnSymptomsProps = {
  view: OwnView
  onView: OnOwnView
  formSection: string
}

export function OwnSymptoms({ view, onView, formSection }: OwnSymptomsProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const look: OnOwnView = (next, how) => {
    setResolvedId(undefined)
    onView(next, how)
  }
  const state = stateOf(view)
  const [asked, setAsked] = useState<AskedResolving>()
  const [resolvedId, setResolvedId] = useState<string>()
  const scope = { kind: 'symptom', ...(view.q && { search: view.q }) } as const
  const list = useOwnPosts({ ...scope, state })
  const ownCounts = useOwnCounts(scope)
  const { data: counts, isPlaceholderData: areCountsOld } = ownCounts
  const isEmpty = hasNone(view, ownCounts)
  const isNone = isEmpty === true
  return (
    <>
      <PageTitle
        intro={t('posts.own.symptoms.intro')}
        listAction={{
          isEmpty,
          act: (
            <LinkButton hash={formSection} leftSection={<IconPlus aria-hidden size={20} />} to="/">
              {t('posts.own.symptoms.new')}
            </LinkButton>
          ),
        }}
      >
        {t('posts.own.symptoms.title')}
      </PageTitle>
      <OwnSymptomFigures />
      {!isNone && <OwnSearch label={t('posts.own.symptoms.search')} onView={look} view={view} />}
      <OwnTabs
        chosen={state}
        counts={counts}
        isListHidden={isNone}
        onChoose={(chosen) => look(inTab(view, chosen), { replace: true })}
      >
        <OwnFound count={areCountsOld ? undefined : counts?.[state]} words={view.q} />
        <OwnList
          card={(post) => (
            <OwnSymptomCard isJustResolved={post.id === resolvedId} key={post.id} onResolve={setAsked} post={post} />
          )}
          label={t('posts.own.symptoms.list')}
          list={list}
          nothing={
            <NoOwnSymptom
              formSection={formSection}
              isNone={isNone}
              onClear={() => look(searchFor(view, ''))}
              view={view}
            />
          }
        />
      </OwnTabs>
      <ListResolving asked={asked} onAsked={setAsked} onOpenerGone={focusOwnList} onResolved={setResolvedId} />
    </>
  )
}
