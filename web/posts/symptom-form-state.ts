import { type FormErrors, type UseFormReturnType, useForm } from '@mantine/form'
import type { FieldFault } from '#contract/foundation/faults.ts'
import { fieldErrors } from '#web/foundation/form.tsx'
import type { SymptomValues } from './symptom-values.ts'
import { tagErrors } from './tag-errors.tsx'

export type SymptomForm = UseFormReturnType<SymptomValues>

/** The symptom form's values. Texts stay in their fields while one types, so that a long description does not redraw the page at every letter. */
export const useSymptomForm = (initialValues: SymptomValues, onChange: (values: SymptomValues) => void): SymptomForm =>
  useForm<SymptomValues>({ name: 'symptom', mode: 'uncontrolled', initialValues, onValuesChange: onChange })

export const symptomErrors = (faults: readonly FieldFault[]): FormErrors => ({
  // Which of several files it is matters less than that it is said at their field.
  ...fieldErrors(
    faults
      .filter(({ path }) => !isOfTags(path))
      .map((fault) => (fault.path.startsWith('mediaIds.') ? { ...fault, path: 'mediaIds' } : fault)),
  ),
  ...tagErrors(faults.filter(({ path }) => isOfTags(path))),
})

const isOfTags = (path: string) => path === 'tags' || path.startsWith('tags.')
