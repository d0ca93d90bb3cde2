import { Checkbox } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { OPTIONAL_CONSENTS, REQUIRED_CONSENTS } from '#contract/accounts/limits.ts'
import type { ConsentKind } from '#contract/accounts/schema.ts'
import { useTexts } from '#web/foundation/i18n.ts'
import { pageConfig } from '#web/foundation/prefetched.ts'
import classes from './consents.module.css'
import { LegalLink } from './legal-link.tsx'
import { fr as consents } from './texts.consents.fr.ts'

const texts = { accounts: { consents } }

export type ConsentsValues = { consents: Partial<Record<ConsentKind, boolean | undefined>> }

type ConsentsProps<Values> = { form: UseFormReturnType<Values> }

const GROUPS = { required: REQUIRED_CONSENTS, optional: OPTIONAL_CONSENTS } as const

const LEGAL_PAGES = {
  age: 'terms',
  terms: 'terms',
  healthData: 'privacy',
  research: 'privacy',
  emails: 'privacy',
} as const satisfies Record<ConsentKind, 'terms' | 'privacy'>

export function Consents<Values extends ConsentsValues>({ form }: ConsentsProps<Values>) {
  useTexts(texts)
  const { t } = useTranslation()
  return (
    <fieldset className={`stack g3 ${classes.step}`}>
      <legend>{t('accounts.consents.title')}</legend>
      <p className="quiet">{t('accounts.consents.intro')}</p>
      <div className={`divided ${classes.block}`}>
        <Group form={form} group="required" />
        <Group form={form} group="optional" />
      </div>
      <details className={classes.details}>
        <summary>{t('accounts.consents.details')}</summary>
        <ul className="stack g3 text-sm">
          {[...REQUIRED_CONSENTS, ...OPTIONAL_CONSENTS].map((kind) => (
            <li key={kind}>
              <strong>{t(`accounts.consents.${kind}.label`, { age: pageConfig.minAge })}.</strong>{' '}
              {t(`accounts.consents.${kind}.more`)}{' '}
              <LegalLink page={LEGAL_PAGES[kind]}>{t(`accounts.consents.page.${LEGAL_PAGES[kind]}`)}</LegalLink>
            </li>
          ))}
        </ul>
      </details>
    </fieldset>
  )
}

function Group<Values>({ form, group }: ConsentsProps<Values> & { group: keyof typeof GROUPS }) {
  const { t } = useTranslation()
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset within a fieldset would be a step within the step
    <div aria-labelledby={id} className={classes.group} role="group">
      <p className={`small ${classes.kind}`} id={id}>
        {t(`accounts.consents.${group}`)}
      </p>
      {GROUPS[group].map((kind) => (
        <Consent form={form} key={kind} kind={kind} />
      ))}
    </div>
  )
}

const isNeeded = (kind: ConsentKind) => REQUIRED_CONSENTS.some((each) => each === kind)

function Consent<Values>({ form, kind }: ConsentsProps<Values> & { kind: ConsentKind }) {
  const { t } = useTranslation()
  const field = form.getInputProps(`consents.${kind}`, { type: 'checkbox' })
  return (
    <Checkbox
      {...field}
      aria-invalid={Boolean(field.error)}
      classNames={{ root: classes.box, error: classes.error }}
      label={t(`accounts.consents.${kind}.label`, { age: pageConfig.minAge })}
      required={isNeeded(kind)}
    />
  )
}
