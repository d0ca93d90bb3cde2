import { isId } from '#web/foundation/ids.ts'

/** Returns the id of the post through which the reader found a member, from `match:<id>` or `recovery:<id>`. */
export function leadsTo(from: string | undefined): string | undefined {
  const [kind, id] = from?.split(':') ?? []
  return (kind === 'match' || kind === 'recovery') && isId(id) ? id : undefined
}
