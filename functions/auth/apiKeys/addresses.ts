import { BlockList, isIP } from 'node:net'

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

const listOf = (addresses: readonly string[]): BlockList => {
  const list = new BlockList()
  for (const each of addresses) {
    const [address = '', prefix] = each.split('/')
    if (prefix === undefined) list.addAddress(address, family(address))
    else list.addSubnet(address, Number(prefix), family(address))
  }
  return list
}

/** The places of those that are no address and no range of addresses. */
export const wrongAddresses = (addresses: readonly string[]): number[] =>
  addresses.flatMap((each, index) => {
    const [address = '', prefix] = each.split('/')
    const bits = isIP(address) === 6 ? 128 : 32
    return isIP(address) !== 0 && (prefix === undefined || Number(prefix) <= bits) ? [] : [index]
  })

/** Whether a caller at this address may use what is bound to these; anybody may where there are none. */
export const mayComeFrom = (sourceIp: string, addresses: readonly string[]): boolean =>
  addresses.length === 0 || (isIP(sourceIp) !== 0 && listOf(addresses).check(sourceIp, family(sourceIp)))
