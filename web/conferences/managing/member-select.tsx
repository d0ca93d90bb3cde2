import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { USERNAME_MAX } from '#contract/accounts/limits.ts'
import { enterTakesFirst } from '#web/foundation/ui/fields/first-option.ts'
import { useStaff } from '../api.ts'
import { type Chosen, chosenMember } from './conference-values.ts'

const PAUSE_MS = 250

const nameIn = (typed: string) => typed.trim().slice(0, USERNAME_MAX)

type MemberSelectProps = {
  label: ReactNode
  description: string
  error?: ReactNode
  isExpert?: boolean
  value: Chosen | null
  onChoose: (member: Chosen | null) => void
  without?: readonly string[]
  autoFocus?: boolean
}

export function MemberSelect(props: MemberSelectProps) {
  const { label, description, error, isExpert = false, value, onChoose, without = [], autoFocus = false } = props
  const { t } = useTranslation()
  const [typed, setTyped] = useState(value?.name ?? '')
  const [asked] = useDebouncedValue(nameIn(typed), PAUSE_MS)
  const { data, isFetching } = useStaff(asked === value?.name ? '' : asked)
  const found = (data?.[isExpert ? 'experts' : 'members'] ?? []).map(chosenMember)
  const offered = value && !found.some(({ id }) => id === value.id) ? [value, ...found] : found
  return (
    <Select
      {...(value?.name !== typed && enterTakesFirst({ isCurrent: asked === nameIn(typed) && !isFetching }))}
      autoComplete="off"
      autoFocus={autoFocus}
      clearable
      clearButtonProps={{ 'aria-label': t('ui.clear') }}
      data={offered.filter(({ id }) => !without.includes(id)).map(({ id, name }) => ({ value: id, label: name }))}
      description={description}
      error={error}
      filter={({ options }) => options}
      label={label}
      nothingFoundMessage={
        asked === '' ? t('managing.people.type') : isFetching ? t('ui.loading') : t('managing.people.nobody')
      }
      onChange={(id) => {
        onChoose(offered.find((member) => member.id === id) ?? null)
        if (id === null) setTyped('')
      }}
      onSearchChange={(search) => {
        setTyped(search)
        if (search === '' && value) onChoose(null)
      }}
      searchable
      searchValue={typed}
      value={value?.id ?? null}
    />
  )
}
