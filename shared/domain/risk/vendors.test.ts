import { describe, expect, it } from 'vitest'
import type { ScanCheck } from './scan/finding.ts'
import { vendorsOf } from './vendors.ts'

const seen = (check: ScanCheck, evidence: string) => ({ check, evidence, verdict: 'good' as const })
const of = (...findings: ReturnType<typeof seen>[]) => vendorsOf({ findings })

describe('the vendors that an insured depends on', () => {
  it('are known by where its mail goes', () => {
    expect(of(seen('mx', '0 acme-com.mail.protection.outlook.com'))).toEqual(['microsoft'])
    expect(of(seen('mx', '1 ASPMX.L.GOOGLE.COM., 5 alt1.aspmx.l.google.com'))).toEqual(['google'])
    expect(of(seen('mx', '10 mx1.acme.example'))).toEqual([])
  })

  it('are known by who sends for it, where a gateway stands before its mail', () => {
    const gateway = seen('mx', '10 mxa-001.gslb.pphosted.com')
    const sender = seen('spf', 'v=spf1 include:spf.protection.outlook.com include:amazonses.com -all')
    expect(of(gateway, sender)).toEqual(['aws', 'microsoft', 'proofpoint'])
  })

  it('are known by who issues its certificate', () => {
    expect(of(seen('certificate', 'www.acme.example, by Amazon RSA 2048 M02, to 2027-01-01T00:00:00.000Z'))).toEqual([
      'aws',
    ])
  })

  it('are known by the systems that it has connected', () => {
    expect(vendorsOf({ connected: ['GSC', 'SOPHOS', 'WIZER'] })).toEqual(['googleCloud', 'sophos'])
  })

  it('are not taken from a name that only ends alike, nor from what could not be looked up', () => {
    expect(of(seen('mx', '10 mx.notgoogle.com'))).toEqual([])
    expect(of(seen('spf', 'v=spf1 include:amazonses.com.evil.example -all'))).toEqual([])
    const missing = { check: 'mx', evidence: '0 acme.mail.protection.outlook.com', verdict: 'unknown' } as const
    expect(vendorsOf({ findings: [missing] })).toEqual([])
    expect(vendorsOf({})).toEqual([])
  })
})
