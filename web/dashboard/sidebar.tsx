import { Link } from '@tanstack/react-router'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import { Brand } from '#web/foundation/ui/brand.tsx'
import classes from './sidebar.module.css'
import { SidebarFoot } from './sidebar-foot.tsx'
import { SidebarPlaces } from './sidebar-places.tsx'

type SidebarProps = { id: string; me: Me; onSignOut: () => void; ref: Ref<HTMLElement> }

export function Sidebar({ id, me, onSignOut, ref }: SidebarProps) {
  const { t } = useTranslation()
  return (
    <aside aria-label={t('dashboard.sidebar.label')} className={classes.column} id={id} ref={ref}>
      <div className={`line g4 ${classes.inner}`}>
        <Link aria-label={t('shell.homeLink')} className={`target no-line ${classes.brand}`} to="/">
          <Brand />
        </Link>
        <SidebarPlaces />
        <SidebarFoot me={me} onSignOut={onSignOut} />
      </div>
    </aside>
  )
}
