import { describe, expect, it } from 'vitest'
import { assessRisk } from '../assessRisk.ts'
import { dsQuestion, dsRecordsIn, readCaa, readDnssec } from './dns.ts'
import { asEvidence } from './finding.ts'
import { announcesMtaSts, readDmarc, readMtaSts, readMx, readSpf } from './mail.ts'
import { type Handshake, readCertificate, readHeaders, readSecurityTxt, readTls } from './web.ts'

const now = '2026-11-22T12:00:00.000Z'

describe('mail', () => {
  it('has servers, or says that there is none', () => {
    expect(readMx([])).toMatchObject({ verdict: 'weak' })
    expect(readMx([{ exchange: '', priority: 0 }])).toMatchObject({ verdict: 'good', evidence: '0 .' })
    const servers = [
      { exchange: 'b.example', priority: 20 },
      { exchange: 'a.example', priority: 10 },
    ]
    expect(readMx(servers)).toMatchObject({ verdict: 'good', evidence: '10 a.example, 20 b.example' })
  })

  it('is of named senders when one SPF record refuses the others', () => {
    const rows = [
      [['v=spf1 mx -all'], 'good', true],
      [['V=SPF1 include:_spf.example ~all', 'other=1'], 'good', true],
      [['v=spf1 redirect=_spf.example'], 'good', true],
      [['v=spf1 mx ?all'], 'weak', true],
      [['v=spf1'], 'weak', true],
      [['v=spf1 +all'], 'bad', false],
      [['v=spf1 all'], 'bad', false],
      [['v=spf10 -all'], 'bad', false],
      [['v=spf1 -all', 'v=spf1 mx -all'], 'bad', false],
      [[], 'bad', false],
    ] as const
    for (const [texts, verdict, spf] of rows)
      expect(readSpf(texts), texts.join()).toMatchObject({ verdict, signals: { spf } })
  })

  it('that is forged is refused, put aside, or delivered', () => {
    const rows = [
      [['v=DMARC1; p=reject; rua=mailto:a@acme.example'], 'good', 'reject'],
      [['v = DMARC1 ; P = Quarantine'], 'weak', 'quarantine'],
      [['v=DMARC1; p=none'], 'bad', 'none'],
      [['v=DMARC1; p=reject; pct=5'], 'weak', 'none'],
      [['v=DMARC1'], 'bad', 'none'],
      [['v=DMARC1; p=reject', 'v=DMARC1; p=reject'], 'bad', 'none'],
      [['v=DMARC10; p=reject'], 'bad', 'none'],
      [[], 'bad', 'none'],
    ] as const
    for (const [texts, verdict, dmarc] of rows)
      expect(readDmarc(texts), texts.join()).toMatchObject({ verdict, signals: { dmarc } })
  })

  it('must come encrypted where a policy that is announced says so', () => {
    expect(announcesMtaSts(['v=STSv1; id=20261122;'])).toBe(true)
    for (const texts of [[], ['v=STSv1'], ['v=STSv1; id='], ['v=STSv1; id=1', 'v=STSv1; id=2'], ['v=STSv12; id=1']])
      expect(announcesMtaSts(texts), texts.join()).toBe(false)
    const policy = (mode: string) => `version: STSv1\r\nmode: ${mode}\r\nmx: *.acme.example\r\nmax_age: 86400\r\n`
    expect(readMtaSts(true, policy('enforce'))).toMatchObject({ verdict: 'good', signals: { mtaSts: true } })
    expect(readMtaSts(true, policy('testing'))).toMatchObject({ verdict: 'weak', signals: { mtaSts: false } })
    expect(readMtaSts(true, '<html>')).toMatchObject({ verdict: 'bad', signals: { mtaSts: false } })
    expect(readMtaSts(true, undefined)).toMatchObject({ verdict: 'bad' })
    expect(readMtaSts(false, policy('enforce'))).toMatchObject({ verdict: 'weak', signals: { mtaSts: false } })
  })
})

describe('a domain', () => {
  /** An answer of one DS record to the question, as a name server writes it. */
  const answerTo = (question: Uint8Array): Uint8Array => {
    const end = question.length - 11
    const record = [0xc0, 12, 0, 43, 0, 1, 0, 0, 0, 60, 0, 4, 1, 2, 13, 2]
    const head = [...question.slice(0, 2), 0x81, 0x80, 0, 1, 0, 1, 0, 0, 0, 0]
    return Uint8Array.from([...head, ...question.slice(12, end), ...record])
  }

  it('is signed when its parent vouches for its keys', () => {
    const answer = answerTo(dsQuestion(0x1234, 'acme.example'))
    expect(dsRecordsIn(answer, 0x1234)).toBe(1)
    expect(readDnssec(1)).toMatchObject({ verdict: 'good', signals: { dnssec: true } })
    expect(readDnssec(0)).toMatchObject({ verdict: 'weak', signals: { dnssec: false } })
  })

  it('is not judged by an answer to another question, by a failure, or by a broken one', () => {
    const answer = answerTo(dsQuestion(0x1234, 'acme.example'))
    expect(dsRecordsIn(answer, 0x1235)).toBeUndefined()
    expect(dsRecordsIn(dsQuestion(0x1234, 'acme.example'), 0x1234)).toBeUndefined()
    for (const [at, value] of [
      [2, 0x83],
      [3, 0x82],
      [7, 9],
      [12, 0x3f],
    ] as const)
      expect(dsRecordsIn(answer.with(at, value), 0x1234), `byte ${at}`).toBeUndefined()
    for (let length = 0; length < answer.length; length += 1)
      expect(dsRecordsIn(answer.slice(0, length), 0x1234), `${length} bytes`).toBeUndefined()
  })

  it('names who may issue its certificates', () => {
    expect(readCaa(['ca.example', ''])).toMatchObject({ verdict: 'good', evidence: 'ca.example, ;' })
    expect(readCaa([])).toMatchObject({ verdict: 'weak', signals: { caa: false } })
  })
})

describe('a web site', () => {
  const trusted: Handshake = {
    protocol: 'TLSv1.3',
    distrust: undefined,
    subject: 'acme.example',
    issuer: 'An authority',
    validTo: '2027-02-01T00:00:00.000Z',
  }

  it('is graded by the version it speaks, and by whom its certificate convinces', () => {
    const rows = [
      [{}, 'good', 'A'],
      [{ protocol: 'TLSv1.2' }, 'good', 'B'],
      [{ protocol: 'TLSv1.1' }, 'bad', 'D'],
      [{ protocol: 'SSLv3' }, 'bad', 'D'],
      [{ distrust: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, 'bad', 'F'],
      [{ validTo: '2026-11-22T11:59:59.000Z' }, 'bad', 'F'],
    ] as const
    for (const [change, verdict, tlsGrade] of rows)
      expect(readTls({ ...trusted, ...change }, now)).toMatchObject({ verdict, signals: { tlsGrade } })
  })

  it('has a certificate that is trusted, soon ends, has ended, or convinces nobody', () => {
    const rows = [
      [{}, 'good', 0],
      [{ validTo: '2026-12-01T00:00:00.000Z' }, 'weak', 0],
      [{ validTo: undefined }, 'weak', 0],
      [{ validTo: '2026-11-01T00:00:00.000Z', distrust: 'CERT_HAS_EXPIRED' }, 'bad', 1],
      [{ distrust: 'ERR_TLS_CERT_ALTNAME_INVALID' }, 'bad', 0],
    ] as const
    for (const [change, verdict, expiredCertificates] of rows)
      expect(readCertificate({ ...trusted, ...change }, now)).toMatchObject({
        verdict,
        signals: { expiredCertificates },
      })
  })

  it('has a certificate of which nobody can tell how long it holds, and is not said to end soon', () => {
    expect(readCertificate({ ...trusted, validTo: undefined }, now).text).toBe(
      'How long the certificate holds cannot be read.',
    )
  })

  it('sets the recommended headers, and those that say nothing do not count', () => {
    const all = {
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'permissions-policy': 'camera=()',
    }
    expect(readHeaders(all)).toMatchObject({
      verdict: 'good',
      evidence: 'all are there',
      signals: { securityHeaders: 1 },
    })
    const empty = {
      'strict-transport-security': 'max-age=0',
      'x-content-type-options': 'sniff',
      'x-frame-options': 'ALLOW',
    }
    expect(readHeaders(empty)).toMatchObject({ verdict: 'bad', signals: { securityHeaders: 0 } })
    const some = { ...all, 'content-security-policy': '', 'permissions-policy': '' }
    expect(readHeaders(some)).toMatchObject({
      verdict: 'weak',
      evidence: 'missing: Content-Security-Policy, X-Frame-Options, Permissions-Policy',
      signals: { securityHeaders: 0.5 },
    })
  })

  it('says where to report a weakness, until a day', () => {
    const text = (expires: string) => `# us\nContact: mailto:security@acme.example\n${expires}\n`
    expect(readSecurityTxt(text('Expires: 2027-01-01T00:00:00Z'), now)).toMatchObject({
      verdict: 'good',
      signals: { securityTxt: true },
    })
    for (const ends of [
      '',
      'Expires: 2026-01-01T00:00:00Z',
      'Expires: soon',
      'Expires: 2027-01-01\nExpires: 2028-01-01',
    ])
      expect(readSecurityTxt(text(ends), now), ends).toMatchObject({ verdict: 'weak', signals: { securityTxt: false } })
    for (const none of [undefined, '', '<!doctype html><p>Not here', '#Contact: a'])
      expect(readSecurityTxt(none, now)).toMatchObject({ evidence: 'no security.txt' })
  })
})

it('evidence is a line that can be shown, whatever others wrote', () => {
  expect(asEvidence('a\u0000\u001b[31m\n b\u202e\ud800')).toBe('a [31m b �')
  expect(asEvidence('x'.repeat(5000))).toHaveLength(301)
})

it('what is seen moves the factors with its reason, and what is not seen moves nothing', () => {
  const factorOf = (signals: object, key: string) =>
    assessRisk({}, {}, signals).cowbellRiskFactors.factors.find((factor) => factor.key === key)
  expect(assessRisk({}, {}, {})).toEqual(assessRisk({}, {}))
  expect(factorOf({ tlsGrade: 'F', dnssec: true }, 'networkSecurity')?.drivers).toEqual([
    { text: 'Encryption of the web site', effect: -20 },
    { text: 'Signed domain (DNSSEC)', effect: 3 },
  ])
  expect(factorOf({ mtaSts: true }, 'fundsTransfer')?.drivers).toEqual([
    { text: 'Mail encrypted on its way (MTA-STS)', effect: 3 },
  ])
})
