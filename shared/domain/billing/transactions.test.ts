import { describe, expect, it } from 'vitest'
import { correctableOf, paymentMethods, transactionStatuses } from './transactions.ts'

describe('what of a payment can be corrected', () => {
  it('is its day and that it did not come, where it came past the processor', () => {
    expect(correctableOf({ status: 'Paid', paymentMethod: 'Check' })).toEqual({
      day: true,
      methods: ['Check', 'Wire', 'Refund/Credit'],
      statuses: ['Paid', 'Failed', 'Void'],
    })
  })

  it('is neither of a processor’s', () => {
    expect(correctableOf({ status: 'Paid', paymentMethod: 'Credit Card' })).toEqual({
      day: false,
      methods: ['Credit Card', 'Bank Account'],
      statuses: ['Paid'],
    })
  })

  it.each(['Failed', 'Void', 'In Process'] as const)('is neither of one that is %s', (status) => {
    expect(correctableOf({ status, paymentMethod: 'Wire' })).toMatchObject({ day: false, statuses: [status] })
  })

  it('leaves it as it is in any case', () => {
    for (const status of transactionStatuses)
      for (const paymentMethod of paymentMethods) {
        const { methods, statuses } = correctableOf({ status, paymentMethod })
        expect(methods).toContain(paymentMethod)
        expect(statuses).toContain(status)
      }
  })
})
