import { describe, expect, it } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { claimScopesOf, isClaimTheirs } from './claims.ts'

const organizationId = 'org_partner'
const claim = { agencyId: castIds.agency(1), accountId: castIds.account(1), partnerIds: [organizationId] }
const of = (accountType: Actor['accountType'], role: Actor['role']): Actor => ({
  ...cast.clusterViewer,
  accountType,
  subscriberType: accountType,
  role,
  organizationId,
})

describe('a claim that names a partner', () => {
  it.each([
    ['CARRIER', 'Carrier Claims Adjuster'],
    ['VENDOR', 'Vendor Responder'],
  ] as const)('is read by its %s', (accountType, role) => {
    const partner = of(accountType, role)
    expect(isClaimTheirs(partner, claim)).toBe(true)
    expect(isClaimTheirs(partner, { ...claim, partnerIds: ['org_other'] })).toBe(false)
    expect(claimScopesOf(partner)).toEqual([`partner:${organizationId}`])
  })

  it.each([
    ['CLUSTER', 'Cluster Viewer'],
    ['POOL', 'Pool Viewer'],
    ['RE_INSURER', 'Reinsurer Analyst'],
  ] as const)('is no record for its %s, which reads totals alone', (accountType, role) => {
    const partner = of(accountType, role)
    expect(isClaimTheirs(partner, claim)).toBe(false)
    expect(claimScopesOf(partner)).toEqual([])
  })
})
