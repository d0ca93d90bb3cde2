import { Textarea, TextInput } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CharactersLeftAloud, isTooLong, useCharactersLeft } from './characters-left.tsx'

type Counted = {
  max: number
  /** The text as it stands, where the field itself has no `value`. */
  text?: string
}

/** A field that says near its end how many characters are left; a longer text stays as it is, and the field says that it is too long. */
export function CountedTextarea({ max, text, ...field }: ComponentProps<typeof Textarea> & Counted) {
  const written = text ?? String(field.value ?? '')
  return (
    <>
      <Textarea {...field} {...useCounted(written, max, field)} />
      <CharactersLeftAloud max={max} text={written} />
    </>
  )
}

/** A counted field of one line. */
export function CountedInput({ max, text, ...field }: ComponentProps<typeof TextInput> & Counted) {
  const written = text ?? String(field.value ?? '')
  return (
    <>
      <TextInput {...field} {...useCounted(written, max, field)} />
      <CharactersLeftAloud max={max} text={written} />
    </>
  )
}

type FieldWords = { description?: ReactNode; error?: ReactNode }

function useCounted(text: string, max: number, { description, error }: FieldWords): FieldWords {
  const { t } = useTranslation()
  const left = useCharactersLeft(text, max)
  return {
    description: left ?? description,
    error: isTooLong(text, max) ? t('errors.faults.tooLong', { n: max }) : error,
  }
}
