import { Button } from '@mantine/core'
import { type ReactNode, type RefObject, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { useFocusLeftToList } from './own-list.tsx'
import { type OwnView, stateOf } from './own-view.ts'

type NoOwnSymptomProps = {
  view: OwnView
  /** Whether no tab has any: the page then offers to describe one here, and not at its title. */
  isNone: boolean
  formSection: string
  onClear: () => void
}

export function NoOwnSymptom({ view, isNone, formSection, onClear }: NoOwnSymptomProps) {
  const { t } = useTranslation()
  const state = isNone ? 'all' : stateOf(view)
  if (view.q) return <NothingFound onClear={onClear} words={view.q} />
  return (
    <EmptyState
      action={
        isNone && (
          <LinkButton hash={formSection} size="lg" to="/">
            {t('posts.own.symptoms.create')}
          </LinkButton>
        )
      }
      title={t(`posts.own.symptoms.none.${state}`)}
    >
      {t(`posts.own.symptoms.noneText.${state}`)}
    </EmptyState>
  )
}

type NoOwnCommunityPostProps = {
  words: string | undefined
  onClear: () => void
  onWrite: () => void
  opener: RefObject<HTMLButtonElement | null>
}

export function NoOwnCommunityPost({ words, onClear, onWrite, opener }: NoOwnCommunityPostProps) {
  const { t } = useTranslation()
  if (words) return <NothingFound onClear={onClear} words={words} />
  return (
    <Leaving>
      <EmptyState
        action={
          <Button aria-haspopup="dialog" onClick={onWrite} ref={opener} size="lg">
            {t('posts.own.community.create')}
          </Button>
        }
        title={t('posts.own.community.none')}
      >
        {t('posts.own.community.noneText')}
      </EmptyState>
    </Leaving>
  )
}

function NothingFound({ words, onClear }: { words: string; onClear: () => void }) {
  const { t } = useTranslation()
  return (
    <Leaving>
      <EmptyState
        action={
          <Button onClick={onClear} size="lg">
            {t('posts.search.clear')}
          </Button>
        }
        title={t('posts.search.none')}
      >
        {t('posts.own.noneFound', { words })}
      </EmptyState>
    </Leaving>
  )
}

function Leaving({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useFocusLeftToList(place)
  return <div ref={place}>{children}</div>
}
