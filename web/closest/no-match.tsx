import { Button } from '@mantine/core'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { pageConfig } from '#web/foundation/prefetched.ts'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { lazyPart } from '#web/foundation/ui/layout/lazy-part.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'

const TellMe = lazyPart(async () => (await import('#web/notifications/preferences/tell-me.tsx')).TellMe)

type NoMatchProps = {
  hasPosts: boolean
  chosenId: string | undefined
  isClosest?: boolean
  others?: { count: number; show: () => void } | undefined
}

export function NoMatch({ hasPosts, chosenId, isClosest = false, others }: NoMatchProps) {
  const { t } = useTranslation()
  if (!hasPosts)
    return (
      <EmptyState
        action={
          <LinkButton hash="symptome" to="/">
            {t('closest.none.share')}
          </LinkButton>
        }
        title={t('closest.none.title')}
      >
        {t('closest.none.noPost')}
      </EmptyState>
    )
  if (others && others.count > 0)
    return (
      <EmptyState
        action={
          <Button onClick={others.show} variant="default">
            {t('closest.none.byWords')}
          </Button>
        }
        title={t('closest.none.noScore')}
      >
        {t('closest.none.scoreText', { count: others.count })}
      </EmptyState>
    )
  return (
    <>
      <EmptyState
        action={
          chosenId && (
            <LinkButton params={{ id: chosenId }} to="/post/$id" variant="default">
              {t('closest.none.reread')}
            </LinkButton>
          )
        }
        title={t(isClosest ? 'closest.none.noClosest' : 'closest.none.title')}
      >
        {t(isClosest ? 'closest.none.closestText' : 'closest.none.text')}
      </EmptyState>
      {pageConfig.isFounding && (
        <Suspense>
          <TellMe />
        </Suspense>
      )}
    </>
  )
}
