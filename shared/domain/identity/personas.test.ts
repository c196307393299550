import { describe, expect, it } from 'vitest'
import { type AccountType, accountTypes } from './accountTypes.ts'
import { accountTypeOfPath, personaOf } from './personas.ts'

const areas: readonly (readonly [AccountType, string, string])[] = [
  ['COWBELL', '/admin', '/admin/dashboard'],
  ['DIGITAL', '/da', '/da/dashboard'],
  ['MSSP', '/mssp', '/mssp/dashboard'],
  ['CARRIER', '/carrier', '/carrier/dashboard'],
  ['VENDOR', '/vendor', '/vendor/claims'],
  ['CLUSTER', '/cluster', '/cluster/dashboard'],
  ['AGENCY', '/agency', '/agency/dashboard'],
  ['CUSTOMER', '/customer', '/customer/dashboard'],
  ['RE_INSURER', '/reinsurer', '/reinsurer/dashboard'],
  ['PREMIUM_PROCESSOR', '/premiumprocessor', '/premiumprocessor/dashboard'],
  ['POOL', '/pool', '/pool/dashboard'],
]

describe('a persona', () => {
  it.each(areas)('%s lives at %s and is at home at %s', (accountType, basePath, home) => {
    expect(personaOf(accountType)).toMatchObject({ basePath, home })
    expect(accountTypeOfPath(basePath.slice(1))).toBe(accountType)
  })

  it('is every account type, and nothing else is one', () => {
    expect(areas.map(([accountType]) => accountType).sort()).toEqual([...accountTypes].sort())
    expect(accountTypeOfPath('unknown')).toBeUndefined()
  })
})
