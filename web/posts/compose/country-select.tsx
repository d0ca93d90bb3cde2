import { type ComboboxItem, type ComboboxParsedItem, Select } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type CountryCode, countryOptions } from '#contract/foundation/countries.ts'
import { foldText } from '#contract/foundation/fold.ts'
import { useLanguage } from '#web/foundation/i18n.ts'

type CountrySelectProps = {
  label: ReactNode
  value: CountryCode | null
  onChange: (code: CountryCode | null) => void
  error?: ReactNode
  description?: ReactNode
}

export function CountrySelect({ label, value, onChange, error, description }: CountrySelectProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const data = useMemo(
    () => countryOptions(language).map(({ code, name }) => ({ value: code, label: name })),
    [language],
  )
  return (
    <Select<CountryCode>
      allowDeselect={false}
      autoComplete="off"
      clearable
      clearButtonProps={{ 'aria-label': t('posts.form.clearCountry') }}
      data={data}
      description={description}
      error={error}
      filter={({ options, search }) => byWordStart(options, search)}
      label={label}
      nothingFoundMessage={t('posts.form.noCountry')}
      onChange={(code) => onChange(code)}
      onSearchChange={(typed) => typed === '' && value !== null && onChange(null)}
      placeholder={t('posts.form.countryPlaceholder')}
      searchable
      selectFirstOptionOnChange
      value={value}
    />
  )
}

function byWordStart(options: ComboboxParsedItem<CountryCode>[], search: string): ComboboxItem<CountryCode>[] {
  const typed = foldText(search)
  const named = options.filter((option) => 'label' in option)
  const rank = ({ label }: ComboboxItem<CountryCode>) => {
    const name = foldText(label)
    return name.startsWith(typed) ? 0 : name.includes(` ${typed}`) ? 1 : 2
  }
  return [0, 1].flatMap((wanted) => named.filter((option) => rank(option) === wanted))
}
