import type { Context, MiddlewareHandler } from 'hono'
import { Refusal } from '#server/foundation/refusal.ts'
import { unknownFaults } from '#server/foundation/unknown-keys.ts'

/**
 * Refuses query parameters that nothing reads, because their sender would believe that they were applied.
 * @param isRead  says which parameters are read
 * @throws Refusal INVALID_INPUT that names the others
 */
export function refuseUnreadQuery(
  { req }: Pick<Context, 'req'>,
  isRead: (name: string) => boolean = () => false,
): void {
  const unread = [...new URL(req.url).searchParams.keys()].filter((name) => !isRead(name))
  if (unread.length > 0) throw new Refusal('INVALID_INPUT', { fields: unknownFaults(unread) })
}

export const pathOnly: MiddlewareHandler = async (c, next) => {
  refuseUnreadQuery(c)
  await next()
}
