import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

export type Resolve = (host: string) => Promise<LookupAddress[]>

const everyAddress: Resolve = (host) => lookup(host, { all: true })

/**
 * Returns a DNS lookup that fails where an address of the host is not public. The connection uses the addresses checked here, so a name that resolves otherwise
 * later cannot bypass the check.
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

/** Two ranges that the library wrongly reports as public: 198.18.0.0/15 (benchmarks), and all IPv6 outside 2000::/3 (reserved). */
const BENCHMARKS = new ipaddr.IPv4([198, 18, 0, 0])
const GLOBAL_IPV6 = ipaddr.IPv6.parse('2000::')

export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv6 ? parsed.match(GLOBAL_IPV6, 3) : !parsed.match(BENCHMARKS, 15)
}
