import { afterEach, expect, it, vi } from 'vitest'
import type { AccountRecord } from '../store/account.ts'
import { rescanned } from './securityScanner.ts'

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
