import type { FormErrors } from '@mantine/form'
import type { FieldFault } from '#contract/foundation/faults.ts'
import { fieldErrors } from '#web/foundation/form.tsx'
import { tagErrors } from './tags/tag-errors.tsx'

/** Errors of the form of a post: one for all tags, one for all files. Which of several it is matters less than that it is said at their field. */
export const postErrors = (faults: readonly FieldFault[]): FormErrors => ({
  ...fieldErrors(
    faults
      .filter(({ path }) => !isOfTags(path))
      .map((fault) => (fault.path.startsWith('mediaIds.') ? { ...fault, path: 'mediaIds' } : fault)),
  ),
  ...tagErrors(faults.filter(({ path }) => isOfTags(path))),
})

const isOfTags = (path: string) => path === 'tags' || path.startsWith('tags.')
