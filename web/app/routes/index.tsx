import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import { useMe } from '#web/accounts/api.ts'
import { Concept } from '#web/app/home/concept.tsx'
import { ConferenceSection } from '#web/app/home/conference-section.tsx'
import { Features } from '#web/app/home/features.tsx'
import { FeedSection } from '#web/app/home/feed-section.tsx'
import { FormSection } from '#web/app/home/form-section.tsx'
import { Hero } from '#web/app/home/hero.tsx'
import { FORM_SECTION } from '#web/app/home/sections.ts'
import { Stats } from '#web/app/home/stats.tsx'
import { fr as home } from '#web/app/home/texts.fr.ts'
import { useDrawnLater } from '#web/foundation/first-screen.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { CardSkeletons } from '#web/foundation/ui/card-skeleton.tsx'
import { DrawnWhenNear } from '#web/foundation/ui/drawn-when-near.tsx'
import { usePageName } from '#web/foundation/ui/page.tsx'
import { ContentWall } from '#web/posts/content-wall.tsx'
import { LatestPosts } from '#web/posts/latest-posts.tsx'

const NEWEST = 3

const texts = { home }

// Below the first screen, and heavier than all of it: calendar, countries, validation.
const SymptomForm = lazy(async () => ({ default: (await import('#web/posts/symptom-form.tsx')).SymptomForm }))

export const Route = createFileRoute('/')({ component: Home })

function Home() {
  useTexts(texts)
  const { t } = useTranslation()
  const { me } = useMe()
  usePageName(t('home.title'))
  const isDrawn = useDrawnUnlessCalled()
  if (!isDrawn) return null
  return (
    <>
      <Hero isSignedIn={me !== null} />
      <Below me={me} />
    </>
  )
}

/** What is below the first screen. */
function Below({ me }: { me: Me | null }) {
  const isDrawn = useDrawnUnlessCalled()
  if (!isDrawn) return null
  return (
    <>
      <Features />
      <FormSection>
        <DrawnWhenNear fallback={<CardSkeletons count={2} />}>
          <Suspense fallback={<CardSkeletons count={2} />}>
            <SymptomForm memberId={me?.id ?? null} />
          </Suspense>
        </DrawnWhenNear>
      </FormSection>
      <FeedSection isSignedIn={me !== null}>
        {me ? <LatestPosts count={NEWEST} formSection={FORM_SECTION} /> : <ContentWall next="/feed" order={2} />}
      </FeedSection>
      <Concept />
      <ConferenceSection />
      <Stats />
    </>
  )
}

/** Who follows a link to a section arrives at what is there. */
const useDrawnUnlessCalled = () => useDrawnLater() || window.location.hash !== ''
