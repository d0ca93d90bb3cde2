import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Brand } from '#web/foundation/ui/brand.tsx'
import { UrgencyLine } from '#web/foundation/ui/urgency-line.tsx'
import { LEGAL_PLACES, SERVICE_PLACES } from '../places.ts'
import classes from './visitors-footer.module.css'

/** The foot of a page for a visitor: whom to call, what this place is and is not, and the legal pages. */
export function VisitorsFooter() {
  const { t } = useTranslation()
  return (
    <div className={classes.inner}>
      <UrgencyLine inWell shape="fit" />
      <div className={classes.columns}>
        <div>
          <Link aria-label={t('shell.homeLink')} className={classes.brand} to="/">
            <Brand size={26} />
          </Link>
          <p>{t('shell.footer.about')}</p>
        </div>
        <p className={classes.disclaimer}>{t('shell.footer.disclaimer')}</p>
        <nav aria-label={t('shell.footer.legal')} className={classes.legal}>
          {LEGAL_PLACES.map(({ to, label }) => (
            <Link key={to} to={to}>
              {t(label)}
            </Link>
          ))}
        </nav>
      </div>
      <div className={classes.last}>
        <p>{t('shell.footer.ownership')}</p>
        <ul>
          {SERVICE_PLACES.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{t(label)}</Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
