import { Button } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { UNNAMED_MONTHS } from '#contract/accounts/privacy-limits.ts'
import { ErasureInput } from '#contract/accounts/privacy-schema.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { useDates, useTexts } from '#web/foundation/i18n.ts'
import { Note } from '#web/foundation/ui/note.tsx'
import classes from '../settings/settings.module.css'
import { SettingsSection } from '../settings/settings-section.tsx'
import { AuthFailure, FailureWords } from '../sign-in/auth-failure.tsx'
import { PasswordField } from '../sign-in/password-field.tsx'
import { useCheckedForm } from '../sign-in/use-checked-form.tsx'
import { CancelErasure } from './cancel-erasure.tsx'
import own from './erasure-section.module.css'
import { useAskErasure } from './privacy-api.ts'
import { fr as privacy } from './texts.fr.ts'

const texts = { privacy }
const GOES = ['posts', 'words', 'private', 'account'] as const
const STAYS = ['place', 'unnamed', 'others'] as const
const EMPTY = { password: '' }

export function ErasureSection({ dueAt }: { dueAt: Date | null }) {
  useTexts(texts)
  const { t } = useTranslation()
  const [isAskedHere, setAskedHere] = useState(false)
  return (
    <SettingsSection anchor="suppression" intro={t('privacy.erasure.intro')} title={t('privacy.erasure.title')}>
      <div className={`stack g2 ${own.fate}`}>
        <h3>{t('privacy.erasure.goes')}</h3>
        <ul>
          {GOES.map((what) => (
            <li key={what}>{t(`privacy.erasure.goesList.${what}`)}</li>
          ))}
        </ul>
        <h3>{t('privacy.erasure.stays')}</h3>
        <ul>
          {STAYS.map((what) => (
            <li key={what}>{t(`privacy.erasure.staysList.${what}`, { months: UNNAMED_MONTHS })}</li>
          ))}
        </ul>
      </div>
      {dueAt ? <ErasureRequested dueAt={dueAt} isNew={isAskedHere} /> : <AskForm onAsked={() => setAskedHere(true)} />}
    </SettingsSection>
  )
}

function AskForm({ onAsked }: { onAsked: () => void }) {
  const { t } = useTranslation()
  const ask = useAskErasure()
  const { form, whenValid, refuse } = useCheckedForm({ name: 'erasure', schema: ErasureInput, initialValues: EMPTY })
  const send = (choice: z.output<typeof ErasureInput>) => {
    ask.mutateAsync(choice).then(onAsked, (error) => {
      if (isRefusal(error, 'WRONG_PASSWORD')) refuse({ password: <FailureWords error={error} /> })
    })
  }
  return (
    <form className={`stack start ${classes.form}`} noValidate onSubmit={whenValid(send)}>
      <p className={`muted ${classes.intro}`}>{t('privacy.erasure.copyFirst')}</p>
      <PasswordField
        {...form.getInputProps('password')}
        autoComplete="current-password"
        label={t('privacy.erasure.password')}
      />
      {ask.error && !isRefusal(ask.error, 'WRONG_PASSWORD') && <AuthFailure error={ask.error} />}
      <Button aria-disabled={ask.isPending || undefined} color="brique" type="submit" variant="light">
        {t(ask.isPending ? 'privacy.erasure.sending' : 'privacy.erasure.send')}
      </Button>
    </form>
  )
}

function ErasureRequested({ dueAt, isNew }: { dueAt: Date; isNew: boolean }) {
  const { t } = useTranslation()
  const dates = useDates()
  const box = useRef<HTMLDivElement>(null)
  // The note replaces the form, and takes the focus that was in it.
  useEffect(() => {
    if (isNew) box.current?.focus()
  }, [isNew])
  return (
    <div className="stack start" ref={box} tabIndex={-1}>
      <Note icon={IconAlertTriangle} title={t('privacy.erasure.asked', { day: dates.moment(dueAt) })} tone="ambre">
        {t('privacy.erasure.askedMore')}
      </Note>
      <CancelErasure />
    </div>
  )
}
