import { Link, useLocation } from '@tanstack/react-router'
import { Fragment, Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import { useToRead } from '#web/app/shell/messages-button.tsx'
import { triedBefore } from '#web/app/tried-later.tsx'
import { useDrawnLater } from '#web/foundation/first-screen.ts'
import { useDates } from '#web/foundation/i18n.ts'
import { pageConfig } from '#web/foundation/prefetched.ts'
import { EmptyState } from '#web/foundation/ui/empty-state.tsx'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import { CardSkeletons } from '#web/foundation/ui/layout/card-skeleton.tsx'
import { DrawnWhenNear } from '#web/foundation/ui/layout/drawn-when-near.tsx'
import { lazyExtra, lazyPart } from '#web/foundation/ui/layout/lazy-part.tsx'
import { Page } from '#web/foundation/ui/layout/page.tsx'
import { useGreeting } from '#web/foundation/ui/people/greeting.ts'
import { TodaySection } from '#web/journal/overview/today-section.tsx'
import { NewestNotices } from '#web/notifications/newest-notices.tsx'
import { LatestPosts } from '#web/posts/feed/latest-posts.tsx'
import { ConferenceSection } from './conference-section.tsx'
import classes from './day.module.css'
import { FeedSection } from './feed-section.tsx'
import { FormSection } from './form-section.tsx'
import { SectionButton } from './hero.tsx'
import { FORM_SECTION } from './sections.ts'

const NEWEST = 3
const NOTICES = 3

// Far down the page, and heavier than the rest of it (calendar, countries, validation), so it is loaded separately.
const SymptomForm = lazyPart(async () => (await import('#web/posts/compose/symptom-form.tsx')).SymptomForm)

const FoundingLine = lazyExtra(async () => (await import('#web/app/founding/founding-line.tsx')).FoundingLine)

export function Day({ me }: { me: Me }) {
  const { t } = useTranslation()
  const dates = useDates()
  const greeting = useGreeting(me.username)
  const isTelling = useLocation({ select: ({ hash }) => hash === FORM_SECTION })
  const isDrawn = useDrawnLater() || isTelling
  const share = (button: { size: 'md' | 'lg'; variant: 'filled' | 'subtle' }) => (
    <SectionButton section={FORM_SECTION} {...button}>
      {t('home.hero.share')}
    </SectionButton>
  )
  const day = (
    <Page key="day" width="wide">
      <div className={`stack g6 top ${classes.columns}`}>
        <TodaySection
          foot={share({ size: 'md', variant: 'subtle' })}
          me={me}
          otherwise={
            <EmptyState action={share({ size: 'lg', variant: 'filled' })} title={t('home.day.nothing')}>
              {t('home.day.nothingText')}
            </EmptyState>
          }
        />
        <News />
      </div>
    </Page>
  )
  const community = isDrawn && (
    <Fragment key="community">
      <FeedSection isSignedIn>
        <LatestPosts
          count={NEWEST}
          formSection={FORM_SECTION}
          founding={
            pageConfig.isFounding && (
              <Suspense>
                <FoundingLine />
              </Suspense>
            )
          }
        />
      </FeedSection>
      <ConferenceSection />
    </Fragment>
  )
  const form = isDrawn && (
    <FormSection key="form">
      <DrawnWhenNear fallback={<CardSkeletons count={2} />}>
        <Suspense fallback={<CardSkeletons count={2} />}>
          <SymptomForm formPath={`/#${FORM_SECTION}`} memberId={me.id} tried={triedBefore} />
        </Suspense>
      </DrawnWhenNear>
    </FormSection>
  )
  return (
    <>
      <header className={classes.head}>
        <h1 dir="auto">{greeting}</h1>
        <p className="muted mt1">{dates.day(new Date())}</p>
      </header>
      {/* The parts have keys, so that typed text survives when the form moves. */}
      {isTelling ? [form, day, community] : [day, community, form]}
    </>
  )
}

function News() {
  const { t } = useTranslation()
  const id = useId()
  const toRead = useToRead()
  return (
    <Card as="section" className={`stack fit g2 inset-row ${classes.news}`} labelledBy={id}>
      <div className={`row middle apart g4 r0 ${classes.newsHead}`}>
        <h2 id={id}>{t('home.day.news')}</h2>
        <Link to="/notifications">{t('home.day.allNews')}</Link>
      </div>
      {toRead > 0 && (
        <p>
          <Link className="target" to="/chat">
            {t('home.day.toRead', { count: toRead })}
          </Link>
        </p>
      )}
      <NewestNotices
        count={NOTICES}
        nothing={
          <>
            {t('home.day.noNews')} <Link to="/matches">{t('home.day.closeCases')}</Link>
          </>
        }
      />
    </Card>
  )
}
