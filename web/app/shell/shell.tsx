import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '#web/foundation/rpc.ts'
import { Footer } from './footer/footer.tsx'
import { Header } from './header.tsx'
import { RouteError } from './route-error.tsx'
import { RoutePending } from './route-pending.tsx'
import classes from './shell.module.css'
import { SkipLink } from './skip-link.tsx'
import { useArrivalFocus } from './use-arrival-focus.ts'

type ShellProps = {
  bell?: ReactNode
  banner?: ReactNode
  onSignOut: () => void
  hasOwnFrame?: boolean
  isSuspended?: boolean
  children: ReactNode
}

/** The page waits until it is known who is reading: otherwise it would be rendered for a visitor first. */
export function Shell({ bell, banner, onSignOut, hasOwnFrame = false, isSuspended = false, children }: ShellProps) {
  const { data, error, refetch } = useQuery(query.accounts.me.queryOptions())
  useArrivalFocus()
  if (data && hasOwnFrame) return children
  const page = data ? children : error ? <RouteError error={error} reset={() => void refetch()} /> : <RoutePending />
  return (
    <>
      <SkipLink />
      <Header bell={bell} me={isSuspended ? undefined : data?.member} onSignOut={onSignOut} />
      {banner}
      <main className={classes.main} id="content" tabIndex={-1}>
        {page}
      </main>
      <Footer isMember={data?.member !== null} />
    </>
  )
}
