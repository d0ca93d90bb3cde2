import { FailureBox } from '../failure-box.tsx'
import { CardSkeletons } from './card-skeleton.tsx'

type AwaitedProps = {
  of: { data: unknown; error: unknown; refetch: () => unknown }
  /** How many cards it comes as. */
  cards?: number
  /** Says better than the error what failed. */
  failed?: string
}

/**
 * Stands in for an answer that is not there: cards in waiting, or what failed and the way to try again. Nothing once it is there, not even
 * where it cannot be read anew.
 */
export function Awaited({ of: { data, error, refetch }, cards, failed }: AwaitedProps) {
  if (data !== undefined) return null
  return error ? (
    <FailureBox error={error} onRetry={() => void refetch()} title={failed} />
  ) : (
    <CardSkeletons count={cards} />
  )
}
