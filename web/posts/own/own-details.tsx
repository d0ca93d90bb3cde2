import { IconEyeOff } from '@tabler/icons-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import type { Post } from '#contract/posts/schema.ts'
import { useDates } from '#web/foundation/i18n.ts'
import classes from './own-details.module.css'

export function OwnDetails({ own: { postalCode, travels } }: { own: NonNullable<Post['own']> }) {
  const { t } = useTranslation()
  const dates = useDates()
  if (!postalCode && travels.length === 0) return null
  return (
    <section className={`stack g2 well mt6 ${classes.own}`}>
      <h2 className="line middle title-sm">
        <IconEyeOff aria-hidden size={20} />
        {t('posts.detail.own')}
      </h2>
      <p className="quiet">{t('posts.detail.ownText')}</p>
      <dl className="stack g3">
        {postalCode && (
          <div>
            <dt className="semibold text-sm">{t('posts.detail.postalCode')}</dt>{' '}
            <dd className="breaks">{postalCode}</dd>
          </div>
        )}
        {travels.length > 0 && (
          <div>
            <dt className="semibold text-sm">{t('posts.detail.travels')}</dt>{' '}
            {travels.map(({ destination, startDate, endDate }) => (
              <Fragment key={`${destination} ${startDate} ${endDate}`}>
                <dd className="breaks" dir="auto">
                  {t('posts.detail.travel', {
                    destination,
                    start: dates.plainDate(startDate),
                    end: dates.plainDate(endDate),
                  })}
                </dd>{' '}
              </Fragment>
            ))}
          </div>
        )}
      </dl>
    </section>
  )
}
