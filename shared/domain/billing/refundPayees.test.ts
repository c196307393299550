import { describe, expect, it } from 'vitest'
import { payeesOf } from './refundPayees.ts'

const none = { overpaid: 0 }

describe('who gets a refund', () => {
  it('is the insured where nobody financed the premium', () => {
    expect(payeesOf(5_000, undefined, none)).toEqual([{ to: 'INSURED', amount: 5_000 }])
    expect(payeesOf(0, undefined, none)).toEqual([])
  })

  it('is the financer up to what it is owed, and the insured for the rest', () => {
    const financer = { name: 'Harbor Premium Finance', owed: 3_000 }
    expect(payeesOf(5_000, financer, none)).toEqual([
      { to: 'FINANCER', name: 'Harbor Premium Finance', amount: 3_000 },
      { to: 'INSURED', amount: 2_000 },
    ])
    expect(payeesOf(2_500, financer, none)).toEqual([{ to: 'FINANCER', name: 'Harbor Premium Finance', amount: 2_500 }])
    expect(payeesOf(2_500, { ...financer, owed: 0 }, none)).toEqual([{ to: 'INSURED', amount: 2_500 }])
  })

  it('is the insured before the financer for what the insured paid beyond what was due', () => {
    const financer = { name: 'Harbor Premium Finance', owed: 3_000 }
    expect(payeesOf(3_000, financer, { overpaid: 800 })).toEqual([
      { to: 'FINANCER', name: 'Harbor Premium Finance', amount: 2_200 },
      { to: 'INSURED', amount: 800 },
    ])
    expect(payeesOf(800, financer, { overpaid: 800 })).toEqual([{ to: 'INSURED', amount: 800 }])
    expect(payeesOf(5_000, financer, { overpaid: 800 })).toEqual([
      { to: 'FINANCER', name: 'Harbor Premium Finance', amount: 3_000 },
      { to: 'INSURED', amount: 2_000 },
    ])
  })
})
