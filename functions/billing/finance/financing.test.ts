import { describe, expect, it } from 'vitest'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import type { Cancellation } from '#shared/contracts/policy/policyParts.ts'
import { addMonths } from '#shared/domain/calendar/moveDate.ts'
import { financeQuoteOf, planRefusal } from './financing.ts'

const invoice = {
  policyNumber: 'PAL-US-1000042-01',
  downPayment: 20_000,
  status: 'Unpaid',
  movements: [{ entryId: 'ent_1', kind: 'charge', amount: 100_003 }],
} as unknown as InvoiceRecord
const effectiveDate = '2026-12-01'
const covered = (months: number) => ({ effectiveDate, expirationDate: addMonths(effectiveDate, months) }) as const

describe('the plan of a policy', () => {
  it('has as many parts as are due before its cover ends', () => {
    const plan = financeQuoteOf(invoice, { ...covered(6), today: '2026-11-20' })
    expect(plan).toMatchObject({ NumberOfInstallments: 5, InstallmentAmount: 16_000, TotalPaymentAmount: 100_003 })
    expect(financeQuoteOf(invoice, { ...covered(12), today: '2026-11-20' }).NumberOfInstallments).toBe(10)
  })

  it('is not offered where its cover ends before the first of them', () => {
    const policy = { ...covered(6), agencyBilled: false }
    expect(planRefusal(invoice, policy, '2027-05-01')).toBe('its cover ends before a first part would be due.')
    expect(planRefusal(invoice, policy, '2027-04-01')).toBeUndefined()
    expect(planRefusal(invoice, { ...policy, agencyBilled: true }, '2027-04-01')).toBe('its agency is billed.')
  })

  it('is not offered once notice is given that cover ends: what is due is paid then', () => {
    const cancellation = { reason: 'Non-payment of premium' } as unknown as Cancellation
    const policy = { ...covered(12), agencyBilled: false, cancellation }
    expect(planRefusal(invoice, policy, '2026-12-20')).toBe(
      'its cover is to end, or has ended; what is due is paid whole.',
    )
  })
})
