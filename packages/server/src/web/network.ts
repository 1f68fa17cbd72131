import { isIPv4, isIPv6 } from 'node:net'
import type { FastifyServerOptions } from 'fastify'
import type { Config } from '../config.ts'

/** Whose address counts, and how much of it. */

const MAPPED = 0xffff
const NOBODY = 'unknown'

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): readonly number[] {
  // Written by the parser of addresses in one way: small hexadecimal numbers, the longest row of zeros left out.
  const [head = '', tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::')
  const numbers = (text: string): number[] =>
    text === '' ? [] : text.split(':').map((part) => Number.parseInt(part, 16))
  const [before, after] = [numbers(head), numbers(tail ?? '')]
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after]
}

/** Some proxies write the port too. */
const withoutPort = (text: string): string =>
  /^\[(.+)\](?::\d+)?$/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text

/**
 * What limits count by: an IPv4 address, or the /64 that one household or one machine has of IPv6. What is no address
 * counts as one network: nobody gets a limit of his own by being unreadable, or by hanging up before he is looked at.
 */
export function clientNetwork(ip: string | undefined): string {
  const address = withoutPort((ip ?? '').trim()).replace(/%.*$/, '')
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return NOBODY
  const groups = groupsOf(address)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === MAPPED
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.')
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/**
 * Whom Fastify believes what `X-Forwarded-For` says, from the nearest on: so many proxies, or whoever is in these
 * networks. The first address that is not believed is the visitor's; what he wrote before it counts for nothing.
 */
export function trustOf(proxies: Config['trustProxy']): NonNullable<FastifyServerOptions['trustProxy']> {
  if (typeof proxies === 'number') return proxies > 0 && ((_: string, hop: number) => hop < proxies)
  return [...proxies]
}
