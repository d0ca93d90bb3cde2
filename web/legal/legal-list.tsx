import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LEGAL_PAGES } from './document.ts'
import classes from './legal-page.module.css'

export function LegalList() {
  const { t } = useTranslation()
  return (
    <nav aria-labelledby="legal-documents" className={classes.others}>
      <h2 className="title-sm mb2" id="legal-documents">
        {t('legal.list')}
      </h2>
      <ul>
        {LEGAL_PAGES.map((page) => (
          <li key={page}>
            <Link to={`/legal/${page}`}>{t(`legal.documents.${page}`)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
