import { IconCircleCheck, IconEyeOff, IconUser } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnDecision } from '#contract/moderation/schema.ts'
import { useDates, useTexts } from '#web/foundation/i18n.ts'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import { Page, PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { Badge } from '#web/foundation/ui/people/badge.tsx'
import { useOwnCases } from '../api.ts'
import { OwnReportCard } from '../own-report-card.tsx'
import { fr as moderation } from '../texts.fr.ts'
import classes from './decisions.module.css'
import { fr as decisions } from './texts.fr.ts'

const texts = { moderation, decisions }

/** A suspended member may read this screen too. */
export function DecisionsScreen() {
  useTexts(texts)
  const { t } = useTranslation()
  const query = useOwnCases()
  const { data } = query
  const [decidedId, reportedId] = [useId(), useId()]
  const isEmpty = data && data.reports.length === 0 && data.decisions.length === 0
  return (
    <Page>
      <PageTitle intro={t('decisions.intro')}>{t('decisions.title')}</PageTitle>
      <Awaited cards={2} of={query} />
      {isEmpty && (
        <EmptyState
          action={
            <LinkButton size="lg" to="/feed">
              {t('decisions.toFeed')}
            </LinkButton>
          }
          title={t('decisions.none')}
        >
          {t('decisions.noneText')}
        </EmptyState>
      )}
      {data && !isEmpty && (
        <div className="stack fit g8">
          <section aria-labelledby={decidedId} className={classes.list}>
            <h2 id={decidedId}>{t('decisions.decided')}</h2>
            {data.decisions.length === 0 ? (
              <p className="muted">{t('decisions.nothingDecided')}</p>
            ) : (
              <ul>
                {data.decisions.map((decision) => (
                  <DecisionCard decision={decision} key={decision.id} />
                ))}
              </ul>
            )}
          </section>
          <section aria-labelledby={reportedId} className={classes.list}>
            <h2 id={reportedId}>{t('decisions.reported')}</h2>
            {data.reports.length === 0 ? (
              <p className="muted">{t('decisions.nothingReported')}</p>
            ) : (
              <ul>
                {data.reports.map((report) => (
                  <OwnReportCard as="li" key={report.code} order={3} report={report} />
                ))}
              </ul>
            )}
          </section>
        </div>
      )}
    </Page>
  )
}

function DecisionCard({ decision }: { decision: OwnDecision }) {
  const { t } = useTranslation()
  const dates = useDates()
  const { id, kind, excerpt, inForce, sanction, until, isLifted, isOwnInitiative, decidedAt, canAppeal } = decision
  return (
    <Card as="li" className="stack g2 inset-row">
      <div className="row">
        {!isOwnInitiative && (
          <Badge
            icon={inForce === 'hide' ? IconEyeOff : IconCircleCheck}
            tone={inForce === 'hide' ? 'brique' : 'ardoise'}
          >
            {t(`moderation.acts.${inForce}`)}
          </Badge>
        )}
        {sanction !== 'none' && (
          <Badge icon={IconUser} tone={isLifted ? 'ardoise' : 'ambre'}>
            {t(isLifted ? 'decisions.lifted' : `moderation.sanctions.${sanction}`)}
          </Badge>
        )}
      </div>
      <h3 className="title-sm">
        {isOwnInitiative ? t('decisions.account') : t(`moderation.kinds.${kind ?? 'described'}`)}
      </h3>
      {excerpt && !isOwnInitiative && (
        <p className={`clamp breaks ${classes.excerpt}`} dir="auto">
          {excerpt}
        </p>
      )}
      <p className="quiet">
        {dates.moment(decidedAt)}
        {until && !isLifted && ` · ${t('decisions.until', { day: dates.moment(until) })}`}
      </p>
      <p>
        <Link className="target prune strong" params={{ id }} to="/decisions/$id">
          {t(canAppeal ? 'decisions.readOrAppeal' : 'decisions.read')}
        </Link>
      </p>
    </Card>
  )
}
