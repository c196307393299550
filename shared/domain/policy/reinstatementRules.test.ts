import { describe, expect, it } from 'vitest'
import { reinstatementOn } from './reinstatementRules.ts'

const days = { cancelledOn: '2027-01-31', expirationDate: '2027-11-20', today: '2027-02-14' } as const

describe('the reinstatement of a cancelled policy', () => {
  it('is without a gap for thirty days, and with one for sixty', () => {
    expect(reinstatementOn('us', days)).toEqual({
      WITHOUT_LAPSE: { until: '2027-03-02' },
      WITH_LAPSE: { until: '2027-04-01', gap: { from: '2027-01-31', until: '2027-02-14' } },
    })
  })

  it('is never of a term that is over', () => {
    const { WITH_LAPSE, WITHOUT_LAPSE } = reinstatementOn('uk', { ...days, expirationDate: '2027-02-20' })
    expect([WITH_LAPSE.until, WITHOUT_LAPSE.until]).toEqual(['2027-02-19', '2027-02-19'])
  })
})
