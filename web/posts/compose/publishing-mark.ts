import { isShape } from '#web/foundation/editing/shapes.ts'
import { isId } from '#web/foundation/ids.ts'

/**
 * The ids under which a post is published. `requestId` stays the same until the post is published, also after a reload, so that it is stored only once;
 * so does `formId`, under which its photos and videos are stored.
 */
export type Publishing = { requestId: string; formId: string }

export const isPublishing = isShape<Publishing>({ requestId: isId, formId: isId })

export const newPublishing = (): Publishing => ({ requestId: crypto.randomUUID(), formId: crypto.randomUUID() })
