import { IconPlayerPlay } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Conference } from '#contract/conferences/schema.ts'
import { useMe } from '#web/accounts/api.ts'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { wayIn } from '#web/foundation/way-in.ts'
import classes from './registering.module.css'

export function ReplayLink({ conference: { id, title, replay } }: { conference: Conference }) {
  const { t } = useTranslation()
  const { me, isPending } = useMe()
  if (replay?.state === 'preparing') return <p className="quiet">{t('conferences.replay.preparing')}</p>
  if (replay?.state !== 'ready') return null
  const shown = {
    'aria-label': t('conferences.replay.watchOf', { title }),
    leftSection: <IconPlayerPlay aria-hidden size={20} />,
    variant: 'default',
  }
  return (
    <span className={`row ${classes.acts}`}>
      {me || isPending ? (
        <LinkButton {...shown} hash="rediffusion" params={{ id }} search={{}} to="/expert-conferences/$id">
          {t('conferences.replay.watch')}
        </LinkButton>
      ) : (
        <LinkButton {...shown} search={{ ...wayIn(), next: `/expert-conferences/${id}` }} to="/auth">
          {t('conferences.replay.watch')}
        </LinkButton>
      )}
    </span>
  )
}
