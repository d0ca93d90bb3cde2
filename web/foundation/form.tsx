import type { FormErrors } from '@mantine/form'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { FieldFault } from '#contract/foundation/faults.ts'
import { faultText } from './failure.ts'

/** @param words  texts that replace the general ones, by path and code: `{ 'tags tooMany': … }` */
export function fieldErrors(faults: readonly FieldFault[], words: Record<string, ReactNode> = {}): FormErrors {
  const errors: FormErrors = {}
  for (const { path, ...fault } of faults) errors[path] ??= words[`${path} ${fault.code}`] ?? <FaultWords {...fault} />
  return errors
}

/** Renders the errors, then focuses the first invalid field, so that a screen reader reads its error with it. */
export function leadToErrors(draw: () => void, form: HTMLElement | null): void {
  flushSync(draw)
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}

/** The text of a fault as a component, so that it follows a change of language. */
export function FaultWords(fault: Omit<FieldFault, 'path'>) {
  const { t } = useTranslation()
  return faultText(fault, t)
}
