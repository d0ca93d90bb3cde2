import { IconArrowLeft, IconExternalLink } from '@tabler/icons-react'
import { Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Conference } from '#contract/conferences/schema.ts'
import { parsedUrl } from '#contract/foundation/parsed-url.ts'
import { useMe } from '#web/accounts/api.ts'
import { useReadOnlyWords } from '#web/accounts/read-only.ts'
import { deviceZone } from '#web/foundation/device-zone.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import { CardSkeletons } from '#web/foundation/ui/layout/card-skeleton.tsx'
import { lazyPart } from '#web/foundation/ui/layout/lazy-part.tsx'
import { PageTitle } from '#web/foundation/ui/layout/page.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { TagList } from '#web/foundation/ui/tag-list.tsx'
import { AddToCalendar } from './add-to-calendar.tsx'
import { AnsweredQuestions } from './answered-questions.tsx'
import { useConference } from './api.ts'
import { ConferenceFacts } from './conference-facts.tsx'
import classes from './conference-screen.module.css'
import type { ConferenceView } from './conference-view.ts'
import { ExpertLine } from './expert-line.tsx'
import { useKeptInTime } from './hours.ts'
import { isOpen } from './places.ts'
import { Registering } from './registering.tsx'
import { StatusBadges } from './status-badge.tsx'
import { fr as conferences } from './texts.fr.ts'

const StaffActs = lazyPart(async () => (await import('./managing/staff-acts.tsx')).StaffActs)
const EditConference = lazyPart(async () => (await import('./managing/edit-conference.tsx')).EditConference)
const ReplaySection = lazyPart(async () => (await import('./replay/replay-section.tsx')).ReplaySection)

const texts = { conferences }
const NONE: Conference[] = []

export function ConferenceScreen({ id, view }: { id: string; view: ConferenceView }) {
  useTexts(texts)
  const { t } = useTranslation()
  const query = useConference(id)
  const { data: conference, error } = query
  const isMissing = isRefusal(error, 'NOT_FOUND') || isRefusal(error, 'INVALID_INPUT')
  useKeptInTime(conference && !isMissing ? [conference] : NONE)
  if (view.modifier && conference?.can.manage)
    return (
      <Suspense fallback={<CardSkeletons count={2} />}>
        <EditConference id={id} />
      </Suspense>
    )
  if (isMissing) return <NoSuchConference />
  // The title stays in place whatever appears below it, because it takes the focus when the page opens.
  return (
    <>
      <LinkButton
        className={classes.back}
        leftSection={<IconArrowLeft aria-hidden size={20} />}
        search={{}}
        to="/expert-conferences"
        variant="ghost"
      >
        {t('conferences.all')}
      </LinkButton>
      <PageTitle intro={conference && <Heading conference={conference} />}>
        {conference?.title ?? t('conferences.one')}
      </PageTitle>
      {content()}
    </>
  )

  function content() {
    if (conference) return <ConferenceDetails conference={conference} />
    return <Awaited cards={2} failed={t('conferences.detail.failed')} of={query} />
  }
}

function NoSuchConference() {
  const { t } = useTranslation()
  return (
    <EmptyState
      action={
        <LinkButton
          leftSection={<IconArrowLeft aria-hidden size={20} />}
          search={{}}
          size="lg"
          to="/expert-conferences"
        >
          {t('conferences.missing.back')}
        </LinkButton>
      }
      order={1}
      title={t('conferences.missing.title')}
    >
      {t('conferences.missing.text')}
    </EmptyState>
  )
}

const Heading = ({ conference }: { conference: Conference }) => (
  <span className="stack g3 ink">
    <StatusBadges conference={conference} />
    <ExpertLine expert={conference.expert} />
  </span>
)

function ConferenceDetails({ conference }: { conference: Conference }) {
  const { t } = useTranslation()
  const ids = { about: useId(), expert: useId() }
  const { description, expert, language, tags, status, cancelReason, isRegistered, can } = conference
  return (
    <div className={`stack g8 top apart ${classes.layout}`}>
      <div className={`stack fit g5 ${classes.side}`}>
        <Card className="stack fit p5">
          <ConferenceFacts conference={conference} isColumn />
          <p className={`quiet ${classes.zone}`}>{t('conferences.detail.zone', { zone: deviceZone() })}</p>
          {status === 'cancelled' ? (
            <Note tone="brique" title={t('conferences.detail.cancelled')}>
              {cancelReason
                ? t('conferences.cancelledFor', { reason: cancelReason })
                : t('conferences.detail.cancelledText')}
            </Note>
          ) : (
            <>
              <Registering conference={conference} size="lg" />
              <ReadOnly conference={conference} />
              <ExternalRoom conference={conference} />
              {isOpen(conference) && <AddToCalendar conference={conference} />}
            </>
          )}
        </Card>
        {(can.moderate || can.manage) && isOpen(conference) && (
          <Suspense fallback={<CardSkeletons count={1} />}>
            <StaffActs conference={conference} />
          </Suspense>
        )}
      </div>
      <div className={`stack fit g8 ${classes.main}`}>
        {conference.replay && (
          <Suspense fallback={<CardSkeletons count={1} />}>
            <ReplaySection conference={conference} />
          </Suspense>
        )}
        <section aria-labelledby={ids.about}>
          <h2 id={ids.about}>{t('conferences.detail.about')}</h2>
          <p className="written measure" dir="auto" lang={language}>
            {description}
          </p>
          <TagList lang={language} tags={tags} />
        </section>
        <section aria-labelledby={ids.expert}>
          <h2 id={ids.expert}>{t('conferences.detail.expert')}</h2>
          <ExpertLine expert={expert} isAlone />
          {expert.bio && (
            <p className="written measure" dir="auto" lang={language}>
              {expert.bio}
            </p>
          )}
          <p className="quiet">{t('conferences.detail.caution')}</p>
        </section>
        {status === 'ended' && (isRegistered || can.moderate) && <AnsweredQuestions conference={conference} />}
      </div>
    </div>
  )
}

function ReadOnly({ conference }: { conference: Conference }) {
  const readOnlyWords = useReadOnlyWords()
  const { me } = useMe()
  return me?.isReadOnly && isOpen(conference) && <Note tone="ambre">{readOnlyWords}</Note>
}

function ExternalRoom({ conference: { url } }: { conference: Conference }) {
  const { t } = useTranslation()
  if (!url) return null
  return (
    <p className="line middle breaks touch">
      <IconExternalLink aria-hidden className="prune" size={20} />
      <a href={url} rel="noopener noreferrer" target="_blank">
        {t('conferences.detail.elsewhere', { host: parsedUrl(url)?.hostname ?? url })}
      </a>
    </p>
  )
}
