import { IconUrgent } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '#web/foundation/ui/layout/lazy-part.tsx'
import { showFocused } from '#web/foundation/ui/show-focused.ts'
import { URGENCY_NUMBERS, UrgencyNumbers } from '#web/foundation/ui/urgency-line.tsx'
import { FOOT_PLACES } from '../places.ts'
import classes from './footer.module.css'

// Loaded separately, because members never see it.
const VisitorsFooter = lazyPart(async () => (await import('./visitors-footer.tsx')).VisitorsFooter)

export function Footer({ isMember }: { isMember: boolean }) {
  return (
    <footer className={`lined ${classes.footer}`} data-line={isMember || undefined}>
      {isMember ? (
        <MembersLine />
      ) : (
        <Suspense>
          <VisitorsFooter />
        </Suspense>
      )}
    </footer>
  )
}

/** The law requires the legal pages on every page. */
function MembersLine() {
  const { t } = useTranslation()
  return (
    <div className={`line g5 small middle no-wrap ${classes.line}`}>
      <details className={classes.urgency} data-urgency>
        <summary>
          <IconUrgent aria-hidden size={18} />
          <b>{t('ui.urgency.title')}</b> {URGENCY_NUMBERS.map(({ number }) => number).join(' · ')}
        </summary>
        <UrgencyNumbers />
      </details>
      <nav aria-label={t('shell.footer.legal')} className={`line g5 ${classes.places}`} onFocus={showFocused}>
        {FOOT_PLACES.map(({ to, label }) => (
          <Link key={to} to={to}>
            {t(label)}
          </Link>
        ))}
      </nav>
    </div>
  )
}
