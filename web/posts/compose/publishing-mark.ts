import { isShape } from '#web/foundation/editing/shapes.ts'
import { isId } from '#web/foundation/ids.ts'

/**
 * What a post is published under. `requestId` lasts until it is, also over a reload, so that sending it again never doubles it; so does `formId`, which
 * its photos and videos are kept under.
 */
export type Publishing = { requestId: string; formId: string }

export const isPublishing = isShape<Publishing>({ requestId: isId, formId: isId })

export const newPublishing = (): Publishing => ({ requestId: crypto.randomUUID(), formId: crypto.randomUUID() })
