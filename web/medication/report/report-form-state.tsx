import type { FormErrors, UseFormReturnType } from '@mantine/form'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldFault } from '#contract/foundation/faults.ts'
import { faultText } from '#web/foundation/failure.ts'
import { fieldErrors } from '#web/foundation/form.tsx'
import { tagErrors } from '#web/posts/tags/tag-errors.tsx'
import type { ReportValues } from './report-fields.ts'

export type ReportForm = UseFormReturnType<ReportValues>

const NAMED = {
  'drugs.0.name': 'name',
  'drugs.0.substance': 'substance',
  description: 'description',
  history: 'history',
} as const

type Named = (typeof NAMED)[keyof typeof NAMED]

export function reportErrors(faults: readonly FieldFault[]): FormErrors {
  const errors: Record<string, ReactNode> = fieldErrors(faults.filter(({ path }) => !isOfReactions(path)))
  for (const [path, name] of Object.entries(NAMED)) {
    const fault = faults.find((each) => each.path === path)
    if (fault) errors[path] = <NamedFault fault={fault} name={name} />
  }
  const { tags } = tagErrors(
    faults.filter(({ path }) => isOfReactions(path)).map((fault) => ({ ...fault, path: tagPath(fault.path) })),
  )
  const other = faults.find(({ path }) => path === 'drugs' || isOtherName(path))
  return {
    ...errors,
    ...(tags && { reactions: tags }),
    ...(other && { drugs: fieldErrors([{ ...other, path: 'drugs' }]).drugs }),
  }
}

const isOfReactions = (path: string) => path === 'reactions' || path.startsWith('reactions.')
const isOtherName = (path: string) => /^drugs\.[1-9]\d*\.name$/.test(path)
const tagPath = (path: string) => path.replace('reactions', 'tags')

function NamedFault({ name, fault }: { name: Named; fault: FieldFault }) {
  const { t } = useTranslation()
  if (fault.code === 'required' || fault.code === 'invalid') return t(`medication.form.invalid.${name}`)
  return t(`medication.form.invalidWhy.${name}`, { reason: faultText(fault, t) })
}
