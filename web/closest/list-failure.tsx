import { useTranslation } from 'react-i18next'
import { isRefusal } from '#web/foundation/failure.ts'
import { FailureBox } from '#web/foundation/ui/failure-box.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'

type ListFailureProps = { error: Error; isOfOne: boolean; onRetry: () => void }

export function ListFailure({ error, isOfOne, onRetry }: ListFailureProps) {
  const { t } = useTranslation()
  return (
    <>
      <FailureBox error={error} {...(!isRefusal(error, 'NOT_FOUND') && { onRetry, title: t('closest.failed') })} />
      {isOfOne && (
        <p className="mt3">
          <LinkButton search={{}} to="/matches" variant="subtle">
            {t('closest.allPosts')}
          </LinkButton>
        </p>
      )}
    </>
  )
}
