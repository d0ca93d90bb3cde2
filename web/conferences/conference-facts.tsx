import { IconCalendar, IconClock, IconLanguage, IconPlayerRecordFilled, IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Conference } from '#contract/conferences/schema.ts'
import { useLanguage, useNumbers } from '#web/foundation/i18n.ts'
import classes from './conference-facts.module.css'
import { dayOf, timeOf, weekdayOf } from './hours.ts'
import { isOpen, placesLeft } from './places.ts'

type ConferenceFactsProps = {
  conference: Conference
  isColumn?: boolean
}

export function ConferenceFacts({ conference, isColumn = false }: ConferenceFactsProps) {
  const { t } = useTranslation()
  const formatNumber = useNumbers()
  const reader = useLanguage()
  const { scheduledAt, endsAt, durationMinutes, language, registrations, isRecorded } = conference
  const left = placesLeft(conference)
  return (
    <ul className={`row quiet tabular g5 r1 ${classes.facts}`} data-column={isColumn || undefined}>
      <li className="line middle">
        <IconCalendar aria-hidden size={20} />
        <time dateTime={scheduledAt.toISOString()}>
          {weekdayOf(scheduledAt, reader)} {dayOf(scheduledAt)}
        </time>
      </li>
      <li className="line middle">
        <IconClock aria-hidden size={20} />
        {t('conferences.facts.hours', {
          from: timeOf(scheduledAt),
          to: timeOf(endsAt),
          duration: t('conferences.facts.minutes', { minutes: durationMinutes }),
        })}
      </li>
      <li className="line middle">
        <IconLanguage aria-hidden size={20} />
        {t(`conferences.languages.${language}`)}
      </li>
      <li className="line middle">
        <IconUsers aria-hidden size={20} />
        {left === null || !isOpen(conference)
          ? t('conferences.facts.registrations', { count: registrations, number: formatNumber(registrations) })
          : t('conferences.facts.left', { count: left, number: formatNumber(left) })}
      </li>
      {isRecorded && isOpen(conference) && (
        <li className="line middle">
          <IconPlayerRecordFilled aria-hidden size={20} />
          {t(isColumn ? 'conferences.facts.recordedWhom' : 'conferences.facts.recorded')}
        </li>
      )}
    </ul>
  )
}
