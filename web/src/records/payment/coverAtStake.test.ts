import { expect, it } from 'vitest'
import { coverAtStake } from './coverAtStake.ts'

const unpaid = { reason: 'Premium not paid', effectiveDate: '2027-01-11', lapsesOn: '2027-02-10' } as never

it('says until when paying keeps cover that ends because nothing was paid, or brings it back', () => {
  expect(coverAtStake({ status: 'CANCEL PENDING', cancellation: unpaid })).toEqual({
    ...{ standing: 'ends', day: '2027-01-11', payBy: '2027-01-10' },
  })
  expect(coverAtStake({ status: 'IN REINSTATEMENT PERIOD', cancellation: unpaid })).toEqual({
    ...{ standing: 'ended', day: '2027-01-11', payBy: '2027-02-09' },
  })
})

it('says nothing where paying changes nothing in the cover', () => {
  expect(coverAtStake({ status: 'IN FORCE', cancellation: undefined })).toBeUndefined()
  expect(coverAtStake({ status: 'CANCELLED', cancellation: unpaid })).toBeUndefined()
  const moratorium = { kind: 'moratorium', id: 'mor_1', name: 'Bulletin 9', from: '2027-01-01' } as const
  const freezes = [{ ...moratorium, acts: ['cancelNonPayment' as const], until: '2027-01-31' as const }]
  expect(coverAtStake({ status: 'CANCEL PENDING', cancellation: unpaid, freezes })).toBeUndefined()
  const closed = { reason: 'Business closed or sold', effectiveDate: '2027-01-11' } as never
  expect(coverAtStake({ status: 'CANCEL PENDING', cancellation: closed })).toBeUndefined()
})
