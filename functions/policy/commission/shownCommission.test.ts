import { describe, expect, it } from 'vitest'
import { AgencyId, CommissionAgreementId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { shownCommission } from './shownCommission.ts'

const own = AgencyId.parse(cast.producer.organizationId)
const cluster = AgencyId.parse('agy_00000000000000000000000009')

/** A policy of the producer's agency, a fifth of whose commission is a cluster's. */
const shared = {
  agencyId: own,
  commissionPercent: 16,
  commissionAgreement: {
    agreementId: CommissionAgreementId.parse('cag_00000000000000000000000001'),
    revision: 1,
    product: null,
    percent: 16,
    manner: 'AS_PAID' as const,
    shares: [{ agencyId: cluster, basis: 'COMMISSION' as const, percent: 20 }],
  },
}

describe('the commission that a change moves', () => {
  it('is shown whole to staff, and to an agency that shares it as its own part', () => {
    expect(shownCommission(shared, 17_675, cast.superAdmin)).toBe(17_675)
    expect(shownCommission(shared, 17_675, cast.producer)).toBe(14_140)
    expect(shownCommission(shared, -17_675, cast.producer)).toBe(-14_140)
  })

  it('is an agency’s whole where nobody shares it', () => {
    expect(shownCommission({ agencyId: own }, 17_675, cast.producer)).toBe(17_675)
  })

  it('is no business of another agency, nor of who may not read commissions', () => {
    expect(shownCommission({ agencyId: cluster }, 17_675, cast.producer)).toBe(0)
    expect(shownCommission({ agencyId: own }, 17_675, cast.agent)).toBe(0)
  })
})
