import { useTranslation } from 'react-i18next'
import classes from './card-skeleton.module.css'

const LINES = ['who', 'title', 'full', 'long', 'half']

export function CardSkeletons({ count = 3 }: { count?: number }) {
  const { t } = useTranslation()
  return (
    <div aria-busy="true" aria-label={t('ui.loading')} className="stack g5 waiting" role="status">
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <div className={`framed p5 ${classes.card}`} key={index}>
          <i data-line="avatar" />
          {LINES.map((line) => (
            <i data-line={line} key={line} />
          ))}
        </div>
      ))}
    </div>
  )
}
