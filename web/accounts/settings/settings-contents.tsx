import { useTranslation } from 'react-i18next'
import classes from './settings-contents.module.css'

/** The matters of the page, in its order, by the names that their sections have in addresses. */
const MATTERS = [
  ['profil', 'profile'],
  ['accords', 'consents'],
  ['notifications', 'notifications'],
  ['adresse', 'email'],
  ['mot-de-passe', 'password'],
  ['securite', 'security'],
  ['appareils', 'sessions'],
  ['professionnel', 'professional'],
  ['blocages', 'blocked'],
  ['decisions', 'decisions'],
  ['consultations', 'readings'],
  ['donnees', 'data'],
  ['suppression', 'erasure'],
] as const

/** Leads down a long page. Plain links: the keyboard goes on from where they lead. */
export function SettingsContents() {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('settings.contents.title')} className={classes.contents}>
      <ul>
        {MATTERS.map(([anchor, matter]) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{t(`settings.contents.${matter}`)}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
