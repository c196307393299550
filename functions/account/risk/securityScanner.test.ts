import { afterEach, describe, expect, it, vi } from 'vitest'
import { DomainName } from '#shared/domain/account/firmographics.ts'
import type { AccountRecord } from '../store/account.ts'
import { assessed } from './assessed.ts'
import { rescanned, scanned } from './securityScanner.ts'

const now = '2026-11-22T12:00:00.000Z'
// A scan looks at an account's domain alone.
const anAccount = (part: Partial<AccountRecord>): AccountRecord => part as AccountRecord

afterEach(() => vi.unstubAllEnvs())

it('the sandbox has signals and no findings', async () => {
  vi.stubEnv('SECURITY_SCANNER', 'sandbox')
  const { scan } = await rescanned(anAccount({ domainName: 'acme.example' }), now)
  expect(scan).toMatchObject({ domain: 'acme.example', at: now, signals: { tlsGrade: expect.any(String) } })
  expect(scan?.findings).toBeUndefined()
})

it('a scanner that is named wrongly, or not at all, is no sandbox', async () => {
  vi.stubEnv('SECURITY_SCANNER', 'Passive')
  await expect(rescanned(anAccount({ domainName: 'acme.example' }), now)).rejects.toThrow('SECURITY_SCANNER')
  vi.stubEnv('SECURITY_SCANNER', '')
  await expect(rescanned(anAccount({ domainName: 'acme.example' }), now)).rejects.toThrow('SECURITY_SCANNER')
})

it('what an earlier scan saw of a domain stays where a new one sees nothing, and goes with the domain', async () => {
  vi.stubEnv('SECURITY_SCANNER', 'passive')
  const before = { domain: 'no domain', signals: { spf: true }, at: '2026-01-01T00:00:00.000Z' as const }
  const account = anAccount({ domainName: 'no domain', scan: before, scanRequested: now })
  expect(await rescanned(account, now)).toEqual({ domainName: 'no domain', scan: before })
  const moved = await rescanned(anAccount({ ...account, domainName: 'nor this' }), now)
  expect(moved.scan).toMatchObject({ domain: 'nor this', signals: {}, at: now })
  expect(await rescanned(anAccount({ scan: before }), now)).toEqual({})
})

describe('the risk score is the same for every spelling of a domain:', () => {
  /** Each as somebody may type it who means the same company. */
  const spellings: readonly (readonly [of: string, typed: readonly string[]])[] = [
    [
      'harbor-vine.example',
      [
        'Harbor-Vine.EXAMPLE',
        'www.harbor-vine.example',
        'WWW.Harbor-Vine.example.',
        'harbor-vine.example.',
        ' harbor-vine.example ',
        'https://harbor-vine.example',
        'HTTP://www.harbor-vine.example:8443/about?lang=en#team',
        '//harbor-vine.example/',
        'ftp://guest:secret@harbor-vine.example/files',
        'harbor-vine.example/about',
        'harbor‑vine.example'.replace('‑', '-'),
        'harbor-vine\u3002example',
        'ｈarbor-vine.example',
      ],
    ],
    [
      'xn--bcher-kva.example',
      [
        'bücher.example',
        'BÜCHER.example.',
        'https://www.bücher.example/über-uns',
        'bu\u0308cher.example',
        'XN--bcher-KVA.example',
      ],
    ],
  ]
  const scored = async (domainName: string) => {
    const firmographics = {
      naicsCode: '541110',
      revenue: 1_000_000,
      numberOfEmployees: 4,
      securityQuestions: {},
      profile: {},
    }
    const account = anAccount({ ...firmographics, domainName } as never)
    const { scan, riskScore, factors } = assessed(await rescanned(account, now), now) as never as Record<
      string,
      unknown
    >
    return { scan, riskScore, factors }
  }

  it.each(spellings.flatMap(([of, typed]) => typed.map((each) => [of, each] as const)))(
    '%s as “%s”',
    async (of, typed) => {
      vi.stubEnv('SECURITY_SCANNER', 'sandbox')
      vi.stubEnv('PALISADE_REGION', 'us')
      const known = await scored(of)
      expect(known.riskScore).toEqual(expect.any(Number))
      expect(await scored(typed)).toEqual(known)
    },
  )

  it.each(spellings)('%s is kept as it is, however a form takes it', (of, typed) => {
    const taken = typed.map((each) => DomainName.safeParse(each)).filter(({ success }) => success)
    expect(taken.length).toBeGreaterThan(2)
    for (const { data } of taken) expect(data).toBe(of)
  })

  it('and what an earlier scan saw stays, though it was asked for by another', async () => {
    vi.stubEnv('SECURITY_SCANNER', 'sandbox')
    const before = { domain: 'acme.example', signals: {}, at: '2026-01-01T00:00:00.000Z' as const }
    const account = anAccount({ domainName: 'WWW.acme.example.', scan: before })
    expect((await scanned(account, now)).scan).toBe(before)
  })
})
