import type { FormErrors } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import type { FieldFault } from '#contract/foundation/faults.ts'
import { faultText } from '#web/foundation/failure.ts'

export function tagErrors(faults: readonly FieldFault[]): FormErrors {
  const [fault] = faults
  if (!fault) return {}
  if (fault.path === 'tags' && fault.code === 'tooMany') return { tags: <TooManyTags max={fault.n ?? 0} /> }
  return { tags: faults.length > 1 ? <WrongTags /> : <WrongTag fault={fault} /> }
}

function TooManyTags({ max }: { max: number }) {
  const { t } = useTranslation()
  return t('posts.form.tooManyTags', { n: max })
}

function WrongTag({ fault }: { fault: Omit<FieldFault, 'path'> }) {
  const { t } = useTranslation()
  return t('posts.form.wrongTag', { reason: faultText(fault, t) })
}

function WrongTags() {
  const { t } = useTranslation()
  return t('posts.form.wrongTags')
}
