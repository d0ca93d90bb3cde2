import { IconHome, IconLayoutList, IconNotebook, IconPlus, IconUsers } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { FORM_SECTION } from '#web/home/sections.ts'
import classes from './bottom-bar.module.css'
import { focusHeadingOf } from './use-arrival-focus.ts'

const EXACTLY = { exact: true, includeSearch: false } as const

/** The style sheet shows the bar on phones only, and hides it while one writes. */
export function BottomBar() {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('shell.bar.label')} className={classes.bar}>
      <Link to="/feed">
        <IconLayoutList aria-hidden size={24} />
        {t('shell.bar.feed')}
      </Link>
      <Link to="/matches">
        <IconUsers aria-hidden size={24} />
        {t('shell.bar.cases')}
      </Link>
      <Link
        aria-label={t('shell.bar.share')}
        className={classes.share}
        hash={FORM_SECTION}
        // The router does nothing where the address is already this one.
        onClick={() => {
          const place = document.getElementById(FORM_SECTION)
          place?.scrollIntoView()
          focusHeadingOf(() => place)
        }}
        to="/"
      >
        <IconPlus aria-hidden size={28} />
      </Link>
      <Link to="/dashboard/journal">
        <IconNotebook aria-hidden size={24} />
        {t('shell.bar.journal')}
      </Link>
      <Link activeOptions={EXACTLY} to="/dashboard">
        <IconHome aria-hidden size={24} />
        {t('shell.space')}
      </Link>
    </nav>
  )
}
