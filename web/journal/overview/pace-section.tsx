import { Button, Select, TextInput } from '@mantine/core'
import { IconBellRinging } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { REMIND_AT_DEFAULT } from '#contract/journal/limits.ts'
import type { Journal, Pace } from '#contract/journal/schema.ts'
import { deviceZone } from '#web/foundation/device-zone.ts'
import { useFailureText } from '#web/foundation/failure.ts'
import { useDates } from '#web/foundation/i18n.ts'
import { showFailure, showSuccess } from '#web/foundation/toasts.tsx'
import { Section } from '#web/foundation/ui/layout/section.tsx'
import { isSameZone } from '#web/foundation/zones.ts'
import { useSetPace } from '../api.ts'
import classes from './pace-section.module.css'

// The paces in the order of the list. They are repeated here because the contract's own list would load the schema library.
const PACES: readonly Pace[] = ['none', 'daily', 'everyOtherDay', 'weekly', 'monthly']

export function PaceSection({ journal }: { journal: Journal }) {
  const { t } = useTranslation()
  const dates = useDates()
  const failureText = useFailureText()
  const setPace = useSetPace()
  const [pace, choosePace] = useState(journal.pace)
  const storedHour = hourOf(journal.remindAt ?? REMIND_AT_DEFAULT)
  const [hour, setHour] = useState(storedHour)
  // When the stored pace or hour changes, here or elsewhere, the form shows the stored values.
  const stored = `${journal.pace} ${journal.remindAt}`
  const [known, setKnown] = useState(stored)
  if (stored !== known) {
    setKnown(stored)
    choosePace(journal.pace)
    setHour(storedHour)
  }
  const [isBad, setBad] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const timeZone = deviceZone()
  const isElsewhere = journal.pace !== 'none' && journal.timeZone !== null && !isSameZone(journal.timeZone, timeZone)
  const zone = isElsewhere ? journal.timeZone! : timeZone

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const remindAt = minutesOf(hour)
    if (pace !== 'none' && remindAt === undefined) {
      setBad(true)
      return field.current?.focus()
    }
    const { id } = journal
    setPace.mutate(pace === 'none' ? { id, pace } : { id, pace, remindAt: remindAt!, timeZone }, {
      onSuccess: () => showSuccess({ title: t(pace === 'none' ? 'journal.pace.doneOff' : 'journal.pace.done') }),
      onError: (error) => showFailure({ title: t('journal.pace.failed'), message: failureText(error).message }),
    })
  }
  return (
    <Section intro={t('journal.pace.intro')} title={t('journal.pace.title')}>
      <form className={`row bottom ${classes.form}`} noValidate onSubmit={submit}>
        <Select<Pace>
          allowDeselect={false}
          comboboxProps={{ keepMounted: false }}
          data={PACES.map((each) => ({ value: each, label: t(`journal.pace.${each}`) }))}
          description={pace === 'monthly' && t('journal.pace.monthlyHint')}
          label={t('journal.pace.label')}
          onChange={(chosen) => chosen && choosePace(chosen)}
          value={pace}
        />
        {pace !== 'none' && (
          <TextInput
            description={
              zone === 'UTC' ? t('journal.pace.utc') : isElsewhere && t('journal.pace.zone', { zone: placeOf(zone) })
            }
            error={isBad && t('journal.pace.badHour')}
            label={t('journal.pace.at')}
            required
            onChange={(event) => {
              setBad(false)
              setHour(event.currentTarget.value)
            }}
            ref={field}
            type="time"
            value={hour}
          />
        )}
        <Button aria-disabled={setPace.isPending || undefined} type="submit" variant="default">
          {t(setPace.isPending ? 'journal.pace.saving' : 'journal.pace.save')}
        </Button>
      </form>
      <p className={`row middle quiet g4 r1 ${classes.next}`}>
        <span>
          <IconBellRinging aria-hidden size={20} />
          {journal.nextReminderAt
            ? t('journal.pace.next', { moment: dates.moment(journal.nextReminderAt) })
            : t('journal.pace.off')}
        </span>{' '}
        <Link className="target" params={{ page: 'notifications' }} to="/settings/$page">
          {t('journal.pace.how')}
        </Link>
      </p>
    </Section>
  )
}

const hourOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

function minutesOf(hour: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(hour) ?? []
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
}

const placeOf = (zone: string): string => zone.split('/').at(-1)!.replaceAll('_', ' ')
