import type { Context, MiddlewareHandler } from 'hono'
import { Refusal } from '#server/foundation/refusal.ts'
import { unknownFaults } from '#server/foundation/unknown-keys.ts'

/**
 * Refuses a query that nothing reads: its sender would take it for done.
 * @param isRead  which parameters are read
 * @throws Refusal INVALID_INPUT naming those that are not
 */
export function refuseUnreadQuery(
  { req }: Pick<Context, 'req'>,
  isRead: (name: string) => boolean = () => false,
): void {
  const unread = [...new URL(req.url).searchParams.keys()].filter((name) => !isRead(name))
  if (unread.length > 0) throw new Refusal('INVALID_INPUT', { fields: unknownFaults(unread) })
}

/** For routes that read their path alone. */
export const pathOnly: MiddlewareHandler = async (c, next) => {
  refuseUnreadQuery(c)
  await next()
}
