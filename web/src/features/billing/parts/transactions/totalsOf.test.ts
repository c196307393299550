import { expect, it } from 'vitest'
import { totalsOf } from './totalsOf.ts'

it('payments are added up by what became of them', () => {
  const rows = [
    { status: 'Paid', amountPaid: 100 },
    { status: 'Failed', amountPaid: 30 },
    { status: 'Paid', amountPaid: 5 },
  ] as const
  expect(totalsOf(rows)).toEqual({ Paid: 105, 'In Process': 0, Failed: 30, Void: 0 })
})
