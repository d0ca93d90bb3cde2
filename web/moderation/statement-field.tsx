import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { STATEMENT_MAX, STATEMENT_MIN } from '#contract/moderation/limits.ts'
import { isTooLong } from '#web/foundation/ui/fields/characters-left.tsx'
import { CountedTextarea } from '#web/foundation/ui/fields/counted-field.tsx'

type StatementFieldProps = {
  label: string
  hint: ReactNode
  text: string
  onWrite: (text: string) => void
  /** Set after the first attempt to send: from then on faults are shown. */
  isAsked: boolean
  fault?: string | undefined
  ref?: Ref<HTMLTextAreaElement>
}

export const isStatement = (text: string): boolean =>
  text.trim().length >= STATEMENT_MIN && !isTooLong(text, STATEMENT_MAX)

export function StatementField({ label, hint, text, onWrite, isAsked, fault, ref }: StatementFieldProps) {
  const { t } = useTranslation()
  const isShort = text.trim().length < STATEMENT_MIN
  return (
    <CountedTextarea
      autosize
      description={hint}
      error={isAsked && (isShort ? t('errors.faults.tooShort', { n: STATEMENT_MIN }) : fault)}
      label={label}
      max={STATEMENT_MAX}
      required
      maxRows={20}
      minRows={5}
      onChange={({ currentTarget: { value } }) => onWrite(value)}
      ref={ref}
      value={text}
    />
  )
}
