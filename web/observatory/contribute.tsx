import { useTranslation } from 'react-i18next'
import { useMe } from '#web/accounts/api.ts'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { wayIn } from '#web/foundation/way-in.ts'

export function Contribute() {
  const { t } = useTranslation()
  const { me } = useMe()
  return me ? (
    <LinkButton params={{ page: 'consents' }} to="/settings/$page" variant="default">
      {t('observatory.contribute.settings')}
    </LinkButton>
  ) : (
    <LinkButton search={wayIn()} to="/auth" variant="default">
      {t('observatory.contribute.join')}
    </LinkButton>
  )
}
