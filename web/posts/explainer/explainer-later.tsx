import { Suspense } from 'react'
import { CardSkeletons } from '#web/foundation/ui/layout/card-skeleton.tsx'
import { lazyExtra } from '#web/foundation/ui/layout/lazy-part.tsx'
import type { ExplainerCardProps } from './explainer-card.tsx'

const ExplainerCard = lazyExtra(async () => (await import('./explainer-card.tsx')).ExplainerCard)

/** The card does not hold up the posts below it, which stay in place when it comes. */
export const ExplainerLater = (props: ExplainerCardProps) => (
  <Suspense fallback={<CardSkeletons count={1} />}>
    <ExplainerCard {...props} />
  </Suspense>
)
