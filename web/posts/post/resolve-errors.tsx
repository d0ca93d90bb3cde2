import type { FormErrors } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { cleanText } from '#contract/foundation/text.ts'
import { DESCRIPTION_MAX } from '#contract/posts/limits.ts'
import type { ResolveEntry } from '#contract/posts/schema.ts'
import { fieldErrors } from '#web/foundation/form.tsx'
import { isTooLong } from '#web/foundation/ui/fields/characters-left.tsx'

type Texts = { treatment: string; notes: string }

const FIELDS = ['treatment', 'notes'] as const

export function resolveErrors(texts: Texts, entry: ResolveEntry): FormErrors {
  const empty = FIELDS.filter((field) => cleanText(texts[field]) === '')
  if (entry === 'feed' && empty.length > 0)
    return Object.fromEntries(empty.map((field) => [field, <Both key={field} />]))
  if (empty.length === FIELDS.length) return { treatment: <AtLeastOne /> }
  const long = FIELDS.filter((field) => isTooLong(texts[field], DESCRIPTION_MAX))
  return fieldErrors(long.map((path) => ({ path, code: 'tooLong', n: DESCRIPTION_MAX })))
}

function Both() {
  const { t } = useTranslation()
  return t('posts.resolve.both')
}

function AtLeastOne() {
  const { t } = useTranslation()
  return t('posts.resolve.atLeastOne')
}
