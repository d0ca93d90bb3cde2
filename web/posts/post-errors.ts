import type { FormErrors } from '@mantine/form'
import type { FieldFault } from '#contract/foundation/faults.ts'
import { fieldErrors } from '#web/foundation/form.tsx'
import { tagErrors } from './tags/tag-errors.tsx'

/** All tags share one field, and so do all files: each field has one error. */
export const postErrors = (faults: readonly FieldFault[]): FormErrors => ({
  ...fieldErrors(
    faults
      .filter(({ path }) => !isOfTags(path))
      .map((fault) => (fault.path.startsWith('mediaIds.') ? { ...fault, path: 'mediaIds' } : fault)),
  ),
  ...tagErrors(faults.filter(({ path }) => isOfTags(path))),
})

const isOfTags = (path: string) => path === 'tags' || path.startsWith('tags.')
