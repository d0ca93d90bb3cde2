import type { DraftKind } from './draft.ts'
import type { DraftedForm } from './form-description.ts'
import { isShape } from './shapes.ts'

/** The version that changes were begun from, which saving them replaces. */
export type EditMark = { version: number }

const isEditMark = isShape<EditMark>({
  version: (version): version is number => Number.isInteger(version) && Number(version) > 0,
})

/** How the changes to one thing are kept until they are saved. */
export const editDrafts = <Values>(name: string, form: DraftedForm<Values>): DraftKind<Values, EditMark> => ({
  name,
  form,
  isMark: isEditMark,
})
