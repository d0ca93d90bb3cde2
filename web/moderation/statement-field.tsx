import { Textarea } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { STATEMENT_MAX, STATEMENT_MIN } from '#contract/moderation/limits.ts'
import { CharactersLeftAloud, useCharactersLeft } from '#web/foundation/ui/fields/characters-left.tsx'

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
  text.trim().length >= STATEMENT_MIN && text.trim().length <= STATEMENT_MAX

export function StatementField({ label, hint, text, onWrite, isAsked, fault, ref }: StatementFieldProps) {
  const { t } = useTranslation()
  const left = useCharactersLeft(text, STATEMENT_MAX)
  const length = text.trim().length
  const error =
    length > STATEMENT_MAX
      ? t('errors.faults.tooLong', { n: STATEMENT_MAX })
      : isAsked && length < STATEMENT_MIN
        ? t('errors.faults.tooShort', { n: STATEMENT_MIN })
        : isAsked && fault
  return (
    <>
      <Textarea
        autosize
        description={left ?? hint}
        error={error}
        label={label}
        required
        maxRows={20}
        minRows={5}
        onChange={({ currentTarget: { value } }) => onWrite(value)}
        ref={ref}
        value={text}
      />
      <CharactersLeftAloud max={STATEMENT_MAX} text={text} />
    </>
  )
}
