import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useMe } from '#web/accounts/api.ts'
import { useChoose } from '#web/accounts/settings/settings-api.ts'
import { useFailureToast } from '#web/foundation/toasts.tsx'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'

/** Takes the place of the list, with the switch, because nothing is compared while I do not take part. */
export function MatchingOff() {
  const { t } = useTranslation()
  const { me } = useMe()
  const tellFailure = useFailureToast()
  const { mutateAsync, isPending } = useChoose()
  // Without a sanction, an account is read-only only where a consent was withdrawn.
  if (me?.isReadOnly && me.sanction === null)
    return <EmptyState title={t('closest.off.title')}>{t('closest.off.withdrawn')}</EmptyState>
  return (
    <EmptyState
      action={
        me !== null &&
        !me.isReadOnly && (
          <Button
            aria-disabled={isPending || undefined}
            data-disabled={isPending || undefined}
            onClick={() => void mutateAsync({ isMatched: true }).catch(tellFailure)}
            size="lg"
          >
            {t('closest.off.switchOn')}
          </Button>
        )
      }
      title={t('closest.off.title')}
    >
      {/* A silenced member may have switched matching off or withdrawn the consent: the text is true of both. */}
      {t(me?.isReadOnly ? 'closest.off.silenced' : 'closest.off.text')}
    </EmptyState>
  )
}
