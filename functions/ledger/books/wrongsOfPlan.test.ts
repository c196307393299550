import { describe, expect, it } from 'vitest'
import type { InvoiceRecord, Movement } from '#shared/contracts/billing/invoiceRecord.ts'
import { EntryId } from '#shared/domain/ids/ids.ts'
import { scheduleOfQuote } from '../invoices/plan.ts'
import { wrongsOfPlan } from './wrongsOfPlan.ts'

const quote = {
  FinanceQuoteNumber: 'FIN-1',
  AmountFinanced: 100_003,
  APR: 0,
  NumberOfInstallments: 10,
  TotalPremium: 125_003,
  DownPayment: 25_000,
  TotalPaymentAmount: 125_003,
  InstallmentAmount: 10_000,
  FinanceCharge: 0,
  FirstInstallmentDue: '2026-02-11' as const,
}
const moved = (kind: Movement['kind'], amount: number): Movement => ({
  entryId: EntryId.parse('ent_01JH0000000000000000000001'),
  kind,
  amount,
  at: '2026-01-10T12:00:00.000Z',
})
const signedWith = (schedule: ReturnType<typeof scheduleOfQuote>, movements: readonly Movement[], more: object = {}) =>
  ({
    policyNumber: 'PAL-US-1000007-01',
    dueDate: '2026-02-10',
    movements: [moved('charge', 125_003), ...movements],
    financeQuote: quote,
    agreement: { FinanceQuoteNumber: 'FIN-1', schedule },
    ...more,
  }) as unknown as InvoiceRecord // what a plan is judged by
const schedule = scheduleOfQuote(quote, '2026-01-10')

describe('the plan of an invoice', () => {
  it('adds up, however much is paid, charged beside it or returned', () => {
    const lives = [
      [],
      [moved('payment', -25_000)],
      [moved('payment', -38_000), moved('chargeback', 13_000)],
      [moved('payment', -125_003)],
      [moved('payment', -45_000), moved('return', -90_000), moved('refund', 9_997)],
      [moved('payment', -25_000), moved('return', -110_000), moved('refund', 9_997), moved('chargeback', 25_000)],
      [moved('payment', -140_000)],
      [moved('payment', -25_000), moved('charge', 5_000), moved('charge', 1_500)],
      [moved('payment', -25_000), moved('writeOff', -100_003)],
    ]
    for (const movements of lives) expect(wrongsOfPlan(signedWith(schedule, movements))).toEqual([])
  })

  it('is told where its parts are not what was signed for', () => {
    const short = schedule.map((part) => (part.number === 10 ? { ...part, amount: part.amount - 1 } : part))
    expect(wrongsOfPlan(signedWith(short, []))).toEqual([
      'the installments that were signed come to 125002, which should be 125003',
    ])
  })

  it('is told where it has no part to take what is charged', () => {
    expect(wrongsOfPlan(signedWith([], [moved('payment', -25_000)]))).toEqual([
      'the installments that were signed come to 0, which should be 125003',
      'the installments come to 0, which should be 125003',
      'what was paid on the installments come to 0, which should be 25000',
      'what is due of the installments come to 0, which should be 100003',
      'paid and due of the installments come to 0, which should be 125003',
    ])
  })

  it('is told where a late fee is of no part of it, or of no plan', () => {
    const lateFees = [{ number: 12, dueDate: '2027-01-11', amount: 1_500, chargedOn: '2027-01-21' }]
    expect(wrongsOfPlan(signedWith(schedule, [], { lateFees }))).toEqual([
      'a late fee is charged on installment 12, which there is not',
    ])
    expect(wrongsOfPlan(signedWith(schedule, [], { agreement: undefined, lateFees }))).toEqual([
      'late fees are charged on a plan that was not signed',
    ])
  })
})
