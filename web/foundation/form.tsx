import type { FormErrors } from '@mantine/form'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { FieldFault } from '#contract/foundation/faults.ts'
import { faultText } from './failure.ts'

/**
 * Errors as a Mantine form takes them: one for each field, of the first fault that was found.
 * @param words  better words than those that any field has, by path and code: `{ 'tags tooMany': … }`
 */
export function fieldErrors(faults: readonly FieldFault[], words: Record<string, ReactNode> = {}): FormErrors {
  const errors: FormErrors = {}
  for (const { path, ...fault } of faults) errors[path] ??= words[`${path} ${fault.code}`] ?? <FaultWords {...fault} />
  return errors
}

/** Draws these errors, then leads to the first field that has one: its words are there when a screen reader reads it. */
export function leadToErrors(draw: () => void, form: HTMLElement | null): void {
  flushSync(draw)
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}

/** Drawn, not kept as words: it follows a change of language. */
export function FaultWords(fault: Omit<FieldFault, 'path'>) {
  const { t } = useTranslation()
  return faultText(fault, t)
}
