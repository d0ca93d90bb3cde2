import { DateInput, DatesProvider } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import 'dayjs/locale/en-gb'
import 'dayjs/locale/fr'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isPlainDay } from '#contract/foundation/dates.ts'
import type { Language } from '#contract/foundation/languages.ts'
import { useLanguage, useTexts } from '#web/foundation/i18n.ts'
import { readTypedDay } from '#web/foundation/typed-day.ts'
import '@mantine/dates/styles.layer.css'
import classes from './date-field.module.css'
import { fr as calendar } from './texts.calendar.fr.ts'

const texts = { ui: calendar }

const LOCALES: Record<Language, string> = { fr: 'fr', en: 'en-gb' }
const MONDAY = 1

type DateFieldProps = {
  label: ReactNode
  /** A plain date YYYY-MM-DD; null when empty. */
  value: string | null
  onChange: (date: string | null) => void
  /** Whether typed text that is no date is passed to the form, which can refuse it; otherwise only the field shows an error. */
  keepsText?: boolean
  /**
   * Whether a typed date is passed on only when the field is left or Enter is pressed, for pages that change at once: the first digits of a year are a
   * valid year too. A date picked in the calendar is always passed on at once.
   */
  waits?: boolean
  /** Other dates cannot be picked. A typed date outside them is passed on, so that the form can explain the error. */
  min?: string
  max?: string
  error?: ReactNode
  description?: ReactNode
  required?: boolean
  isClearable?: boolean
  onBlur?: () => void
}

/** Imports the calendar: use it only in code that is loaded separately. */
export function DateField(props: DateFieldProps) {
  const {
    label,
    value,
    onChange,
    keepsText,
    waits = false,
    min,
    max,
    error,
    description,
    required,
    isClearable = true,
    onBlur,
  } = props
  useTexts(texts)
  const { t } = useTranslation()
  const language = useLanguage()
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(false)
  const text = value !== null && !isPlainDay(value) ? value : null
  // Mantine keeps the typed text only while its own value stays the same.
  const lastDay = useRef<string | null>(null)
  if (text === null) lastDay.current = value
  const waiting = useRef<string | null>(null)
  // A date set from outside replaces the typed text.
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    if (text === null) setTyped(null)
  }
  const change = (day: string | null) => {
    waiting.current = null
    setTyped(null)
    onChange(day)
  }
  const hear = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    const now = currentTarget.value.trim()
    const day = readTypedDay(now)
    setTyped(now !== '' && day === null ? now : null)
    setLeft(false)
    if (waits) waiting.current = day
  }
  const handOver = () => {
    if (waiting.current !== null) change(waiting.current)
  }
  const leave = () => {
    setLeft(true)
    handOver()
    if (typed !== null && keepsText) onChange(typed)
    onBlur?.()
  }
  return (
    <DatesProvider settings={{ locale: LOCALES[language], firstDayOfWeek: MONDAY }}>
      <DateInput
        ariaLabels={{
          monthLevelControl: t('ui.calendar.chooseMonth'),
          yearLevelControl: t('ui.calendar.chooseYear'),
          previousMonth: t('ui.calendar.previousMonth'),
          nextMonth: t('ui.calendar.nextMonth'),
          previousYear: t('ui.calendar.previousYear'),
          nextYear: t('ui.calendar.nextYear'),
          previousDecade: t('ui.calendar.previousDecade'),
          nextDecade: t('ui.calendar.nextDecade'),
        }}
        classNames={{
          day: classes.day,
          weekday: classes.weekday,
          calendarHeaderControl: classes.control,
          calendarHeaderLevel: classes.control,
        }}
        clearable={isClearable}
        clearButtonProps={{ 'aria-label': t('ui.clear') }}
        dateParser={(typed) => (waits ? null : readTypedDay(typed))}
        description={description}
        error={error ?? (isLeft && typed !== null && t('errors.faults.invalidDate'))}
        fixOnBlur={typed === null}
        // Not `minDate` and `maxDate`: with them, a typed date outside would vanish without explanation when the field is left.
        excludeDate={(day) => (min !== undefined && day < min) || (max !== undefined && day > max)}
        label={label}
        leftSection={<IconCalendar aria-hidden size={20} />}
        leftSectionPointerEvents="none"
        onBlur={leave}
        onChange={change}
        onInput={hear}
        onKeyDown={({ key }) => key === 'Enter' && handOver()}
        placeholder={text ?? t('ui.datePlaceholder')}
        required={required}
        value={lastDay.current}
        valueFormat="DD/MM/YYYY"
      />
    </DatesProvider>
  )
}
