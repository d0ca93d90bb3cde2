import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { FailureBox } from '#web/foundation/ui/failure-box.tsx'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import { CardSkeletons } from '#web/foundation/ui/layout/card-skeleton.tsx'
import { MorePages } from '#web/foundation/ui/layout/more-pages.tsx'
import { PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { useTriedStories } from './api.ts'
import { Advice, Caution } from './cautions.tsx'
import { Story } from './few-tried.tsx'
import classes from './tried-stories.module.css'

type TriedStoriesProps = { symptome: string; essai: string; name: string; symptom: string }

export function TriedStories({ symptome, essai, name, symptom }: TriedStoriesProps) {
  const { t } = useTranslation()
  const list = useTriedStories(symptome, essai)
  const stories = list.data?.pages.flatMap(({ items }) => items)
  const shown = name || (stories?.[0]?.name ?? '')
  return (
    <div className={`stack fit ${classes.screen}`}>
      <Link className={`target quiet underlines ${classes.back}`} search={{ symptome }} to="/ce-qui-a-aide">
        <IconArrowLeft aria-hidden size={18} />
        {t('whatHelped.stories.back')}
      </Link>
      <PageTitle intro={t('whatHelped.stories.intro', { symptom })}>
        {t('whatHelped.stories.title', { name: shown })}
      </PageTitle>
      <Caution />
      {results()}
      <Advice />
    </div>
  )

  function results() {
    if (!stories)
      return list.error ? (
        <FailureBox error={list.error} onRetry={() => void list.refetch()} title={t('whatHelped.stories.failed')} />
      ) : (
        <CardSkeletons count={2} />
      )
    if (stories.length === 0)
      return <EmptyState title={t('whatHelped.empty.title')}>{t('whatHelped.stories.none')}</EmptyState>
    return (
      <>
        <Card>
          <ul className={`divided ${classes.stories}`}>
            {stories.map((story) => (
              <Story key={story.id} story={story} withName={story.name !== name} />
            ))}
          </ul>
        </Card>
        <MorePages
          list={list}
          words={{
            more: t('whatHelped.stories.more'),
            loading: t('ui.loading'),
            failed: t('whatHelped.stories.failed'),
          }}
        />
      </>
    )
  }
}
