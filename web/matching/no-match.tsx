import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'

type NoMatchProps = {
  hasPosts: boolean
  /** The own post that is looked at, when it is one. */
  chosenId: string | undefined
}

/** Nothing resembles yet: what would help. */
export function NoMatch({ hasPosts, chosenId }: NoMatchProps) {
  const { t } = useTranslation()
  if (!hasPosts)
    return (
      <EmptyState action={<LinkButton to="/">{t('matching.none.share')}</LinkButton>} title={t('matching.none.title')}>
        {t('matching.none.noPost')}
      </EmptyState>
    )
  return (
    <EmptyState
      action={
        chosenId && (
          <LinkButton params={{ id: chosenId }} to="/post/$id" variant="default">
            {t('matching.none.reread')}
          </LinkButton>
        )
      }
      title={t('matching.none.title')}
    >
      {t('matching.none.text')}
    </EmptyState>
  )
}
