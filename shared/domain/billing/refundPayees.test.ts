import { describe, expect, it } from 'vitest'
import { payeesOf } from './refundPayees.ts'

describe('who gets a refund', () => {
  it('is the insured where nobody financed the premium', () => {
    expect(payeesOf(5_000, undefined)).toEqual([{ to: 'INSURED', amount: 5_000 }])
    expect(payeesOf(0, undefined)).toEqual([])
  })

  it('is the financer up to what it is owed, and the insured for the rest', () => {
    const financer = { name: 'Harbor Premium Finance', owed: 3_000 }
    expect(payeesOf(5_000, financer)).toEqual([
      { to: 'FINANCER', name: 'Harbor Premium Finance', amount: 3_000 },
      { to: 'INSURED', amount: 2_000 },
    ])
    expect(payeesOf(2_500, financer)).toEqual([{ to: 'FINANCER', name: 'Harbor Premium Finance', amount: 2_500 }])
    expect(payeesOf(2_500, { ...financer, owed: 0 })).toEqual([{ to: 'INSURED', amount: 2_500 }])
  })
})
