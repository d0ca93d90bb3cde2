import { isId } from '#web/foundation/ids.ts'

export function leadsTo(from: string | undefined): string | undefined {
  const [kind, id] = from?.split(':') ?? []
  return (kind === 'match' || kind === 'recovery') && isId(id) ? id : undefined
}
