import { describe, expect, it } from 'vitest'
import { BrokerFeesForm, MgaFeeForm } from './feeForms.ts'

const wrong = (form: typeof BrokerFeesForm | typeof MgaFeeForm, fields: object) =>
  form.safeParse(fields).error?.issues.map(({ path, message }) => [path[0], message])
const most = 1_000_000

describe('the broker’s fees', () => {
  it('are said', () => {
    expect(wrong(BrokerFeesForm, { additionalBrokerFee: 0 })).toEqual([['brokerFee', 'Broker Fee is required']])
    expect(wrong(BrokerFeesForm, { brokerFee: null, additionalBrokerFee: 0 })).toEqual([
      ['brokerFee', 'Broker Fee is required'],
    ])
  })

  it('are from nothing to ten thousand, the additional one as well', () => {
    expect(wrong(BrokerFeesForm, { brokerFee: 0, additionalBrokerFee: most })).toBeUndefined()
    expect(wrong(BrokerFeesForm, { brokerFee: most, additionalBrokerFee: 0 })).toBeUndefined()
    expect(wrong(BrokerFeesForm, { brokerFee: most + 1, additionalBrokerFee: -1 })).toEqual([
      ['brokerFee', 'must be less than or equal to $10,000'],
      ['additionalBrokerFee', 'Additional Broker fee cannot be less than $0'],
    ])
    expect(wrong(BrokerFeesForm, { brokerFee: 0, additionalBrokerFee: most + 1 })).toEqual([
      ['additionalBrokerFee', 'must be less than or equal to $10,000'],
    ])
    expect(wrong(BrokerFeesForm, { brokerFee: 0, additionalBrokerFee: 'much' })?.map(([field]) => field)).toEqual([
      'additionalBrokerFee',
    ])
  })
})

describe('the MGA fee', () => {
  it('is said', () => {
    expect(wrong(MgaFeeForm, {})).toEqual([['mgaFee', 'MGA Fee is required']])
    expect(wrong(MgaFeeForm, { mgaFee: 0 })).toBeUndefined()
  })
})
