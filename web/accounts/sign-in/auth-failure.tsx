import { IconAlertTriangle } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Dates } from '#web/foundation/dates.ts'
import { type FailureText, failureText, isForeseen } from '#web/foundation/failure.ts'
import { useDates, useTexts } from '#web/foundation/i18n.ts'
import { Note } from '#web/foundation/ui/note.tsx'
import { authRefusal } from './auth-calls.ts'
import { fr as auth } from './texts.fr.ts'

const texts = { auth }

export function AuthFailure({ error, children }: { error: unknown; children?: ReactNode }) {
  useTexts(texts)
  const { t } = useTranslation()
  const dates = useDates()
  const { title, message } = authFailureText(error, { t, dates })
  return (
    <Note icon={IconAlertTriangle} role="alert" title={title} tone="brique">
      {message}
      {!authRefusal(error) && !isForeseen(error) && ` ${t('accounts.kept')}`}
      {children}
    </Note>
  )
}

export function FailureWords({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const dates = useDates()
  return failureText(error, { t, dates }).message
}

function authFailureText(error: unknown, speaker: { t: TFunction; dates: Dates }): FailureText {
  const refusal = authRefusal(error)
  if (!refusal) return failureText(error, speaker)
  return { title: speaker.t('errors.title'), message: speaker.t(`auth.refusals.${refusal}`) }
}
