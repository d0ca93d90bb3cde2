import { IconArrowLeft, IconExternalLink } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { DecisionView } from '#contract/moderation/schema.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { useDates, useTexts } from '#web/foundation/i18n.ts'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { Page, PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { useDecision } from '../api.ts'
import { fr as moderation } from '../texts.fr.ts'
import { AppealForm } from './appeal-form.tsx'
import { AppealStory } from './appeal-story.tsx'
import classes from './decisions.module.css'
import { fr as decisions } from './texts.fr.ts'

const texts = { moderation, decisions }

/** A decision that does not concern the reader looks like a missing one. */
export function DecisionScreen({ id, memberId }: { id: string; memberId: string }) {
  useTexts(texts)
  const { t } = useTranslation()
  const query = useDecision(id)
  const { data, error } = query
  return (
    <Page width="text">
      <p className={classes.back}>
        <LinkButton leftSection={<IconArrowLeft aria-hidden size={20} />} to="/decisions" variant="quiet">
          {t('decisions.title')}
        </LinkButton>
      </p>
      {isRefusal(error, 'NOT_FOUND') || isRefusal(error, 'INVALID_INPUT') ? (
        <Missing />
      ) : data ? (
        <Statement decision={data} key={data.id} memberId={memberId} />
      ) : (
        <Awaited cards={1} of={query} />
      )}
    </Page>
  )
}

function Missing() {
  const { t } = useTranslation()
  return (
    <EmptyState
      action={
        <LinkButton size="lg" to="/decisions">
          {t('decisions.title')}
        </LinkButton>
      }
      order={1}
      title={t('decisions.missing')}
    >
      {t('decisions.missingText')}
    </EmptyState>
  )
}

function Statement({ decision, memberId }: { decision: DecisionView; memberId: string }) {
  const { t } = useTranslation()
  const dates = useDates()
  const story = useRef<HTMLElement>(null)
  const { as, kind, excerpt, path, act, inForce, sanction, until, reason, ground, statement, decidedAt } = decision
  const { isOwnInitiative, isLifted, appeals } = decision
  const isAuthor = as === 'author'
  const found = isOwnInitiative ? 'onInitiative' : decision.isAutomatic ? 'automatic' : 'byPeople'
  const isAppealing = useRef(false)
  const appealId = appeals.findLast(({ isMine }) => isMine)?.id
  // The appeal replaces the form, and takes the focus that was in it.
  useEffect(() => {
    if (appealId !== undefined && isAppealing.current) story.current?.focus()
  }, [appealId])
  return (
    <>
      <PageTitle intro={t('decisions.decidedAt', { when: dates.moment(decidedAt) })}>
        {t(
          isOwnInitiative
            ? `decisions.headline.measure.${isLifted ? 'lifted' : 'taken'}`
            : `decisions.headline.${as}.${inForce}`,
        )}
      </PageTitle>
      <div className="stack fit g6">
        <Part title={t('decisions.what')}>
          <p>{isOwnInitiative ? t('decisions.account') : t(`moderation.kinds.${kind ?? 'described'}`)}</p>
          {excerpt && !isOwnInitiative && (
            <blockquote className={`written well p34 ${classes.quoted}`} dir="auto">
              {excerpt}
            </blockquote>
          )}
          {path && !isOwnInitiative && (
            <p>
              <a className={`target prune ${classes.link}`} href={path}>
                <IconExternalLink aria-hidden size={18} />
                {t('decisions.see')}
              </a>
            </p>
          )}
        </Part>
        <Part title={t('decisions.done')}>
          <ul>
            {!isOwnInitiative && <li>{t(`decisions.means.${act}`)}</li>}
            {isAuthor && sanction !== 'none' && (
              <li>
                {t(`decisions.sanction.${sanction}`)} {isLifted && t('decisions.isLifted')}
                {!isLifted &&
                  sanction !== 'warning' &&
                  (until ? t('decisions.untilDay', { day: dates.moment(until) }) : t('decisions.noEnd'))}
              </li>
            )}
          </ul>
          {appeals.some(({ turned }) => turned) && <p>{t('decisions.turnedSince')}</p>}
        </Part>
        <Part title={t('decisions.why')}>
          <p>
            {t('decisions.rule', {
              ground: t(`moderation.grounds.${ground}`),
              reason: t(`moderation.reasons.${reason}.name`),
            })}
          </p>
          <p className="written" dir="auto">
            {statement}
          </p>
          <p className="quiet">{t(`decisions.${found}`)}</p>
        </Part>
        {appeals.length > 0 && (
          <section aria-label={t('decisions.appeal.title')} className="stack fit g6" ref={story} tabIndex={-1}>
            {appeals.map((appeal) => (
              <AppealStory appeal={appeal} key={appeal.id} />
            ))}
          </section>
        )}
        {/* The form is also shown beside the result of the other side’s appeal. */}
        {decision.canAppeal && (
          <Part title={t('decisions.appeal.ask')}>
            <p>
              {t('decisions.appeal.intro')}{' '}
              {decision.appealUntil && t('decisions.appeal.until', { day: dates.day(decision.appealUntil) })}
            </p>
            <AppealForm
              before={appeals.filter(({ by }) => by === as).length}
              decisionId={decision.id}
              memberId={memberId}
              onSend={() => {
                isAppealing.current = true
              }}
            />
          </Part>
        )}
        {!decision.canAppeal && decision.appealUntil && <Note>{t('decisions.appeal.over')}</Note>}
        <Part title={t('decisions.elsewhere')}>
          <p>{t('decisions.elsewhereText')}</p>
          <p>
            <Link className={`target prune ${classes.link}`} to="/legal/terms">
              {t('decisions.toTerms')}
            </Link>
          </p>
        </Part>
      </div>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`stack fit g3 ruled ${classes.part}`}>
      <h2 className="title-sm">{title}</h2>
      {children}
    </section>
  )
}
