import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useTexts } from '#web/foundation/i18n.ts'
import { SHEETS } from './sheet.ts'
import classes from './sheets.module.css'
import { fr as sheets } from './texts.fr.ts'

const texts = { sheets }

export function SheetLinks() {
  useTexts(texts)
  const { t } = useTranslation()
  return (
    <ul className={`stack g2 ${classes.list}`}>
      {SHEETS.map((name) => (
        <li key={name}>
          <Link params={{ fiche: name }} to="/fiches/$fiche">
            <strong>{t(`sheets.names.${name}`)}</strong> <span className="quiet">{t(`sheets.abouts.${name}`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
