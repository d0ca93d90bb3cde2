import { useTranslation } from 'react-i18next'
import type { ContentAct, Sanction } from '#contract/moderation/schema.ts'
import classes from './queue.module.css'

type PreviewProps = {
  act: ContentAct
  sanction: Sanction
  /** Null without an end, or without a sanction that lasts. */
  days: number | null
  statement: string
  hasAuthor: boolean
}

/** The reporter is not told about measures on an account. */
export function Preview({ act, sanction, days, statement, hasAuthor }: PreviewProps) {
  const { t } = useTranslation()
  const lasts = sanction === 'silence' || sanction === 'suspension'
  const measure = t(`moderation.sanctions.${sanction}`)
  const words = (
    <p className="written" dir="auto">
      {statement.trim() || t('queue.preview.noWords')}
    </p>
  )
  return (
    <details className={`edged ${classes.preview}`}>
      <summary className="fold-line semibold">{t('queue.preview.title')}</summary>
      <div className={`stack ${classes.versions}`}>
        {hasAuthor && (
          <div className={`stack fit g2 well p4 ${classes.version}`}>
            <h3>{t('queue.preview.author')}</h3>
            <p>{t(`queue.preview.act.author.${act}`)}</p>
            {sanction !== 'none' && (
              <p>
                {lasts
                  ? `${measure} (${days === null ? t('queue.noEnd') : t('queue.days', { count: days })})`
                  : measure}
              </p>
            )}
            {words}
            {(act === 'hide' || sanction !== 'none') && <p className="quiet breaks">{t('queue.preview.appeal')}</p>}
          </div>
        )}
        <div className={`stack fit g2 well p4 ${classes.version}`}>
          <h3>{t('queue.preview.reporter')}</h3>
          <p>{t(`queue.preview.act.reporter.${act}`)}</p>
          {words}
          {act === 'keep' && <p className="quiet breaks">{t('queue.preview.appeal')}</p>}
        </div>
      </div>
    </details>
  )
}
