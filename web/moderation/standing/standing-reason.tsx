import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import { served } from '#web/foundation/served.ts'
import classes from './standing.module.css'

/** Why the staff took a measure, and how to contest it: at its decision where it came with one, else by a word to the team. */
export function StandingReason({ sanction: { reason, decisionId } }: { sanction: NonNullable<Me['sanction']> }) {
  const { t } = useTranslation()
  if (decisionId)
    return (
      <Link params={{ id: decisionId }} to="/decisions/$id">
        {t('standing.why')}
      </Link>
    )
  return (
    <div className={classes.reason}>
      <p>{t('standing.reason', { reason })}</p>
      <p>
        {t('standing.contest')} <a href={`mailto:${served.contactMail}`}>{served.contactMail}</a>
      </p>
    </div>
  )
}
