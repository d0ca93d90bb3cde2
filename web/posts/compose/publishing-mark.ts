import { isShape } from '#web/foundation/editing/shapes.ts'
import { isId } from '#web/foundation/ids.ts'

/**
 * `requestId` stays the same until the post is published, also after a reload, so that it is stored only once.
 * `formId`, under which its photos and videos are stored, stays the same as well.
 */
export type Publishing = { requestId: string; formId: string }

export const isPublishing = isShape<Publishing>({ requestId: isId, formId: isId })

export const newPublishing = (): Publishing => ({ requestId: crypto.randomUUID(), formId: crypto.randomUUID() })
