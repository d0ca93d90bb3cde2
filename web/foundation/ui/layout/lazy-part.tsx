import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { FailureBox } from '../failure-box.tsx'

/**
 * A part of a page whose code comes when it is wanted. Where that cannot be had, without a network say, the part alone says so: what is above it can
 * still be read and pressed.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({
    default: await load().catch((error: unknown) => {
      const Missing: ComponentType<Props> = () => <FailureBox error={error} onRetry={() => window.location.reload()} />
      return Missing
    }),
  }))
