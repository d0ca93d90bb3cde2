import { lazy, Suspense } from 'react'
import { useMe } from '../api.ts'

// Few accounts are about to be erased: only their pages fetch it.
const ErasureBanner = lazy(async () => ({ default: (await import('./erasure-banner.tsx')).ErasureBanner }))

/** Says above the page that the account is to be erased, where it is. */
export function ErasureNotice() {
  const { me } = useMe()
  if (!me?.erasureDueAt) return null
  return (
    <Suspense>
      <ErasureBanner dueAt={me.erasureDueAt} />
    </Suspense>
  )
}
