import { expect, it } from 'vitest'
import { Transaction } from '#shared/contracts/billing/transaction.ts'
import { csvOfTransactions, transactionsOfFile } from './csvOfTransactions.ts'

const payment = (transactionId: string) =>
  Transaction.parse({
    id: 'txn_01JH0000000000000000000X01',
    transactionId,
    invoiceNumber: 'INV-1',
    policyId: 'pol_01JH0000000000000000000P01',
    policyNumber: 'PAL-US-1-01',
    companyName: '=Alder "Mills"',
    accountId: 'acc_01JH0000000000000000000C01',
    agencyId: 'agy_01JH0000000000000000000A01',
    status: 'Paid',
    paymentDate: '2026-02-03',
    paymentMethod: 'Check',
    processorName: 'Check',
    amountPaid: 123_456,
    currency: 'USD',
    isDownPayment: false,
    paymentDesc: '',
  })

it('a file has a row for each payment, amounts as numbers, and no formula', () => {
  expect(csvOfTransactions([payment('1017')], ['Paid on', 'Client'])).toBe(
    '"Paid on","Client"\r\n"2026-02-03","\'=Alder ""Mills""","PAL-US-1-01","Check","1017",1234.56,"USD","Paid"\r\n',
  )
})

it('a file is asked for page after page, and says where there is more', async () => {
  const pages: Readonly<Record<string, string>> = { first: 'second', second: 'third' }
  const whole = await transactionsOfFile(async (after = 'first') => ({
    hits: [payment(after)],
    totalHits: 3,
    ...(pages[after] !== undefined && { nextToken: pages[after] }),
  }))
  expect(whole.rows.map(({ transactionId }) => transactionId)).toEqual(['first', 'second', 'third'])
  expect(whole.isWhole).toBe(true)
  const endless = await transactionsOfFile(async () => ({ hits: [payment('1')], totalHits: 1, nextToken: 'more' }))
  expect(endless).toMatchObject({ isWhole: false })
  expect(endless.rows).toHaveLength(50)
})
