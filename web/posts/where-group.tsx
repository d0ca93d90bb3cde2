import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Optional } from '#web/foundation/ui/optional.tsx'
import { CountrySelect } from './country-select.tsx'
import { FieldRow, FormGroup } from './symptom-form-group.tsx'
import type { SymptomForm } from './symptom-form-state.ts'
import { TravelList } from './travel-list.tsx'

/** Où. */
export function WhereGroup({ form }: { form: SymptomForm }) {
  const { t } = useTranslation()
  const country = form.useWatchValue('country')
  return (
    <FormGroup hint={t('posts.form.whereHint')} number={3} title={t('posts.form.where')}>
      <FieldRow>
        <CountrySelect
          error={form.errors.country}
          label={
            <>
              {t('posts.form.country')} <Optional />
            </>
          }
          onChange={(code) => form.setFieldValue('country', code, { forceUpdate: false })}
          value={country}
        />
        <TextInput
          autoComplete="postal-code"
          key={form.key('postalCode')}
          label={
            <>
              {t('posts.form.postalCode')} <Optional />
            </>
          }
          {...form.getInputProps('postalCode')}
        />
      </FieldRow>
      <TravelList form={form} />
    </FormGroup>
  )
}
