import { Suspense } from 'react'
import { useDrawnLater } from '#web/foundation/first-screen.ts'
import { CardSkeletons } from '#web/foundation/ui/layout/card-skeleton.tsx'
import { DrawnWhenNear } from '#web/foundation/ui/layout/drawn-when-near.tsx'
import { lazyPart } from '#web/foundation/ui/layout/lazy-part.tsx'
import { SignInGate } from '#web/posts/gate/sign-in-gate.tsx'
import { Concept } from './concept.tsx'
import { ConferenceSection } from './conference-section.tsx'
import { Features } from './features.tsx'
import { FeedSection } from './feed-section.tsx'
import { FormSection } from './form-section.tsx'
import { Hero } from './hero.tsx'
import { FORM_SECTION } from './sections.ts'
import { Stats } from './stats.tsx'

// Below the first screen, and heavier than the rest of it (calendar, countries, validation), so it is loaded separately.
const SymptomForm = lazyPart(async () => (await import('#web/posts/compose/symptom-form.tsx')).SymptomForm)

export function Landing() {
  const isDrawn = useDrawnUnlessCalled()
  if (!isDrawn) return null
  return (
    <>
      <Hero />
      <Below />
    </>
  )
}

function Below() {
  const isDrawn = useDrawnUnlessCalled()
  if (!isDrawn) return null
  return (
    <>
      <Features />
      <FormSection>
        <DrawnWhenNear fallback={<CardSkeletons count={2} />}>
          <Suspense fallback={<CardSkeletons count={2} />}>
            <SymptomForm formPath={`/#${FORM_SECTION}`} memberId={null} />
          </Suspense>
        </DrawnWhenNear>
      </FormSection>
      <FeedSection isSignedIn={false}>
        <SignInGate next="/feed" order={2} />
      </FeedSection>
      <Concept />
      <ConferenceSection />
      <Stats />
    </>
  )
}

/** Returns whether the part is rendered: at once for a reader who follows a link to a section, so that the section is there. */
const useDrawnUnlessCalled = () => useDrawnLater() || window.location.hash !== ''
