import { ActionIcon, Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type RefObject, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { latestToday, monthsBefore } from '#contract/foundation/dates.ts'
import { daysAfter } from '#contract/foundation/days.ts'
import { MONTHS_BACK } from '#contract/journal/limits.ts'
import type { Journal } from '#contract/journal/schema.ts'
import { useDates } from '#web/foundation/i18n.ts'
import { DateField } from '#web/foundation/ui/fields/date-field.tsx'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import { Note } from '#web/foundation/ui/note.tsx'
import { useEntry } from '../api.ts'
import { DayForm } from './day-form.tsx'
import classes from './day-section.module.css'

type DaySectionProps = {
  journal: Pick<Journal, 'id' | 'measures'>
  memberId: string
  day: string
  today: string
  onDay: (day: string) => void
  /** Whether the form asks if this past day is the one that is meant, because nobody chose it here. */
  isAsked: boolean
  heading: RefObject<HTMLHeadingElement | null>
}

export function DaySection({ journal, memberId, day, today, onDay, isAsked, heading }: DaySectionProps) {
  const { t } = useTranslation()
  const dates = useDates()
  const [fault, setFault] = useState<string>()
  const earliest = monthsBefore(latestToday(new Date()), MONTHS_BACK)
  const choose = (chosen: string | null) => {
    setFault(undefined)
    if (chosen === null) return
    if (chosen > today) setFault(t('journal.day.inFuture'))
    else if (chosen < earliest) setFault(t('journal.day.tooEarly'))
    else onDay(chosen)
  }
  const near = day === today ? t('journal.day.today') : day === daysAfter(today, -1) ? t('journal.day.yesterday') : ''
  return (
    <Card as="section" className="stack fit g5 inset" labelledBy="jour">
      <div className={`row apart bottom ${classes.head}`}>
        <h2 className="title-md" id="jour" ref={heading} tabIndex={-1}>
          {near && <span>{near}</span>} {dates.plainDate(day)}
        </h2>
        <div className={`stack g2 bottom ${classes.ways}`}>
          <ActionIcon
            aria-label={t('journal.day.previous')}
            aria-disabled={day <= earliest || undefined}
            data-disabled={day <= earliest || undefined}
            onClick={() => day > earliest && choose(daysAfter(day, -1))}
            variant="default"
          >
            <IconChevronLeft aria-hidden size={20} />
          </ActionIcon>
          <DateField
            error={fault}
            isClearable={false}
            label={t('journal.day.choose')}
            max={today}
            min={earliest}
            onChange={choose}
            value={day}
            waits
          />
          <ActionIcon
            aria-label={t('journal.day.next')}
            aria-disabled={day >= today || undefined}
            data-disabled={day >= today || undefined}
            onClick={() => day < today && choose(daysAfter(day, 1))}
            variant="default"
          >
            <IconChevronRight aria-hidden size={20} />
          </ActionIcon>
        </div>
      </div>
      {isAsked && (
        <Note>
          <p>{t('journal.day.past', { day: dates.plainDate(day) })}</p>
          <Button
            onClick={() => {
              onDay(today)
              heading.current?.focus()
            }}
            variant="default"
          >
            {t('journal.day.todayInstead')}
          </Button>
        </Note>
      )}
      <Day day={day} journal={journal} key={day} memberId={memberId} />
    </Card>
  )
}

function Day({ journal: { id, measures }, memberId, day }: Pick<DaySectionProps, 'journal' | 'memberId' | 'day'>) {
  const { t } = useTranslation()
  const query = useEntry(id, day)
  const { data } = query
  if (data) return <DayForm day={day} entry={data.entry} journalId={id} measures={measures} memberId={memberId} />
  return <Awaited cards={1} failed={t('journal.day.unread')} of={query} />
}
