import type { LiveMessage } from '#contract/foundation/live.ts'
import { BROADCAST_KINDS, LIVE_KINDS } from '#contract/foundation/live-kinds.ts'
import { isId } from './ids.ts'
import { parseJson } from './storage/parse-json.ts'

/**
 * Reads a message of the server on the live socket; undefined for one that this version does not know: its number is then missing, and the next event
 * tells that everything may have changed. It is read by hand: the schema says the same, but its library would weigh on every page.
 */
export function readMessage(data: unknown): LiveMessage | undefined {
  const { kind, seq, id, news } = fieldsOf(data)
  if (kind === 'hello' || kind === 'resync') return isCount(seq) ? { kind, seq } : undefined
  if (kind === 'beat') return { kind }
  if (!isId(id)) return undefined
  if (isOneOf(BROADCAST_KINDS, kind)) return { kind, id, ...(news !== undefined && { news }) }
  return isOneOf(LIVE_KINDS, kind) && isCount(seq) && seq > 0 ? { seq, kind, id } : undefined
}

function fieldsOf(data: unknown): { kind?: unknown; seq?: unknown; id?: unknown; news?: unknown } {
  const said = typeof data === 'string' ? parseJson(data) : undefined
  return typeof said === 'object' && said !== null ? said : {}
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0

const isOneOf = <Kind extends string>(kinds: readonly Kind[], value: unknown): value is Kind =>
  kinds.some((kind) => kind === value)
