import { Button, NativeSelect } from '@mantine/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuditEntry } from '#contract/admin/schema.ts'
import { DateField } from '#web/foundation/ui/fields/date-field.tsx'
import { ACT_GROUPS, actsOf, useActName } from './act-words.ts'
import classes from './audit.module.css'
import type { AuditView } from './audit-view.ts'
import { PersonSelect } from './person-select.tsx'

type AuditFiltersProps = {
  view: AuditView
  onView: (view: AuditView) => void
  entries: readonly AuditEntry[]
}

export function AuditFilters({ view, onView, entries }: AuditFiltersProps) {
  const { t } = useTranslation()
  const first = useRef<HTMLSelectElement>(null)
  const actName = useActName()
  const set = (key: keyof AuditView, value: string | null) => {
    const { [key]: _, ...others } = view
    onView({ ...others, ...(value && { [key]: value }) })
  }
  // The button disappears with the filters.
  const reset = () => {
    onView({})
    first.current?.focus()
  }
  const people = entries.flatMap(({ actor, subject }) => [actor, subject]).filter((each) => each !== null)
  const chosen = (id: string | undefined) => {
    if (id === undefined) return null
    return { id, name: people.find((each) => each.id === id)?.username ?? id }
  }
  return (
    <section aria-label={t('admin.audit.filters')} className={`stack bottom mb3 ${classes.filters}`}>
      <NativeSelect
        label={t('admin.audit.act')}
        onChange={({ currentTarget: { value } }) => set('acte', value)}
        ref={first}
        value={view.acte ?? ''}
      >
        <option value="">{t('admin.audit.anyAct')}</option>
        {ACT_GROUPS.map((group) => (
          <optgroup key={group} label={t(`admin.audit.groups.${group}`)}>
            <option value={`${group}.`}>{t('admin.audit.allOf', { group: t(`admin.audit.groups.${group}`) })}</option>
            {actsOf(group).map((act) => (
              <option key={act} value={act}>
                {actName(act)}
              </option>
            ))}
          </optgroup>
        ))}
      </NativeSelect>
      <PersonSelect
        key={`par ${chosen(view.par)?.name}`}
        label={t('admin.audit.who')}
        onChoose={(id) => set('par', id)}
        value={chosen(view.par)}
      />
      <PersonSelect
        key={`sujet ${chosen(view.sujet)?.name}`}
        label={t('admin.audit.about')}
        onChoose={(id) => set('sujet', id)}
        value={chosen(view.sujet)}
      />
      <DateField label={t('admin.audit.from')} onChange={(day) => set('du', day)} value={view.du ?? null} />
      <DateField label={t('admin.audit.to')} onChange={(day) => set('au', day)} value={view.au ?? null} />
      {Object.keys(view).length > 0 && (
        <Button className="self-start" onClick={reset} variant="subtle">
          {t('admin.audit.reset')}
        </Button>
      )}
    </section>
  )
}
