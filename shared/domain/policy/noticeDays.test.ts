import { describe, expect, it } from 'vitest'
import { noticeDays } from './cancellationRules.ts'

const us = (state: string) => [
  noticeDays('nonPayment', { region: 'us', state }),
  noticeDays('insurer', { region: 'us', state }),
]

describe('the notice of a cancellation', () => {
  it('is ten days for non-payment and thirty for the insurer where a state says nothing else', () => {
    expect(us('TX')).toEqual([10, 30])
  })

  it.each([
    ['AK', 20, 60],
    ['CT', 15, 60],
    ['FL', 10, 45],
    ['IL', 10, 60],
    ['KY', 14, 75],
    ['MD', 10, 45],
    ['NC', 15, 30],
    ['NH', 10, 60],
    ['NY', 15, 30],
    ['PA', 15, 60],
    ['VA', 15, 45],
    ['VT', 15, 45],
    ['WA', 10, 45],
  ])('in %s is %i days for non-payment and %i for the insurer', (state, nonPayment, insurer) => {
    expect(us(state)).toEqual([nonPayment, insurer])
  })

  it('is a fortnight for non-payment in the UK and in Australia, where the insurer too gives a fortnight', () => {
    expect(noticeDays('nonPayment', { region: 'uk' })).toBe(14)
    expect(noticeDays('insurer', { region: 'uk' })).toBe(30)
    expect(noticeDays('nonPayment', { region: 'au', state: 'NSW' })).toBe(14)
    expect(noticeDays('insurer', { region: 'au', state: 'NSW' })).toBe(14)
  })

  it('is none for what the insured asks for', () => {
    expect(noticeDays('insured', { region: 'us', state: 'AK' })).toBe(0)
  })
})
