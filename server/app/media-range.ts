import type { ByteRange } from '#server/foundation/storage/storage.ts'

/**
 * Reads a `range` header for a file of `size` bytes. `whole`: no range applies, also where several are given, which may be ignored (RFC 9110 §14.2).
 * `outside`: the range lies outside the file.
 */
export function askedRange(header: string | undefined, size: number): 'whole' | 'outside' | ByteRange {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return 'whole'
  if (first === '')
    return Number(last) === 0 || size === 0 ? 'outside' : { start: Math.max(0, size - Number(last)), end: size - 1 }
  if (last !== '' && Number(last) < Number(first)) return 'whole'
  if (Number(first) >= size) return 'outside'
  return { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}
