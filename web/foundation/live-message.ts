import type { LiveMessage } from '#contract/foundation/live.ts'
import { BROADCAST_KINDS, LIVE_KINDS } from '#contract/foundation/live-kinds.ts'
import { isId } from './ids.ts'
import { parseJson } from './storage/parse-json.ts'

/**
 * Parses a message of the live socket; returns undefined for a kind that this version does not know. Its number is then missing, so the next event
 * reports that everything may have changed. Parsed by hand, because the schema library would weigh on every page.
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
