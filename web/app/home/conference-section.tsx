import { lazy, Suspense } from 'react'
import { DrawnWhenNear } from '#web/foundation/ui/drawn-when-near.tsx'
import classes from './conference-section.module.css'

// Far below the first screen, and it asks the server.
const ConferencePromo = lazy(async () => ({ default: (await import('./conference-promo.tsx')).ConferencePromo }))

/** Where the home page tells of the conferences. */
export function ConferenceSection() {
  const space = <div className={classes.space} />
  return (
    <div className={classes.section}>
      <DrawnWhenNear fallback={space}>
        <Suspense fallback={space}>
          <ConferencePromo />
        </Suspense>
      </DrawnWhenNear>
    </div>
  )
}
