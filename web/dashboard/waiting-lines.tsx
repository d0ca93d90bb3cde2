import { useTranslation } from 'react-i18next'
import classes from './waiting-lines.module.css'

type WaitingLinesProps = {
  count: number
  isQuiet?: boolean
}

export function WaitingLines({ count, isQuiet = false }: WaitingLinesProps) {
  const { t } = useTranslation()
  const lines = Array.from({ length: count }, (_, nth) => nth).map((nth) => <i key={nth} style={{ '--nth': nth }} />)
  return isQuiet ? (
    <span aria-hidden="true" className={`waiting ${classes.lines}`}>
      {lines}
    </span>
  ) : (
    <span aria-busy="true" aria-label={t('ui.loading')} className={`waiting ${classes.lines}`} role="status">
      {lines}
    </span>
  )
}
