import { Button } from '@mantine/core'
import { IconCheck, IconHeartHandshake, IconHourglass, IconPill } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { MedicationMatch } from '#contract/medication/schema.ts'
import { tagLabel } from '#contract/posts/tag-suggestions.ts'
import { useLanguage } from '#web/foundation/i18n.ts'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import { Avatar } from '#web/foundation/ui/people/avatar.tsx'
import { Badge } from '#web/foundation/ui/people/badge.tsx'
import { NearestOwnReport } from '../report/nearest-own-report.tsx'
import classes from './match-card.module.css'
import reasons from './match-reasons.module.css'

type AnonymousMatchCardProps = {
  match: MedicationMatch
  /** Undefined where the account may only read for now. */
  onAgree: (() => void) | undefined
  onDismiss: () => void
}

export function AnonymousMatchCard({ match, onAgree, onDismiss }: AnonymousMatchCardProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const id = useId()
  const { common, agreement, ownReport } = match
  const { medication, isSubstance } = common
  const effects = common.effects.map((effect) => tagLabel(effect, language))
  const isMine = agreement === 'mine'
  return (
    <Card as="article" className={classes.card} labelledBy={`${id}-who ${id}-what`}>
      <header className={`stack g3 top ${classes.head}`}>
        <Avatar name={null} />
        <div className={classes.who}>
          <h3 id={`${id}-who`}>{t('medication.matches.somebody')}</h3>
          <p id={`${id}-what`}>{medication}</p>
        </div>
      </header>
      <p className={`row middle text-xs g3 r1 ${classes.besides}`}>
        {agreement === 'theirs' && (
          <Badge icon={IconHeartHandshake} tone="prune">
            {t('medication.matches.invites')}
          </Badge>
        )}
        {isMine && (
          <Badge icon={IconHourglass} tone="ardoise">
            {t('medication.matches.waits')}
          </Badge>
        )}
        <NearestOwnReport report={ownReport} />
      </p>
      <ul aria-label={t('medication.reasons.label')} className={`text-sm lined ${reasons.reasons}`}>
        <li>
          <IconPill aria-hidden className="prune" size={18} />
          <span>{t(isSubstance ? 'medication.reasons.sameSubstance' : 'medication.reasons.sameName')}</span>
        </li>
        <li>
          <IconCheck aria-hidden className="prune" size={18} />
          <span>{t('medication.reasons.effects', { count: effects.length, effects: effects.join(', ') })}</span>
        </li>
      </ul>
      {agreement !== 'neither' && (
        <p className="text-sm mt3">{t(isMine ? 'medication.matches.waitsText' : 'medication.matches.invitesText')}</p>
      )}
      <div className={`row middle mt4 ${classes.acts}`}>
        {!isMine && onAgree && (
          <Button
            aria-label={t('medication.matches.agreeOf', { medicine: medication })}
            leftSection={<IconHeartHandshake aria-hidden size={20} />}
            onClick={onAgree}
            variant={agreement === 'theirs' ? 'filled' : 'light'}
          >
            {t('medication.matches.agree')}
          </Button>
        )}
        <Button
          aria-label={t('medication.matches.dismissOf', {
            name: t('medication.matches.somebody'),
            medicine: medication,
          })}
          className="last-act"
          onClick={onDismiss}
          variant="quiet"
        >
          {t('medication.matches.dismiss')}
        </Button>
      </div>
    </Card>
  )
}
