import { Suspense } from 'react'
import { lazyExtra } from '../ui/layout/lazy-part.tsx'

// Few members have it: only where one does is it fetched.
const ProfessionalBadge = lazyExtra(async () => (await import('./professional-badge.tsx')).ProfessionalBadge)

type ProfessionalMarkProps = {
  of: { isProfessional: boolean } | null | undefined
  /** A sign alone, where a line has room for a name and no more. */
  isShort?: boolean
}

/** Beside a name, that its bearer's profession of health was verified; nothing beside all others. */
export function ProfessionalMark({ of, isShort = false }: ProfessionalMarkProps) {
  return (
    of?.isProfessional && (
      <>
        {' '}
        <Suspense>
          <ProfessionalBadge isShort={isShort} />
        </Suspense>
      </>
    )
  )
}
