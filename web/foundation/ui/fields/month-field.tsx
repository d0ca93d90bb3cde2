import { DatesProvider, MonthPickerInput } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import 'dayjs/locale/en-gb'
import 'dayjs/locale/fr'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#contract/foundation/languages.ts'
import { useLanguage, useTexts } from '#web/foundation/i18n.ts'
import '@mantine/dates/styles.layer.css'
import classes from './date-field.module.css'
import { fr as calendar } from './texts.calendar.fr.ts'

const texts = { ui: calendar }

const LOCALES: Record<Language, string> = { fr: 'fr', en: 'en-gb' }

type MonthFieldProps = {
  label: ReactNode
  /** A plain month YYYY-MM; null when empty. */
  value: string | null
  onChange: (month: string | null) => void
  min?: string | undefined
  max?: string | undefined
  error?: ReactNode
  disabled?: boolean
}

/** Imports the calendar: use it only in code that is loaded separately. */
export function MonthField({ label, value, onChange, min, max, error, disabled = false }: MonthFieldProps) {
  useTexts(texts)
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <DatesProvider settings={{ locale: LOCALES[language] }}>
      <MonthPickerInput
        ariaLabels={{
          yearLevelControl: t('ui.calendar.chooseYear'),
          previousYear: t('ui.calendar.previousYear'),
          nextYear: t('ui.calendar.nextYear'),
          previousDecade: t('ui.calendar.previousDecade'),
          nextDecade: t('ui.calendar.nextDecade'),
        }}
        classNames={{ calendarHeaderControl: classes.control, calendarHeaderLevel: classes.control }}
        clearable
        clearButtonProps={{ 'aria-label': t('ui.clear') }}
        disabled={disabled}
        error={error}
        label={label}
        leftSection={<IconCalendar aria-hidden size={20} />}
        leftSectionPointerEvents="none"
        maxDate={max && `${max}-28`}
        minDate={min && `${min}-01`}
        onChange={(date) => onChange(date?.slice(0, 7) ?? null)}
        placeholder={t('ui.monthPlaceholder')}
        popoverProps={{ withinPortal: true }}
        value={value && `${value}-01`}
        valueFormat="MMMM YYYY"
      />
    </DatesProvider>
  )
}
