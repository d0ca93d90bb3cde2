import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

export type Resolve = (host: string) => Promise<LookupAddress[]>

const everyAddress: Resolve = (host) => lookup(host, { all: true })

/**
 * Finds a host's addresses for a connection, and fails where one of them is not on the public internet. The connection goes to the addresses checked here: a
 * name that answers otherwise a moment later gains nothing.
 */
export function publicLookup(resolve: Resolve = everyAddress): LookupFunction {
  return (host, options, found) => {
    const fail = (error: Error) => found(error as NodeJS.ErrnoException, '', 0)
    resolve(host).then((addresses) => {
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
        return fail(new Error('The name leads to an address that is not public.'))
      if (options.all) found(null, addresses)
      else found(null, first.address, first.family)
    }, fail)
  }
}

/** Two ranges that the library wrongly takes for public: 198.18.0.0/15, for benchmarks of networks, and all IPv6 outside 2000::/3, kept for later. */
const BENCHMARKS = new ipaddr.IPv4([198, 18, 0, 0])
const GLOBAL_IPV6 = ipaddr.IPv6.parse('2000::')

/** Whether one machine somewhere on the public internet has this address. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv6 ? parsed.match(GLOBAL_IPV6, 3) : !parsed.match(BENCHMARKS, 15)
}
