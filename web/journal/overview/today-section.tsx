import { Button } from '@mantine/core'
import { IconCircleCheck, IconDeviceMobile } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { Me } from '#contract/accounts/schema.ts'
import { daysAfter } from '#contract/foundation/days.ts'
import { INTENSITY_NONE, INTENSITY_WORST } from '#contract/journal/limits.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { Awaited } from '#web/foundation/ui/layout/awaited.tsx'
import { Card } from '#web/foundation/ui/layout/card.tsx'
import { plainDay } from '#web/posts/plain-days.ts'
import { useJournals, useOngoingSymptoms } from '../api.ts'
import { LEVELS } from '../day/intensity-scale.tsx'
import { fr as journal } from '../texts.fr.ts'
import { type TodayRow, todayRows } from './today.ts'
import classes from './today-section.module.css'
import { useTodayNote } from './use-today-note.ts'

const texts = { journal }
const NUMBERS = Array.from({ length: INTENSITY_WORST - INTENSITY_NONE + 1 }, (_, nth) => INTENSITY_NONE + nth)

const ROWS_SHOWN = 3

type TodaySectionProps = {
  me: Pick<Me, 'id' | 'isReadOnly'>
  otherwise: ReactNode
  foot: ReactNode
}

export function TodaySection({ me, otherwise, foot }: TodaySectionProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const titleId = useId()
  const journals = useJournals()
  const stories = useOngoingSymptoms()
  const today = useToday()
  const [areAllShown, setAllShown] = useState(false)
  const firstOfRest = useRef<HTMLHeadingElement>(null)
  const [standing, setStanding] = useState<readonly string[]>([])
  if (!journals.data) return <Awaited cards={1} failed={t('journal.failed')} of={journals} />
  if (!stories.data) return <Awaited cards={1} failed={t('journal.failed')} of={stories} />
  const rows = todayRows(journals.data.journals, stories.data.items, standing)
  const ids = rows.map(({ id }) => id)
  if (ids.join() !== standing.join()) setStanding(ids)
  if (rows.length === 0) return otherwise
  const rest = areAllShown ? 0 : Math.max(0, rows.length - ROWS_SHOWN)
  const showAll = () => {
    // Rendered synchronously, because the button that has the focus disappears.
    flushSync(() => setAllShown(true))
    firstOfRest.current?.focus()
  }
  return (
    <Card as="section" className={classes.section} labelledBy={titleId}>
      <h2 id={titleId}>{t(me.isReadOnly ? 'journal.day.today' : 'journal.today.title')}</h2>
      {rows.slice(0, rows.length - rest).map((row, nth) => (
        <Row
          heading={nth === ROWS_SHOWN ? firstOfRest : undefined}
          isReadOnly={me.isReadOnly}
          key={`${row.id} ${today}`}
          memberId={me.id}
          row={row}
          today={today}
        />
      ))}
      {rest > 0 && (
        <div>
          <Button className="flush" onClick={showAll} variant="subtle">
            {t('journal.today.more', { count: rest })}
          </Button>
        </div>
      )}
      <p className={`row middle apart text-sm lined g4 r0 ${classes.foot}`}>
        <Link className="target" to="/dashboard/journal">
          {t('journal.today.all')}
        </Link>
        <a className="target" href="/jour">
          {t('journal.today.quick')}
        </a>
        {foot}
      </p>
    </Card>
  )
}

type RowProps = {
  row: TodayRow
  memberId: string
  today: string
  isReadOnly: boolean
  heading?: RefObject<HTMLHeadingElement | null> | undefined
}

function Row({ row, memberId, today, isReadOnly, heading }: RowProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const { value, isKept, isSending, note, undo } = useTodayNote(memberId, row)
  // The scale stays open after a press: a second tap hits the same number, and another number corrects a wrong one.
  const [isOpen, setOpen] = useState(value === null)
  const scale = useRef<HTMLDivElement>(null)
  const isScaleShown = !isReadOnly && (isOpen || value === null)
  const yesterday = row.last?.day === daysAfter(today, -1) ? row.last.intensity : undefined

  const focusScale = () => scale.current?.querySelector<HTMLElement>('[data-first]')?.focus()
  const reopen = () => {
    // Rendered synchronously, because the button that has the focus disappears.
    flushSync(() => setOpen(true))
    focusScale()
  }
  const takeBack = () => {
    focusScale()
    undo?.()
  }
  return (
    <div className={`middle ${classes.row}`}>
      <h3 dir="auto" id={titleId} ref={heading} tabIndex={heading && -1}>
        <Title row={row} />
      </h3>
      {value !== null && (
        <b className={classes.value}>
          {value}
          <small>/{INTENSITY_WORST}</small>
        </b>
      )}
      {isScaleShown && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset lays out no grid in every browser
        <div aria-labelledby={titleId} className={classes.scale} ref={scale} role="group">
          {NUMBERS.map((number) => (
            <button
              aria-label={t(number === yesterday ? 'journal.today.asYesterday' : 'journal.day.spoken', {
                value: number,
                level: t(`journal.day.levels.${LEVELS[number] ?? 'n5'}`),
              })}
              aria-pressed={number === value}
              data-first={number === (value ?? yesterday ?? 0) || undefined}
              data-yesterday={number === yesterday || undefined}
              key={number}
              onClick={() => note(number)}
              type="button"
            >
              {number === yesterday && <small aria-hidden="true">{t('journal.today.yesterday')}</small>}
              {number}
              <i aria-hidden="true" style={{ '--share': number / INTENSITY_WORST }} />
            </button>
          ))}
          <p aria-hidden="true" className={`line g4 apart small ${classes.ends}`}>
            <span>{t('journal.today.none')}</span> <span>{t('journal.today.worst')}</span>
          </p>
        </div>
      )}
      <p className={`line middle quiet ${classes.state}`} role="status">
        {value !== null && <State isKept={isKept} isSending={isSending} />}
      </p>
      <div className={`end ${classes.acts}`}>
        {!isScaleShown && !isReadOnly && (
          <Button onClick={reopen} variant="subtle">
            {t('journal.today.change')}
          </Button>
        )}
        {undo && (
          <Button aria-disabled={isSending || undefined} onClick={takeBack} variant="quiet">
            {t('journal.today.undo')}
          </Button>
        )}
      </div>
    </div>
  )
}

function Title({ row: { subject, title } }: { row: TodayRow }) {
  return 'journalId' in subject ? (
    <Link className="target" params={{ id: subject.journalId }} to="/dashboard/journal/$id">
      {title}
    </Link>
  ) : (
    <Link className="target" params={{ id: subject.postId }} to="/dashboard/symptom/$id">
      {title}
    </Link>
  )
}

function State({ isKept, isSending }: { isKept: boolean; isSending: boolean }) {
  const { t } = useTranslation()
  if (isSending) return t('journal.today.sending')
  const Sign = isKept ? IconDeviceMobile : IconCircleCheck
  return (
    <>
      <Sign aria-hidden size={20} />
      {t(isKept ? 'journal.today.kept' : 'journal.today.noted')}
    </>
  )
}

const MINUTE_MS = 60_000

function useToday(): string {
  const [today, setToday] = useState(() => plainDay(new Date()))
  useEffect(() => {
    const looking = setInterval(() => setToday(plainDay(new Date())), MINUTE_MS)
    return () => clearInterval(looking)
  }, [])
  return today
}
