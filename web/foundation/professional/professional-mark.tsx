import { Suspense } from 'react'
import { lazyExtra } from '../ui/layout/lazy-part.tsx'

// Loaded separately, because few members have the badge.
const ProfessionalBadge = lazyExtra(async () => (await import('./professional-badge.tsx')).ProfessionalBadge)

type ProfessionalMarkProps = {
  of: { isProfessional: boolean } | null | undefined
  isShort?: boolean
}

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
