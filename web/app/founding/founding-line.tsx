import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useTexts } from '#web/foundation/i18n.ts'
import classes from './founding.module.css'
import { fr as founding } from './texts.fr.ts'

const texts = { founding }

export function FoundingLine() {
  useTexts(texts)
  const { t } = useTranslation()
  return (
    <p className={classes.line}>
      <strong>{t('founding.line')}</strong> <Link to="/commencement">{t('founding.lineLink')}</Link>
    </p>
  )
}
