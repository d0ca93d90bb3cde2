import { Button } from '@mantine/core'
import { IconMessageCircle } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { bandOfPoints } from '#contract/matching/band.ts'
import { EXCERPT_MAX } from '#contract/medication/limits.ts'
import type { MedicationMatch } from '#contract/medication/schema.ts'
import { ClosenessBand } from '#web/foundation/ui/closeness-band.tsx'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { Avatar } from '#web/foundation/ui/people/avatar.tsx'
import { AuthorLink } from '#web/posts/post/author-link.tsx'
import { medicineSaid } from '../report/medicine-said.ts'
import { NearestOwnReport } from '../report/nearest-own-report.tsx'
import { SeverityBadge } from '../report/severity.tsx'
import classes from './match-card.module.css'
import { MatchReasons } from './match-reasons.tsx'

type MatchCardProps = {
  ownReport: MedicationMatch['ownReport']
  /** Present once both members have agreed to be shown. */
  other: NonNullable<MedicationMatch['other']>
  pairId: string
  onDismiss: () => void
}

export function MatchCard({ ownReport, other, pairId, onDismiss }: MatchCardProps) {
  const { t } = useTranslation()
  const id = useId()
  const { author, name, dosage, excerpt, severity, score } = other
  const who = author.username ?? t('ui.someone')
  const medicine = medicineSaid(name, dosage)
  const text = excerpt.length >= EXCERPT_MAX && !excerpt.endsWith('…') ? `${excerpt}…` : excerpt
  return (
    <Card as="article" className={classes.card} labelledBy={`${id}-who ${id}-what`}>
      <header className={`stack g3 top ${classes.head}`}>
        <Avatar name={author.username} picture={author.avatar} />
        <div className={classes.who}>
          <h3 id={`${id}-who`}>
            <AuthorLink author={author} />
          </h3>
          <p id={`${id}-what`}>{medicine}</p>
        </div>
      </header>
      <p className={classes.band}>
        <ClosenessBand band={bandOfPoints(score)} />
      </p>
      <p className={classes.excerpt} dir="auto">
        {t('medication.matches.quoted', { text })}
      </p>
      <p className={`row middle text-xs g3 r1 ${classes.besides}`}>
        <SeverityBadge severity={severity} /> <NearestOwnReport report={ownReport} />
      </p>
      <MatchReasons of={other} ownSeverity={ownReport.severity} />
      <div className={`row middle mt4 ${classes.acts}`}>
        {author.username !== null && (
          <LinkButton
            leftSection={<IconMessageCircle aria-hidden size={20} />}
            search={{ with: author.id, from: `medication:${pairId}` }}
            to="/chat"
            variant="light"
          >
            {t('medication.matches.write', { name: who })}
          </LinkButton>
        )}
        <Button
          aria-label={t('medication.matches.dismissOf', { name: who, medicine })}
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
