import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { USERNAME_MAX } from '#contract/accounts/limits.ts'
import { enterTakesFirst } from '#web/foundation/ui/fields/first-option.ts'
import { useMembersNamed } from '../api.ts'

const PAUSE_MS = 250

const nameIn = (typed: string) => typed.trim().slice(0, USERNAME_MAX)

type PersonSelectProps = {
  label: string
  value: { id: string; name: string } | null
  onChoose: (id: string | null) => void
}

export function PersonSelect({ label, value, onChoose }: PersonSelectProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(value?.name ?? '')
  const [asked] = useDebouncedValue(nameIn(typed), PAUSE_MS)
  const { data, isFetching } = useMembersNamed(asked === value?.name ? '' : asked)
  const found = (data?.items ?? []).map(({ id, username }) => ({ value: id, label: username }))
  const offered =
    value && !found.some((each) => each.value === value.id) ? [{ value: value.id, label: value.name }, ...found] : found
  return (
    <Select
      {...(value?.name !== typed && enterTakesFirst({ isCurrent: asked === nameIn(typed) && !isFetching }))}
      autoComplete="off"
      clearable
      clearButtonProps={{ 'aria-label': t('ui.clear') }}
      data={offered}
      filter={({ options }) => options}
      label={label}
      nothingFoundMessage={
        asked === '' ? t('admin.audit.type') : isFetching ? t('ui.loading') : t('admin.audit.nobody')
      }
      onChange={(id) => {
        onChoose(id)
        if (id === null) setTyped('')
      }}
      onSearchChange={(search) => {
        setTyped(search)
        if (search === '' && value) onChoose(null)
      }}
      placeholder={t('admin.audit.anybody')}
      searchable
      searchValue={typed}
      value={value?.id ?? null}
    />
  )
}
