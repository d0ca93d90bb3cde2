import { Button, VisuallyHidden } from '@mantine/core'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTexts } from '#web/foundation/i18n.ts'
import { FailureBox } from '#web/foundation/ui/failure-box.tsx'
import { RequestCard } from './request-card.tsx'
import classes from './requests.module.css'
import { useRequests } from './requests-api.ts'
import { fr as asking } from './texts.fr.ts'

const texts = { asking }

/** More would push the conversations off the screen. */
const SHOWN = 3

export function Requests() {
  useTexts(texts)
  const { t } = useTranslation()
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const [showsAll, setShowsAll] = useState(false)
  const { data, error, refetch } = useRequests()
  const requests = data?.requests ?? []
  const shown = showsAll || requests.length <= SHOWN ? requests : requests.slice(0, SHOWN - 1)
  const more = requests.length - shown.length
  return (
    <section aria-labelledby={id} className={classes.requests}>
      <h2 id={id} ref={title} tabIndex={-1}>
        {t('asking.requests.title')}{' '}
        {requests.length > 0 && (
          <span className="count anchor">
            <span aria-hidden="true">{requests.length}</span>{' '}
            <VisuallyHidden component="span">{t('asking.requests.count', { count: requests.length })}</VisuallyHidden>
          </span>
        )}
      </h2>
      {!data && error && (
        <FailureBox error={error} onRetry={() => void refetch()} title={t('asking.requests.failed')} />
      )}
      {data && requests.length === 0 && <p className={`quiet ${classes.none}`}>{t('asking.requests.none')}</p>}
      {shown.length > 0 && (
        <ul>
          {shown.map((request) => (
            <li key={request.id}>
              <RequestCard onGone={(isAccepted) => isAccepted || title.current?.focus()} request={request} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <Button className="mt1" onClick={() => setShowsAll(true)} variant="subtle">
          {t('asking.requests.more', { count: more })}
        </Button>
      )}
    </section>
  )
}
