import { expect, it } from 'vitest'
import { updateTransaction } from './transactions.ts'

const payment = {
  id: 'txn_01JH0000000000000000000T01',
  transactionId: 'CHK-1042',
  invoiceNumber: 'INV-US-1000001',
  status: 'Paid',
  paymentDate: '2026-11-20',
  paymentMethod: 'Check',
  processorName: 'Lockbox',
  amountPaid: 125_000,
  paymentDesc: '',
}
const wrong = (more: object) =>
  updateTransaction.body
    .safeParse({ ...payment, ...more })
    .error?.issues.map(({ path, message }) => [path[0], message] as const)

it('a payment that is corrected has all its fields', () => {
  expect(wrong({})).toBeUndefined()
  for (const field of [
    'transactionId',
    'invoiceNumber',
    'status',
    'paymentDate',
    'paymentMethod',
    'processorName',
  ] as const)
    expect(wrong({ [field]: undefined })?.map(([name]) => name)).toEqual([field])
  expect(wrong({ amountPaid: undefined })).toEqual([['amountPaid', 'Amount Paid is a required field']])
})

it('a payment that is corrected is of nothing at least and a trillion at most', () => {
  expect(wrong({ amountPaid: 0 })).toBeUndefined()
  expect(wrong({ amountPaid: -1 })?.map(([name]) => name)).toEqual(['amountPaid'])
  expect(wrong({ amountPaid: 1e14 })).toBeUndefined()
  expect(wrong({ amountPaid: 1e14 + 1 })).toEqual([
    ['amountPaid', 'Amount Paid must be less than or equal to 1,000,000,000,000'],
  ])
})

it('a payment that is corrected has its day as year, month and day', () => {
  expect(wrong({ paymentDate: '11/20/2026' })?.map(([name]) => name)).toEqual(['paymentDate'])
})
