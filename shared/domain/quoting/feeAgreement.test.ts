import { describe, expect, it } from 'vitest'
import { lacksFeeAgreement } from './feeAgreement.ts'

const charged = { region: 'us', isSurplus: false, brokerFee: 20_000, additionalBrokerFee: 5_000 } as const
const upTo = (amount: number) => ({ ...charged, feeAgreement: { amount } })

describe('broker fees on admitted business', () => {
  it('take an agreement that is for all of them', () => {
    expect(lacksFeeAgreement(charged)).toBe(true)
    expect(lacksFeeAgreement(upTo(25_000))).toBe(false)
    expect(lacksFeeAgreement(upTo(24_999))).toBe(true)
  })

  it('take none where nothing is charged, on surplus lines paper, and outside the United States', () => {
    expect(lacksFeeAgreement({ ...charged, brokerFee: 0, additionalBrokerFee: 0 })).toBe(false)
    expect(lacksFeeAgreement({ ...charged, isSurplus: true })).toBe(false)
    expect(lacksFeeAgreement({ ...charged, region: 'uk' })).toBe(false)
  })
})
