import ipaddr from 'ipaddr.js'

/** The parts of an IPv6 address in bits, each from its beginning. IPv4 addresses are used whole: one is as a rule one line. */
const PREFIX = {
  /** One network of a line. Requests are limited by it, because a home's devices share it and its neighbours have another. */
  network: 64,
  /**
   * The part that a provider gives to one line: /56 (French ones and most others; RIPE 690 asks for at least that), 256 networks. Accounts are counted by it,
   * so that a line is one household whichever of its networks is used. Where a line has a /60 or /64, up to 256 neighbours who sign up on one day count as
   * one: that hides nobody's words, and takes places in lists of that day alone.
   */
  household: 56,
  /**
   * Length of the largest prefix that one subscriber is given. Floods are limited by it too, at a higher number, because companies and universities
   * share one.
   */
  site: 48,
}

const LONGEST = 45

export function networkOf(said: string): string | undefined {
  const address = withoutPort(said)
  if (address.length > LONGEST || !ipaddr.isValid(address)) return undefined
  const parsed = ipaddr.process(address)
  return parsed.kind() === 'ipv4' ? parsed.toString() : cut(parsed, PREFIX.network)
}

export const householdOf = (network: string): string =>
  ipaddr.IPv6.isValid(network) ? cut(ipaddr.IPv6.parse(network), PREFIX.household) : network

export function siteOf(key: string): string | undefined {
  if (!key.includes('::') || !ipaddr.IPv6.isValid(key)) return undefined
  return cut(ipaddr.IPv6.parse(key), PREFIX.site)
}

function cut(address: ReturnType<typeof ipaddr.process>, bits: number): string {
  const bytes = address.toByteArray()
  return ipaddr.fromByteArray(bytes.map((byte, place) => (place < bits / 8 ? byte : 0))).toString()
}

const withoutPort = (said: string) => /^\[(.+)\](?::\d+)?$/.exec(said)?.[1] ?? said.replace(/^([\d.]+):\d+$/, '$1')
