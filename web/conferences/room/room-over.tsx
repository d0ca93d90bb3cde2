import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Conference } from '#contract/conferences/schema.ts'
import { UnfinishedLine } from '#web/foundation/ui/brand-line.tsx'
import { LinkButton } from '#web/foundation/ui/link-button.tsx'
import classes from './room-over.module.css'

export function RoomOver({ conference: { id, title, status, expert } }: { conference: Conference }) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  // The element that had the focus disappeared with the room.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={`stack text-centre centred-items ${classes.over}`}>
      <UnfinishedLine />
      <h1 ref={heading} tabIndex={-1}>
        {status === 'cancelled' ? t('room.over.cancelled') : t('room.over.title')}
      </h1>
      <p className="muted">
        {title}
        <br />
        {t('room.with', { name: expert.name })}
      </p>
      {status !== 'cancelled' && <p>{t('room.over.text')}</p>}
      <div className="row g3 centre mt3">
        {status !== 'cancelled' && (
          <LinkButton params={{ id }} size="lg" to="/expert-conferences/$id">
            {t('room.over.read')}
          </LinkButton>
        )}
        <LinkButton size="lg" to="/expert-conferences" variant="default">
          {t('room.back')}
        </LinkButton>
      </div>
    </section>
  )
}
