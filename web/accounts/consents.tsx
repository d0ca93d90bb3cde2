import { Checkbox } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { OPTIONAL_CONSENTS, REQUIRED_CONSENTS } from '#contract/accounts/limits.ts'
import type { ConsentKind } from '#contract/accounts/schema.ts'
import { served } from '#web/foundation/served.ts'
import classes from './consents.module.css'
import { LegalLink } from './legal-link.tsx'

export type ConsentsValues = { consents: Partial<Record<ConsentKind, boolean | undefined>> }

type ConsentsProps<Values> = { form: UseFormReturnType<Values> }

const LEGAL_PAGES = {
  age: 'terms',
  terms: 'terms',
  healthData: 'privacy',
  research: 'privacy',
  emails: 'privacy',
} as const satisfies Record<ConsentKind, 'terms' | 'privacy'>

/** Each consent its own unticked box: those an account needs, then those one may add. */
export function Consents<Values extends ConsentsValues>({ form }: ConsentsProps<Values>) {
  const { t } = useTranslation()
  return (
    <>
      <fieldset className={classes.group}>
        <legend>{t('accounts.consents.required')}</legend>
        {REQUIRED_CONSENTS.map((kind) => (
          <Consent form={form} key={kind} kind={kind} />
        ))}
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{t('accounts.consents.optional')}</legend>
        {OPTIONAL_CONSENTS.map((kind) => (
          <Consent form={form} key={kind} kind={kind} />
        ))}
      </fieldset>
    </>
  )
}

function Consent<Values>({ form, kind }: ConsentsProps<Values> & { kind: ConsentKind }) {
  const { t } = useTranslation()
  const field = form.getInputProps(`consents.${kind}`, { type: 'checkbox' })
  return (
    <Checkbox
      {...field}
      aria-invalid={Boolean(field.error)}
      classNames={{ label: classes.label, description: classes.more, error: classes.error }}
      description={
        <>
          {t(`accounts.consents.${kind}.more`)}{' '}
          <LegalLink page={LEGAL_PAGES[kind]}>{t(`accounts.consents.page.${LEGAL_PAGES[kind]}`)}</LegalLink>
        </>
      }
      label={t(`accounts.consents.${kind}.label`, { age: served.minAge })}
    />
  )
}
