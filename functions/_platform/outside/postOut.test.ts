import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { authority, certificates, webSite } from '#tests/support/webSite.ts'
import { postOut } from './postOut.ts'
import { addressOf, hasInnerAddress, isInnerName, type Reach } from './sendOut.ts'

beforeAll(() => void vi.stubEnv('RECEIVERS', 'public'))
afterAll(() => void vi.unstubAllEnvs())

/** The internet of a test: loopback may be reached, which nothing but a test says. */
const internet = (port: number, more: Reach = {}): Reach => ({
  addresses: async () => ['127.0.0.1'],
  mayReach: (address) => address === '127.0.0.1',
  port,
  ca: authority,
  ...more,
})
const letter = { url: 'https://acme.example/in?to=1', headers: { 'x-of': 'test' }, body: '{"a":"é"}' }

describe('a letter to another party', () => {
  it('is posted over TLS to the host that it names, and its answer read as far as it is short', async () => {
    const asked: unknown[] = []
    const port = await webSite(async (request, response) => {
      let body = ''
      for await (const chunk of request) body += chunk
      asked.push([request.method, request.url, request.headers.host, request.headers['x-of'], body])
      response.writeHead(202).end('x'.repeat(5000))
    })
    expect(await postOut(letter, internet(port))).toEqual({ status: 202, body: 'x'.repeat(2000) })
    expect(asked).toEqual([['POST', '/in?to=1', 'acme.example', 'test', letter.body]])
  })

  it('takes the open connection of the one before, to the same address alone, and a new one where that was closed', async () => {
    const connections = new Set<number | undefined>()
    let isClosing = false
    const port = await webSite((request, response) => {
      connections.add(request.socket.remotePort)
      request.resume()
      if (isClosing) request.socket.destroy()
      else response.writeHead(204).end()
    })
    const told = async (addresses: readonly string[]) =>
      postOut(letter, internet(port, { addresses: async () => addresses, mayReach: (each) => each.startsWith('127.') }))
    for (let time = 0; time < 3; time += 1) expect(await told(['127.0.0.1'])).toMatchObject({ status: 204 })
    expect(connections.size).toBe(1)
    // Nobody listens there: the name leads elsewhere now, whatever is open.
    await expect(told(['127.0.0.2'])).rejects.toThrow('ECONNREFUSED')
    await expect(told(['10.0.0.1'])).rejects.toThrow('not public')
    isClosing = true
    setTimeout(() => {
      isClosing = false
    }, 0)
    expect(await told(['127.0.0.1'])).toMatchObject({ status: 204 })
  })

  it('follows no redirect', async () => {
    let calls = 0
    const port = await webSite((_, response) => {
      calls += 1
      response.writeHead(307, { location: 'https://acme.example/again' }).end()
    })
    expect(await postOut(letter, internet(port))).toMatchObject({ status: 307 })
    expect(calls).toBe(1)
  })

  it('is not sent where the certificate is not to be believed, and waits for nobody', async () => {
    const expired = await webSite((_, response) => response.end(), { cert: certificates.expired })
    await expect(postOut(letter, internet(expired))).rejects.toThrow('expired')
    const other = { ...letter, url: 'https://other.example/in' }
    await expect(postOut(other, internet(await webSite((_, response) => response.end())))).rejects.toThrow()
    const hangs = await webSite(() => undefined)
    await expect(postOut(letter, internet(hangs, { patience: 100 }))).rejects.toThrow('in time')
    const slow = await webSite((_, response) => void response.write('x'))
    await expect(postOut(letter, internet(slow, { patience: 100 }))).rejects.toThrow('in time')
    const addresses = () => new Promise<never>(() => undefined)
    await expect(postOut(letter, { addresses, patience: 50 })).rejects.toThrow('in time')
  })

  it('goes to no host with an address inside some network, whatever else it has', async () => {
    const inner = ['10.0.0.1', '127.0.0.1', '169.254.169.254', '172.16.0.1', '192.168.1.1', '100.64.0.1', '0.0.0.0']
    const inner6 = ['::1', 'fe80::1', 'fc00::1', '::ffff:10.0.0.1', '64:ff9b::a00:1', '2002:a00:1::']
    for (const address of [...inner, ...inner6]) {
      const reach = { addresses: async () => ['93.184.215.14', address] }
      await expect(postOut(letter, reach), address).rejects.toThrow('not public')
      expect(await hasInnerAddress('acme.example', reach), address).toBe(true)
    }
    await expect(addressOf('acme.example', { addresses: async () => [] })).rejects.toThrow('no address')
    expect(await addressOf('acme.example', { addresses: async () => ['93.184.215.14'] })).toBe('93.184.215.14')
    expect(await hasInnerAddress('acme.example', { addresses: async () => ['93.184.215.14'] })).toBe(false)
  })

  it('goes to no address, and no name of an inner network', () => {
    for (const host of [
      '127.0.0.1',
      '[::1]',
      '8.8.8.8',
      'localhost',
      'us.localhost',
      'printer.local',
      'metadata.google.internal',
      'hooks.localhost',
    ])
      expect(isInnerName(host), host).toBe(true)
    for (const host of ['acme.example', 'hooks.acme.co.uk']) expect(isInnerName(host), host).toBe(false)
  })

  it('reaches none of what a forged request would be led to, however it is written', async () => {
    let asked = 0
    const port = await webSite((_, response) => {
      asked += 1
      response.end()
    })
    const written = [
      ...['127.0.0.1', '127.1', '127.0.1', '127.255.255.254', '2130706433', '0x7f000001', '0x7f.0.0.1', '0x7f.1'],
      ...[
        '017700000001',
        '0177.0.0.1',
        '0',
        '0.0.0.0',
        '0x0',
        '127.0.0.1.',
        '127。0。0。1',
        '①②⑦.⓪.⓪.①',
        '127.0.0.1:8443',
      ],
      ...['[::1]', '[::]', '[0:0:0:0:0:0:0:1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::127.0.0.1]'],
      ...['[64:ff9b::7f00:1]', '[2002:7f00:1::]', '[fe80::1]', '[fc00::1]', '[fd00:ec2::254]', '[ff02::1]'],
      ...['169.254.169.254', '2852039166', '0xa9fea9fe', '0xa9.0xfe.0xa9.0xfe', '0251.0376.0251.0376', '169.254.43518'],
      ...['[::ffff:169.254.169.254]', '[::ffff:a9fe:a9fe]', '169.254.170.2', '169.254.169.253', '168.63.129.16'],
      ...['100.100.100.200', '192.0.0.192', '10.0.0.1', '10.1', '167772161', '172.16.0.1', '172.31.255.255'],
      ...['192.168.0.1', '192.168.1', '100.64.0.1', '198.18.0.1', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
      ...['localhost', 'LOCALHOST', 'localhost.', 'us.localhost', 'hooks.localhost', 'metadata', 'intranet'],
      ...[
        'metadata.google.internal',
        'instance-data.ec2.internal',
        'kubernetes.default.svc.cluster.local',
        'db.internal',
      ],
      ...['printer.local', 'router.lan', 'nas.home', 'wiki.corp', 'files.intranet', 'a.test', 'b.invalid', 'c.onion'],
      ...['1.0.0.127.in-addr.arpa', 'localtest.me', '127.0.0.1.nip.io', 'spoofed.burpcollaborator.net', 'lvh.me'],
    ]
    expect(written.length).toBeGreaterThan(60)
    // Names of the internet that lead inside: what a resolver says of them is one of these.
    const addresses = async () => ['127.0.0.1']
    for (const host of written)
      await expect(
        postOut({ ...letter, url: `https://${host}/in` }, { addresses, port, ca: authority }),
        host,
      ).rejects.toThrow('not public')
    expect(asked).toBe(0)
  })

  it('asks again for the address each time: what a name says is not believed twice', async () => {
    const answers = [['93.184.215.14'], ['127.0.0.1']]
    const addresses = async () => answers.shift() ?? []
    expect(await hasInnerAddress('acme.example', { addresses })).toBe(false)
    await expect(postOut(letter, { addresses })).rejects.toThrow('not public')
  })
})
