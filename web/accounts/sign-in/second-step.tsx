import { Button, TextInput } from '@mantine/core'
import { IconClockPause, IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { AppCode, BackupCode } from '#contract/accounts/security-schema.ts'
import { Note } from '#web/foundation/ui/note.tsx'
import { LostFactor } from '../recovery/lost-factor.tsx'
import { type Code, useTakeCode } from './api.ts'
import { AuthFailure } from './auth-failure.tsx'
import form from './auth-form.module.css'
import classes from './sign-in.module.css'
import { signInRefusal } from './sign-in-refusal.ts'
import { SubmitButton } from './submit-button.tsx'
import { useCheckedForm } from './use-checked-form.tsx'

const SCHEMAS = { app: z.object({ code: AppCode }), backup: z.object({ code: BackupCode }) }

export function SecondStep() {
  const [kind, setKind] = useState<Code['kind']>('app')
  return <CodeForm key={kind} kind={kind} onOther={() => setKind(kind === 'app' ? 'backup' : 'app')} />
}

function CodeForm({ kind, onOther }: { kind: Code['kind']; onOther: () => void }) {
  const { t } = useTranslation()
  const take = useTakeCode()
  const {
    form: fields,
    whenValid,
    refuse,
  } = useCheckedForm({ name: 'code', schema: SCHEMAS[kind], initialValues: { code: '' } })
  const refusal = signInRefusal(take.error)

  const send = ({ code }: { code: string }) => {
    take.mutate(
      { kind, code },
      {
        onError: (error) => {
          if (signInRefusal(error) !== 'wrongCode') return
          refuse({ code: <Wrong kind={kind} /> })
          const field = fields.getInputNode('code')
          if (field instanceof HTMLInputElement) field.select()
        },
      },
    )
  }
  return (
    <form className="stack g5" noValidate onSubmit={whenValid(send)}>
      <TextInput
        {...fields.getInputProps('code')}
        aria-invalid={Boolean(fields.errors.code)}
        autoCapitalize="none"
        autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
        autoFocus
        className={classes.code}
        description={t(`auth.${kind}.help`)}
        inputMode={kind === 'app' ? 'numeric' : 'text'}
        label={t(`auth.${kind}.label`)}
        required
        spellCheck={false}
      />
      {refusal === 'over' && <Over />}
      {refusal === 'locked' && (
        <Note icon={IconLock} role="alert" title={t('auth.locked.title')} tone="brique">
          {t('auth.locked.text')}
        </Note>
      )}
      {take.error && !refusal && <AuthFailure error={take.error} />}
      <SubmitButton isPending={take.isPending} pendingWord={t('auth.sending')} word={t('auth.send')} />
      <Button className="flush self-start" onClick={onOther} variant="quiet">
        {t(kind === 'app' ? 'auth.backup.instead' : 'auth.app.instead')}
      </Button>
      <LostFactor over={<Over />} />
    </form>
  )
}

function Over() {
  const { t } = useTranslation()
  return (
    <Note icon={IconClockPause} role="alert" title={t('auth.over.title')} tone="ambre">
      {t('auth.over.text')}
      <p className={`mt3 ${form.next}`}>
        <Link search={(before) => ({ ...(before.next && { next: before.next }) })} to="/auth">
          {t('auth.over.again')}
        </Link>
      </p>
    </Note>
  )
}

function Wrong({ kind }: Pick<Code, 'kind'>) {
  const { t } = useTranslation()
  return t(`auth.${kind}.wrong`)
}
