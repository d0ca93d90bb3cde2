import { useTranslation } from 'react-i18next'
import classes from './settings-contents.module.css'

/** The sections of the page, in their order, by their names in addresses. */
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

/** Links to the sections of a long page. They are plain links, so that the keyboard continues from the section they lead to. */
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
