import { Link } from '@tanstack/react-router'
import { Trans, useTranslation } from 'react-i18next'
import type { RecoveryNotice, Resemblance } from '#contract/notifications/schema.ts'
import { useDates } from '#web/foundation/i18n.ts'
import { useOwnStats } from '#web/posts/api.ts'
import { useLatestRecovery, useMatchStats } from './api.ts'
import { WaitingLines } from './waiting-lines.tsx'
import classes from './welcome-news.module.css'

export function WelcomeNews() {
  const { t } = useTranslation()
  const own = useOwnStats()
  const matches = useMatchStats()
  const recovery = useLatestRecovery()
  if (own.isPending || matches.isPending || recovery.isPending)
    return (
      <div className={`muted ${classes.news}`}>
        <WaitingLines count={2} isQuiet />
      </div>
    )
  const count = matches.data?.recent ?? 0
  const isKnown = own.data && matches.data && recovery.data !== undefined
  return (
    <p className={`muted ${classes.news}`}>
      {count > 0 && `${t('dashboard.welcome.recent', { count })} `}
      {recovery.data && <Recovery notice={recovery.data} />}
      {isKnown && count === 0 && !recovery.data && calm(own.data.symptoms.total)}
    </p>
  )

  function calm(symptoms: number) {
    return symptoms > 0 ? t('dashboard.welcome.calm') : t('dashboard.welcome.first')
  }
}

function Recovery({ notice: { sender, postId, createdAt, about } }: { notice: RecoveryNotice }) {
  const { t } = useTranslation()
  const dates = useDates()
  const closeTo = ({ ownTitle: title, inCommon }: Resemblance) =>
    t('dashboard.welcome.about', { title, inCommon: inCommon.join(', ') })
  return (
    <>
      <Trans
        components={{ post: <Link className="sauge breaks strong" params={{ id: postId }} to="/post/$id" /> }}
        i18nKey="dashboard.welcome.recovery"
        values={{ name: sender.username ?? t('ui.someone'), when: dates.when(createdAt) }}
      />
      {about && ` ${closeTo(about)}`}
    </>
  )
}
