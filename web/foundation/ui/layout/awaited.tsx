import { FailureBox } from '../failure-box.tsx'
import { CardSkeletons } from './card-skeleton.tsx'

type AwaitedProps = {
  of: { data: unknown; error: unknown; refetch: () => unknown }
  cards?: number
  failed?: string
}

/** Shows nothing once there is an answer, even when refetching it fails. */
export function Awaited({ of: { data, error, refetch }, cards, failed }: AwaitedProps) {
  if (data !== undefined) return null
  return error ? (
    <FailureBox error={error} onRetry={() => void refetch()} title={failed} />
  ) : (
    <CardSkeletons count={cards} />
  )
}
