import { expect, it } from 'vitest'
import { isPublicAddress } from './publicAddress.ts'

it('addresses of the public internet may be reached', () => {
  for (const address of ['1.1.1.1', '8.8.8.8', '99.255.255.255', '100.128.0.1', '172.32.0.1', '223.255.255.254'])
    expect(isPublicAddress(address), address).toBe(true)
  for (const address of ['2606:4700:4700::1111', '2a00:1450::1']) expect(isPublicAddress(address), address).toBe(true)
})

it('no other, however it is written', () => {
  const others = [
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.255.255', '169.254.169.254', '169.254.170.2'],
    ...['172.16.0.1', '172.31.255.255', '192.0.0.1', '192.0.2.1', '192.88.99.1', '192.168.1.1', '198.18.0.1'],
    ...['198.19.255.255', '198.51.100.1', '203.0.113.1', '224.0.0.1', '239.1.1.1', '240.0.0.1', '255.255.255.255'],
    ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:a9fe:a9fe', '64:ff9b::7f00:1', '100::1'],
    ...['fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd00:ec2::254', 'ff02::1', '2001::1', '2001:db8::1', '2002:7f00:1::'],
    ...['3fff::1', '4000::1', '', 'localhost', 'acme.example', '127.1', '2130706433', '0x7f.0.0.1', '017700000001'],
  ]
  for (const address of others) expect(isPublicAddress(address), address).toBe(false)
})
