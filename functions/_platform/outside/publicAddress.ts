import { BlockList, isIP } from 'node:net'

/** IPv4 that is not the public internet's: IANA IPv4 Special-Purpose Address Registry, multicast and what is reserved. */
const special: readonly (readonly [net: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]

/** Within global unicast (2000::/3), what is not: IANA IPv6 Special-Purpose Address Registry; some lead to IPv4. */
const special6: readonly (readonly [net: string, prefix: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const refused = new BlockList()
for (const [net, prefix] of special) refused.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of special6) refused.addSubnet(net, prefix, 'ipv6')
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

/** Whether an address belongs to the public internet: no private, link-local, loopback, mapped or reserved one. */
export const isPublicAddress = (address: string): boolean => {
  if (isIP(address) === 4) return !refused.check(address, 'ipv4')
  return isIP(address) === 6 && global6.check(address, 'ipv6') && !refused.check(address, 'ipv6')
}

/** Whether a host's name says already that it is nobody's on the internet: an address, or a name of an inner network. */
export const isInnerHost = (host: string): boolean =>
  isIP(host.replace(/^\[|\]$/g, '')) !== 0 ||
  !host.includes('.') ||
  /^[\d.]+$|\.(?:localhost|local|internal|intranet|lan|home|corp|test|invalid|onion|arpa)$/i.test(host)
