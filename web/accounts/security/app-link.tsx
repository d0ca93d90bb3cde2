import { TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { AppCode, type SecondFactorSetup } from '#contract/accounts/security-schema.ts'
import { isRefusal } from '#web/foundation/failure.ts'
import { QrCode } from '#web/foundation/ui/qr-code.tsx'
import { AuthFailure, FailureWords } from '../sign-in/auth-failure.tsx'
import { useCheckedForm } from '../sign-in/use-checked-form.tsx'
import type { useConfirmSecondFactor } from './api.ts'
import { CopyButton } from './copy-button.tsx'
import classes from './security.module.css'

const Given = z.object({ code: AppCode })

type AppLinkProps = {
  id: string
  setup: SecondFactorSetup
  confirm: ReturnType<typeof useConfirmSecondFactor>
  onCodes: (backupCodes: string[]) => void
}

export function AppLink({ id, setup, confirm, onCodes }: AppLinkProps) {
  const { t } = useTranslation()
  const { form, whenValid, refuse } = useCheckedForm({ name: 'app-code', schema: Given, initialValues: { code: '' } })

  const start = useRef<HTMLParagraphElement>(null)
  const refused = form.errors.code

  useEffect(() => start.current?.focus(), [])
  useEffect(() => {
    if (refused) form.getInputNode('code')?.scrollIntoView({ block: 'center' })
  }, [refused, form.getInputNode])

  const send = ({ code }: z.output<typeof Given>) =>
    void confirm.mutateAsync({ code }).then(
      ({ backupCodes }) => onCodes(backupCodes),
      (error: unknown) => {
        if (isRefusal(error, 'WRONG_CODE')) refuse({ code: <FailureWords error={error} /> })
      },
    )
  return (
    <form className={`stack ${classes.form}`} id={id} noValidate onSubmit={whenValid(send)}>
      <p ref={start} tabIndex={-1}>
        {t('security.setup.scan')}
      </p>
      <QrCode label={t('security.setup.qr')} text={setup.uri} />
      <a className={`middle prune touch ${classes.openApp}`} href={setup.uri}>
        {t('security.setup.openApp')}
      </a>
      <TextInput
        {...form.getInputProps('code')}
        aria-invalid={Boolean(form.errors.code)}
        autoComplete="one-time-code"
        className={classes.code}
        description={t('security.setup.codeHelp')}
        inputMode="numeric"
        label={t('security.setup.code')}
        required
        spellCheck={false}
      />
      <details className={`lined ${classes.byHand}`}>
        <summary className="fold-line">{t('security.setup.byHand')}</summary>
        <p>{t('security.setup.keyHelp')}</p>
        <code className={`well ${classes.key}`}>{setup.secret.match(/.{1,4}/g)?.join(' ')}</code>
        <CopyButton done={t('security.setup.keyCopied')} text={setup.secret}>
          {t('security.setup.copyKey')}
        </CopyButton>
      </details>
      {confirm.error && !isRefusal(confirm.error, 'WRONG_CODE') && <AuthFailure error={confirm.error} />}
    </form>
  )
}
