import type { DraftKind } from './draft.ts'
import type { DraftedForm } from './form-description.ts'
import { isShape } from './shapes.ts'

/** The version on which the changes are based, and which saving replaces. */
export type EditMark = { version: number }

const isEditMark = isShape<EditMark>({
  version: (version): version is number => Number.isInteger(version) && Number(version) > 0,
})

export const editDrafts = <Values>(name: string, form: DraftedForm<Values>): DraftKind<Values, EditMark> => ({
  name,
  form,
  isMark: isEditMark,
})
