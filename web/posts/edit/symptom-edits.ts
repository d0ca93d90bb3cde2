import type { Post, SymptomContent } from '#contract/posts/schema.ts'
import { editDrafts } from '#web/foundation/editing/edit-drafts.ts'
import { symptomForm } from '../compose/symptom-values.ts'

const NOT_TOLD = { startDate: null, postalCode: null, travels: [] }

/** Returns the fields that a post tells; only its author is told all of them. */
export const toldBy = (post: Post): SymptomContent => ({ ...post, ...(post.own ?? NOT_TOLD) })

/** Describes how changes to one symptom are stored until they are saved. */
export const symptomEdits = (postId: string) => editDrafts(`symptom-edit.${postId}`, symptomForm)
