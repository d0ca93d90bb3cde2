import type { SignalBody } from '#contract/chat/call-schema.ts'

/**
 * Removes every address except a relay's, because an address would show where the member is. Browsers are told to use only the relay; this covers those that
 * do
 * not.
 * @returns undefined for a candidate that is not a relay's
 */
export function relayedOnly(body: SignalBody): SignalBody | undefined {
  if (body.kind === 'description') return { ...body, sdp: withoutAddresses(body.sdp) }
  if (body.kind !== 'candidate' || body.candidate === '') return body
  const candidate = relayCandidate(body.candidate)
  return candidate === undefined ? undefined : { ...body, candidate }
}

/** RFC 8839 §5.1: foundation, component, transport, priority, address, port, type; an address that is a name (`.local`) is a host's. */
const RELAY = /^candidate:([\w+/]{1,32} [1-5] (?:udp|tcp) \d{1,10} [\da-f.:]{2,45} \d{1,5} typ relay)(?= |$)/i
/** These parts distinguish candidates before an ICE restart from those after it. */
const KEPT = / (?:generation \d{1,10}|ufrag [\w+/]{1,256})(?= |$)/g

/**
 * Rebuilds a relay's candidate from its known parts. Its related address is the member's own as the relay saw it, and other extensions describe the network.
 * Browsers require a related address, so it is 0.0.0.0.
 */
function relayCandidate(candidate: string): string | undefined {
  const known = RELAY.exec(candidate)
  if (!known) return undefined
  return `candidate:${known[1]} raddr 0.0.0.0 rport 0${(candidate.match(KEPT) ?? []).join('')}`
}

const withoutAddresses = (sdp: string): string => sdp.split(/\r?\n/).flatMap(harmless).join('\r\n')

/**
 * Removes or blanks the lines of a description that may hold an address (RFC 8866 §5 and §9, RFC 3605, RFC 8839 §5.1–2). They then read as in a browser that
 * has not found an address yet.
 */
function harmless(line: string): string | string[] {
  const attribute = /^a=([^:]*):?(.*)$/.exec(line)
  const name = attribute?.[1]?.trim().toLowerCase()
  if (name === 'candidate') {
    const kept = relayCandidate(`candidate:${attribute![2]}`)
    return kept ? `a=${kept}` : []
  }
  if (name === 'remote-candidates') return []
  if (name === 'rtcp') return 'a=rtcp:9 IN IP4 0.0.0.0'
  if (line.startsWith('c=')) return 'c=IN IP4 0.0.0.0'
  if (line.startsWith('o=')) return originOf(line)
  return line.replace(/^(m=\w+) [1-9]\d*(?=[ /])/, '$1 9')
}

/** A browser recognises its own description by the number and version, so these stay. */
function originOf(line: string): string {
  const [, id = '0', version = '0'] = /^o=\S+ (\d{1,20}) (\d{1,20}) /.exec(line) ?? []
  return `o=- ${id} ${version} IN IP4 127.0.0.1`
}
