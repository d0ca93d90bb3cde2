import type { SignalBody } from '#contract/chat/call-schema.ts'

/**
 * What one browser says to the other, without any address but that of a relay: each would show where its member is. The browsers are told to use the
 * relay alone; this holds for those that do not.
 * @returns  undefined for a candidate that is no relay's
 */
export function relayedOnly(body: SignalBody): SignalBody | undefined {
  if (body.kind === 'description') return { ...body, sdp: withoutAddresses(body.sdp) }
  if (body.kind !== 'candidate' || body.candidate === '') return body
  const candidate = relayCandidate(body.candidate)
  return candidate === undefined ? undefined : { ...body, candidate }
}

/** RFC 8839 §5.1: foundation, component, transport, priority, address, port, type; an address that is a name (`.local`) is a host's. */
const RELAY = /^candidate:([\w+/]{1,32} [1-5] (?:udp|tcp) \d{1,10} [\da-f.:]{2,45} \d{1,5} typ relay)(?= |$)/i
/** Needed to tell candidates before a restart from those after. */
const KEPT = / (?:generation \d{1,10}|ufrag [\w+/]{1,256})(?= |$)/g

/**
 * Written anew from what is known: its related address is the one that the relay's server saw, and other extensions tell of the network. Browsers
 * want a related address all the same.
 */
function relayCandidate(candidate: string): string | undefined {
  const known = RELAY.exec(candidate)
  if (!known) return undefined
  return `candidate:${known[1]} raddr 0.0.0.0 rport 0${(candidate.match(KEPT) ?? []).join('')}`
}

const withoutAddresses = (sdp: string): string => sdp.split(/\r?\n/).flatMap(harmless).join('\r\n')

/** The lines of a description in which there may be an address (RFC 8866 §5 and §9, RFC 3605, RFC 8839 §5.1–2), as browsers write them that have found none yet. */
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

/** Its number and version stay: by them a browser knows its description again. */
function originOf(line: string): string {
  const [, id = '0', version = '0'] = /^o=\S+ (\d{1,20}) (\d{1,20}) /.exec(line) ?? []
  return `o=- ${id} ${version} IN IP4 127.0.0.1`
}
