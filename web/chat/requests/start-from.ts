import { isId } from '#web/foundation/ids.ts'

/** The post by which one came to want to write to somebody: of `match:` and an id, or `recovery:` and one. */
export function leadsTo(from: string | undefined): string | undefined {
  const [kind, id] = from?.split(':') ?? []
  return (kind === 'match' || kind === 'recovery') && isId(id) ? id : undefined
}
