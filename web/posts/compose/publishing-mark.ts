import { isShape } from '#web/foundation/editing/shapes.ts'
import { isId } from '#web/foundation/ids.ts'

/**
 * The ids under which a post is published. `requestId` lasts until it is published, also over a reload, so that sending it again never doubles it; so does
 * `formId`, under which its photos and videos are kept.
 */
export type Publishing = { requestId: string; formId: string }

export const isPublishing = isShape<Publishing>({ requestId: isId, formId: isId })

export const newPublishing = (): Publishing => ({ requestId: crypto.randomUUID(), formId: crypto.randomUUID() })
