import { Suspense } from 'react'
import { lazyExtra } from '#web/foundation/ui/layout/lazy-part.tsx'
import { useMe } from '../api.ts'

const FewRequestsNote = lazyExtra(async () => (await import('./few-requests-note.tsx')).FewRequestsNote)

export function FewRequestsLater({ atOnce, perDay }: { atOnce: number; perDay: number }) {
  const { me } = useMe()
  return (
    me?.newUntil && (
      <Suspense>
        <FewRequestsNote atOnce={atOnce} perDay={perDay} until={me.newUntil} />
      </Suspense>
    )
  )
}
