import type { Post, SymptomContent } from '#contract/posts/schema.ts'
import { editDrafts } from '#web/foundation/editing/edit-drafts.ts'
import { symptomForm } from '../compose/symptom-values.ts'

const NOT_TOLD = { startDate: null, postalCode: null, travels: [] }

/** Only the author of a post is told all of its fields. */
export const toldBy = (post: Post): SymptomContent => ({ ...post, ...(post.own ?? NOT_TOLD) })

export const symptomEdits = (postId: string) => editDrafts(`symptom-edit.${postId}`, symptomForm)
