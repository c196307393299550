import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { createServer } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { data, nameServer, type Zone } from '#tests/support/nameServer.ts'
import { authority, certificates, webSite } from '#tests/support/webSite.ts'
import type { Scan } from '../securityScanner.ts'
import { type Internet, passiveScanner } from './passiveScanner.ts'

const here = { A: [data.a('127.0.0.1')] }

const wellKept: Zone = {
  'acme.example': {
    ...here,
    CAA: [data.caa('issue', 'ca.example')],
    DS: [data.ds()],
    MX: [data.mx(10, 'mail.acme.example')],
    TXT: [data.txt('other'), data.txt('v=spf1 mx ', '-all')],
  },
  '_dmarc.acme.example': { TXT: [data.txt('v=DMARC1; p=reject')] },
  '_mta-sts.acme.example': { TXT: [data.txt('v=STSv1; id=1;')] },
  'mta-sts.acme.example': here,
  'www.acme.example': here,
}

const securityTxt = 'Contact: mailto:security@acme.example\nExpires: 2120-01-01T00:00:00Z\n'
const policy = 'version: STSv1\nmode: enforce\nmx: mail.acme.example\nmax_age: 86400\n'

const headers = {
  'strict-transport-security': 'max-age=63072000',
  'content-security-policy': "default-src 'self'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=()',
}

const pages: RequestListener = ({ url, headers: { host } }, response) => {
  if (url === '/.well-known/security.txt') response.end(securityTxt)
  else if (host === 'mta-sts.acme.example') response.end(policy)
  else response.writeHead(200, headers).end('<!doctype html>')
}

/** The internet of a test: loopback may be reached, which nothing but a test says. */
const internet = async (zone: Zone, httpsPort: number, more: Internet = {}): Promise<Internet> => ({
  dnsServers: [await nameServer(zone)],
  httpsPort,
  ca: authority,
  mayReach: (address) => address === '127.0.0.1',
  ...more,
})

const found = ({ findings = [] }: Scan, check: string) => findings.find((finding) => finding.check === check)

describe('a scan', () => {
  it('sees what a well-kept domain shows, each with its evidence and time', async () => {
    const scan = await passiveScanner(await internet(wellKept, await webSite(pages))).lookAt(
      'https://www.Acme.example/',
    )
    expect(scan.findings?.map(({ check, verdict }) => [check, verdict])).toEqual(
      ['caa', 'certificate', 'dmarc', 'dnssec', 'headers', 'mtaSts', 'mx', 'securityTxt', 'spf', 'tls'].map((check) => [
        check,
        'good',
      ]),
    )
    expect(scan.signals).toEqual({
      caa: true,
      dmarc: 'reject',
      dnssec: true,
      expiredCertificates: 0,
      mtaSts: true,
      securityHeaders: 1,
      securityTxt: true,
      spf: true,
      tlsGrade: 'A',
    })
    expect(found(scan, 'spf')).toMatchObject({ evidence: 'v=spf1 mx -all', at: expect.stringMatching(/^\d{4}-.*Z$/) })
    expect(found(scan, 'certificate')?.evidence).toMatch(/^acme\.example, by A test authority, to 21/)
  })

  it('sees what is missing', async () => {
    const bare: Zone = { 'acme.example': here, example: { CAA: [] } }
    const site = await webSite((_, response) => response.writeHead(404).end())
    const scan = await passiveScanner(await internet(bare, site)).lookAt('acme.example')
    expect(scan.signals).toEqual({
      caa: false,
      dmarc: 'none',
      dnssec: false,
      expiredCertificates: 0,
      mtaSts: false,
      securityHeaders: 0,
      securityTxt: false,
      spf: false,
      tlsGrade: 'A',
    })
  })

  it('sees an old version, an expired certificate, one of nobody, and one of somebody else', async () => {
    const zone: Zone = { ...wellKept, 'other.example': here }
    const scanOf = async (port: number, domain = 'acme.example', more: Internet = {}) =>
      passiveScanner(await internet(zone, port, more)).lookAt(domain)
    const old = await webSite(pages, { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' })
    expect((await scanOf(old)).signals.tlsGrade).toBe('D')
    const second = await webSite(pages, { maxVersion: 'TLSv1.2' })
    expect((await scanOf(second)).signals.tlsGrade).toBe('B')
    const expired = await scanOf(await webSite(pages, { cert: certificates.expired }))
    expect(expired.signals).toMatchObject({ tlsGrade: 'F', expiredCertificates: 1 })
    expect(found(expired, 'headers'), 'what cannot be believed is not read').toMatchObject({ verdict: 'unknown' })
    const site = await webSite(pages)
    const others = await scanOf(site, 'other.example')
    expect(found(others, 'certificate')).toMatchObject({ verdict: 'bad', evidence: expect.stringContaining('ALTNAME') })
    const nobody = await internet(zone, site)
    const { ca: _, ...untrusting } = nobody
    expect((await passiveScanner(untrusting).lookAt('acme.example')).signals.tlsGrade).toBe('F')
  })

  it('follows a redirect within the encrypted web, and no other', async () => {
    const leading =
      (location: string): RequestListener =>
      (request, response) =>
        request.headers.host === 'acme.example'
          ? response.writeHead(301, { location }).end()
          : response.writeHead(200, headers).end()
    const headersFrom = async (location: string) =>
      found(
        await passiveScanner(await internet(wellKept, await webSite(leading(location)))).lookAt('acme.example'),
        'headers',
      )
    expect(await headersFrom('https://www.acme.example/')).toMatchObject({ verdict: 'good' })
    for (const location of [
      'http://www.acme.example/',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://localhost/',
      'https://2130706433/',
      'https://www.acme.example:8443/',
      'https://user:word@www.acme.example/',
      'file:///etc/passwd',
      'https://unknown.example/',
    ])
      expect(await headersFrom(location), location).toMatchObject({ verdict: 'unknown' })
    expect(await headersFrom('https://acme.example/again'), 'round and round').toMatchObject({ verdict: 'bad' })
  })
})

describe('a host that is not public', () => {
  it('is never connected to, whatever names lead to it', async () => {
    let connections = 0
    const inside = createServer((socket) => {
      connections += 1
      socket.destroy()
    }).listen(0, '127.0.0.1')
    await once(inside, 'listening')
    onTestFinished(() => void inside.close())
    const address = inside.address()
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0
    const addresses: readonly Zone[string][] = [
      here,
      { A: [data.a('1.1.1.1'), data.a('127.0.0.1')] },
      { A: [data.a('169.254.169.254')] },
      { AAAA: [data.aaaa('0:0:0:0:0:0:0:1')] },
      { A: [data.a('1.1.1.1')], AAAA: [data.aaaa('0:0:0:0:0:ffff:7f00:1')] },
    ]
    for (const each of addresses) {
      const { mayReach: _, ...deployed } = await internet({ ...wellKept, 'acme.example': each }, port)
      const scan = await passiveScanner(deployed).lookAt('acme.example')
      for (const check of ['certificate', 'headers', 'securityTxt', 'tls'])
        expect(found(scan, check)).toMatchObject({
          verdict: 'unknown',
          evidence: expect.stringContaining('not public'),
        })
    }
    expect(connections).toBe(0)
  })

  it('is not reached by a redirect either: each host is checked', async () => {
    const site = await webSite((_, response) => response.writeHead(302, { location: 'https://inner.example/' }).end())
    const zone: Zone = { ...wellKept, 'inner.example': { A: [data.a('10.0.0.1')] } }
    const scan = await passiveScanner(await internet(zone, site)).lookAt('acme.example')
    expect(found(scan, 'headers')).toMatchObject({
      verdict: 'unknown',
      evidence: expect.stringContaining('not public'),
    })
  })

  it('is asked for once: the address that was checked is the one that is connected to', async () => {
    let asked = 0
    const moving = await nameServer(wellKept, (answer) => {
      const isHere = Buffer.from(answer).includes(Buffer.from([127, 0, 0, 1]))
      if (isHere) asked += 1
      return answer
    })
    const site = await webSite(pages)
    const scan = await passiveScanner(await internet(wellKept, site, { dnsServers: [moving] })).lookAt('acme.example')
    expect(found(scan, 'headers')).toMatchObject({ verdict: 'good' })
    // One for each of the handshakes and pages: tls, certificate, headers, security.txt, and the policy of MTA-STS.
    expect(asked).toBe(5)
  })
})

describe('what goes wrong', () => {
  const limits = { each: 400, whole: 600 }

  it('is unknown and moves nothing: no answers, nonsense, a closed door, silence, words without end', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const address = silent.address()
    const silentPort = typeof address === 'object' ? (address?.port ?? 0) : 0
    onTestFinished(() => void silent.close())
    const endless = await webSite((_, response) => {
      response.writeHead(200)
      const more = setInterval(() => response.write('x'), 50)
      response.on('close', () => clearInterval(more))
    })
    const noAnswer = await nameServer(wellKept, () => undefined)
    const nonsense = await nameServer(wellKept, (answer) => answer.slice(0, 14))
    for (const dnsServers of [[noAnswer], [nonsense]]) {
      const begun = performance.now()
      const scan = await passiveScanner(await internet(wellKept, 9, { dnsServers, limits })).lookAt('acme.example')
      expect(new Set(scan.findings?.map(({ verdict }) => verdict))).toEqual(new Set(['unknown']))
      expect(scan.signals).toEqual({})
      expect(performance.now() - begun).toBeLessThan(3_000)
    }
    for (const port of [9, silentPort, endless]) {
      const scan = await passiveScanner(await internet(wellKept, port, { limits })).lookAt('acme.example')
      expect(found(scan, 'headers'), `${port}`).toMatchObject({ verdict: 'unknown' })
      expect(found(scan, 'spf')).toMatchObject({ verdict: 'good' })
    }
  })

  it('is no reason to read more than a page', async () => {
    let sent = 0
    const site = await webSite((_, response) => {
      response.writeHead(200, headers)
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(16_384))) sent += 16_384
        if (sent > 50_000_000) response.end()
      }
      response.on('drain', more)
      more()
    })
    const scan = await passiveScanner(await internet(wellKept, site)).lookAt('acme.example')
    expect(found(scan, 'headers')).toMatchObject({ verdict: 'good' })
    expect(sent).toBeLessThan(50_000_000)
  })

  it('is what is no domain at all', async () => {
    const scan = await passiveScanner(await internet(wellKept, 9)).lookAt('127.0.0.1')
    expect(scan.signals).toEqual({})
    expect(scan.findings?.every(({ evidence }) => evidence === 'this is no domain name')).toBe(true)
  })
})
