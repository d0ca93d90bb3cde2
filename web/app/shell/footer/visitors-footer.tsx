import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useTexts } from '#web/foundation/i18n.ts'
import { Brand } from '#web/foundation/ui/brand.tsx'
import { UrgencyLine } from '#web/foundation/ui/urgency-line.tsx'
import { fr as visitors } from './texts.visitors.fr.ts'
import classes from './visitors-footer.module.css'

const texts = { shell: { footer: { visitors } } }

const LEGAL_PLACES = [
  { to: '/legal/privacy', label: 'shell.footer.privacy' },
  { to: '/legal/terms', label: 'shell.footer.visitors.terms' },
  { to: '/legal/cookies', label: 'shell.footer.cookies' },
  { to: '/legal/mentions', label: 'shell.footer.visitors.mentions' },
] as const

const SERVICE_PLACES = [
  { to: '/legal/accessibility', label: 'shell.footer.accessibility' },
  { to: '/legal/contact', label: 'shell.footer.visitors.contact' },
] as const

export function VisitorsFooter() {
  useTexts(texts)
  const { t } = useTranslation()
  return (
    <div className={classes.inner}>
      <UrgencyLine inWell shape="fit" />
      <div className={`quiet mt8 ${classes.columns}`}>
        <div>
          <Link aria-label={t('shell.homeLink')} className="target no-line" to="/">
            <Brand size={26} />
          </Link>
          <p>{t('shell.footer.visitors.about')}</p>
        </div>
        <p className="ruled">{t('shell.footer.visitors.disclaimer')}</p>
        <nav aria-label={t('shell.footer.legal')} className={classes.legal}>
          {LEGAL_PLACES.map(({ to, label }) => (
            <Link key={to} to={to}>
              {t(label)}
            </Link>
          ))}
        </nav>
      </div>
      <div className={`row middle apart small mt6 g8 r1 ${classes.last}`}>
        <p>{t('shell.footer.visitors.ownership')}</p>
        <ul className="row g6 r0">
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
