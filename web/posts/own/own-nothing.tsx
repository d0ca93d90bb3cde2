import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { CommunityDialog } from '../community/community-dialog.tsx'
import { useFocusLeftToList } from './own-list.tsx'
import { type OwnView, stateOf } from './own-view.ts'

type NoOwnSymptomProps = { view: OwnView; formSection: string; onClear: () => void }

/** No symptom of mine in this tab: what will be here, and where to tell of one. */
export function NoOwnSymptom({ view, formSection, onClear }: NoOwnSymptomProps) {
  const { t } = useTranslation()
  const state = stateOf(view)
  if (view.q) return <NothingFound onClear={onClear} words={view.q} />
  return (
    <EmptyState
      action={
        <LinkButton hash={formSection} size="lg" to="/">
          {t('posts.own.symptoms.create')}
        </LinkButton>
      }
      title={t(`posts.own.symptoms.none.${state}`)}
    >
      {t(`posts.own.symptoms.noneText.${state}`)}
    </EmptyState>
  )
}

type NoOwnCommunityPostProps = { words: string | undefined; onClear: () => void; onPublished: () => void }

/** No community post of mine: what will be here, and the dialog to write one. */
export function NoOwnCommunityPost({ words, onClear, onPublished }: NoOwnCommunityPostProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  if (words) return <NothingFound onClear={onClear} words={words} />
  return (
    <EmptyState
      action={
        <>
          <Button aria-haspopup="dialog" onClick={() => setOpen(true)} ref={button} size="lg">
            {t('posts.own.community.create')}
          </Button>
          <CommunityDialog
            entry="dashboard"
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            onPublished={onPublished}
            opener={button}
          />
        </>
      }
      title={t('posts.own.community.none')}
    >
      {t('posts.own.community.noneText')}
    </EmptyState>
  )
}

function NothingFound({ words, onClear }: { words: string; onClear: () => void }) {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  useFocusLeftToList(place)
  return (
    <div ref={place}>
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
    </div>
  )
}
