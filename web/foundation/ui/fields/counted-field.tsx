import { Textarea, TextInput } from '@mantine/core'
import { type ComponentProps, memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCharactersLeft } from './characters-left.tsx'

type Counted = {
  max: number
  /** The text as it stands, where the field itself has no `value`. */
  text?: string
}

/** Drawn again only when what it is given changes: each drawing measures the text. */
const SteadyTextarea = memo(Textarea)

/** A field that says near its end how many characters are left; a longer text stays as it is, and the field says that it is too long. */
export function CountedTextarea({ max, text, ...field }: ComponentProps<typeof Textarea> & Counted) {
  const { words, aloud } = useCounted(text ?? String(field.value ?? ''), max, field)
  return (
    <>
      <SteadyTextarea {...field} {...words} />
      {aloud}
    </>
  )
}

export function CountedInput({ max, text, ...field }: ComponentProps<typeof TextInput> & Counted) {
  const { words, aloud } = useCounted(text ?? String(field.value ?? ''), max, field)
  return (
    <>
      <TextInput {...field} {...words} />
      {aloud}
    </>
  )
}

type FieldWords = { description?: ReactNode; error?: ReactNode }

function useCounted(text: string, max: number, { description, error }: FieldWords) {
  const { t } = useTranslation()
  const { words, isTooLong, aloud } = useCharactersLeft(text, max)
  const said: FieldWords = {
    description: words ?? description,
    error: isTooLong ? t('errors.faults.tooLong', { n: max }) : error,
  }
  return { words: said, aloud }
}
