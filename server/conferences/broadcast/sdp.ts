const KINDS = ['audio', 'video'] as const
const LINES_MAX = 600
const NEEDED = ['fingerprint', 'ice-ufrag', 'ice-pwd'] as const

/**
 * Leaves out lines that the relay does not use. Candidates are among them, so that no description can make the relay send packets to an address: browsers
 * connect
 * to it.
 * @returns undefined unless the description has one audio track, one video track or both
 */
export function admitted(sdp: string): string | undefined {
  const lines = sdp.split(/\r?\n/)
  if (lines[0] !== 'v=0' || lines.length > LINES_MAX) return undefined
  const media = lines.filter((line) => line.startsWith('m=')).map((line) => line.slice(2).split(' ')[0])
  const isKnown = media.every((kind) => KINDS.some((known) => known === kind))
  if (media.length === 0 || !isKnown || new Set(media).size !== media.length) return undefined
  if (NEEDED.some((attribute) => !lines.some((line) => line.startsWith(`a=${attribute}:`)))) return undefined
  return lines.filter((line) => !/^a=(candidate|remote-candidates|end-of-candidates)/.test(line)).join('\r\n')
}

/** Media without a direction goes both ways. */
export const isSending = (sdp: string): boolean =>
  sdp
    .split(/^(?=m=)/m)
    .slice(1)
    .some((media) => !/^a=(recvonly|inactive)\r?$/m.test(media))

export function announced(sdp: string, addresses: readonly string[]): string {
  return sdp
    .split('\r\n')
    .flatMap((line) =>
      line.startsWith('a=candidate:') ? addresses.map((address, at) => candidateAt(line, address, at)) : [line],
    )
    .join('\r\n')
}

/**
 * The candidate gets a foundation of its own and is less preferred than those before it.
 * @source RFC 8839 §5.1: foundation, component, transport, priority, address, port
 */
function candidateAt(line: string, address: string, at: number): string {
  const [foundation, component, transport, priority, , ...rest] = line.slice('a=candidate:'.length).split(' ')
  return `a=candidate:${foundation}${at} ${component} ${transport} ${Number(priority) - at * 256} ${address} ${rest.join(' ')}`
}
