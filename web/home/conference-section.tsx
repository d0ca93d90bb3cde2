import { Suspense } from 'react'
import { DrawnWhenNear } from '#web/foundation/ui/layout/drawn-when-near.tsx'
import { lazyPart } from '#web/foundation/ui/layout/lazy-part.tsx'
import classes from './conference-section.module.css'

// Far below the first screen, and it sends a request: it is loaded only when it comes near.
const ConferencePromo = lazyPart(async () => (await import('./conference-promo.tsx')).ConferencePromo)

export function ConferenceSection() {
  const space = <div className={classes.space} />
  return (
    <div className="page-section">
      <DrawnWhenNear fallback={space}>
        <Suspense fallback={space}>
          <ConferencePromo />
        </Suspense>
      </DrawnWhenNear>
    </div>
  )
}
