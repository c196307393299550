import { describe, expect, it } from 'vitest'
import { coverageId } from '#shared/domain/coverage/coverageId.ts'
import { coverageField, Terms, termsChange, termsOf } from './termsForm.ts'

const social = coverageId('SOCIAL_ENGINEERING')
const pci = coverageId('PCI')
const coverages = [{ id: social }, { id: pci }]
const quote = {
  limit: 1_000_000,
  deductible: 25_000,
  waitingPeriod: 12 as const,
  revenueFactor: 1,
  effectiveDate: '2026-04-01' as const,
  coverages: [
    {
      coverageId: social,
      limit: 100_000,
      retention: 25_000,
      waitingPeriod: null,
      retroActivePeriod: null,
      retroActiveDate: null,
    },
  ],
}
const before = termsOf(quote, coverages)
const change = (next: object) => termsChange(before, Terms.parse({ ...before, ...next }), coverages, 'us')

describe('the terms an underwriter changes', () => {
  it('are sent only where they changed', () => {
    expect(change({})).toEqual({})
    expect(change({ limit: 2_000_000, revenueFactor: 1.25 })).toEqual({ limit: 2_000_000, revenueFactor: 1.25 })
  })

  it('switch a coverage on without a limit of their own', () => {
    expect(
      change({ coverages: { ...before.coverages, [coverageField(pci)]: { selected: true, limit: null } } }),
    ).toEqual({
      coverages: { [pci]: { selected: true } },
    })
  })

  it('do not name a limit that only follows the aggregate limit', () => {
    const was = { ...before.coverages, [coverageField(social)]: { selected: true, limit: 5_000_000 } }
    const next = { ...before.coverages, [coverageField(social)]: { selected: true, limit: 250_000 } }
    const high = { ...before, limit: 5_000_000, coverages: was }
    expect(termsChange(high, Terms.parse({ ...high, limit: 1_000_000, coverages: next }), coverages, 'us')).toEqual({
      limit: 1_000_000,
    })
  })

  it('change a sublimit', () => {
    const next = { ...before.coverages, [coverageField(social)]: { selected: true, limit: 250_000 } }
    expect(change({ coverages: next })).toEqual({ coverages: { [social]: { selected: true, limit: 250_000 } } })
  })
})
