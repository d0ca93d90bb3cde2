import { type ReactNode, useId, useRef } from 'react'
import type { Me } from '#contract/accounts/schema.ts'
import { Footer } from '#web/app/shell/footer/footer.tsx'
import { SkipLink } from '#web/app/shell/skip-link.tsx'
import { lazyDialog } from '#web/foundation/ui/layout/lazy-part.tsx'
import classes from './dashboard-shell.module.css'
import { Sidebar } from './sidebar.tsx'
import { TopBar } from './top-bar.tsx'
import { useSidebar } from './use-sidebar.ts'

const SidebarDrawer = lazyDialog(async () => (await import('./sidebar-drawer.tsx')).SidebarDrawer)

type DashboardShellProps = {
  me: Me
  bell: ReactNode
  banner: ReactNode
  onSignOut: () => void
  children: ReactNode
}

export function DashboardShell({ me, bell, banner, onSignOut, children }: DashboardShellProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const column = useRef<HTMLElement>(null)
  const { isDrawer, isOpen, toggle, drawer, followDrawer } = useSidebar(button, column)
  return (
    <>
      <SkipLink />
      <div className={classes.frame} data-column={isDrawer ? undefined : isOpen ? 'open' : 'closed'}>
        {isDrawer ? (
          drawer.mount(
            <SidebarDrawer
              id={id}
              isOpen={isOpen}
              me={me}
              onClose={drawer.cancel}
              onGone={followDrawer}
              onSignOut={onSignOut}
            />,
          )
        ) : (
          <Sidebar id={id} me={me} onSignOut={onSignOut} ref={column} />
        )}
        <div className="shrinks">
          <TopBar
            bell={bell}
            button={button}
            email={me.email}
            isDrawer={isDrawer}
            isSidebarOpen={isOpen}
            onToggle={toggle}
            sidebarId={id}
          />
          {banner}
          <main className={classes.main} id="content" tabIndex={-1}>
            {children}
          </main>
          <Footer isMember />
        </div>
      </div>
    </>
  )
}
