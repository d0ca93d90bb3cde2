const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d

export type ByteLine = { number: number; bytes: Buffer | undefined }

/**
 * Holds at most one line and one piece of the stream in memory. A line of more than `most` bytes is yielded without its bytes; the following lines can still
 * be read.
 */
export async function* linesOf(stream: AsyncIterable<Buffer>, most: number): AsyncGenerator<ByteLine> {
  let number = 1
  let begun: Buffer[] = []
  let size = 0
  let isTooLong = false

  for await (const piece of stream) {
    let from = 0
    for (;;) {
      const end = piece.indexOf(LINE_FEED, from)
      const part = piece.subarray(from, end === -1 ? piece.length : end)
      size += part.length
      if (!isTooLong) begun.push(part)
      if (!isTooLong && size > most + 1) {
        isTooLong = true
        begun = []
        yield { number, bytes: undefined }
      }
      if (end === -1) break
      if (!isTooLong) yield { number, bytes: whole(begun) }
      begun = []
      size = 0
      isTooLong = false
      number++
      from = end + 1
    }
  }
  if (size > 0 && !isTooLong) yield { number, bytes: whole(begun) }
}

function whole(parts: readonly Buffer[]): Buffer {
  const line = Buffer.concat(parts)
  return line.at(-1) === CARRIAGE_RETURN ? line.subarray(0, -1) : line
}
