import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { totalOf } from '../ledger/premiumBreakdown.ts'
import { downPaymentOf, financedInstalment, instalmentOffer, instalmentPlan, planStart } from './instalments.ts'
import { invoiceOf } from './invoice.ts'
import {
  allowedPaymentActions,
  canPayment,
  nextPaymentStatus,
  paymentStatuses,
  settledStatus,
} from './paymentStatus.ts'
import { isProcessorMethod } from './transactions.ts'

describe('down payment and instalments', () => {
  it('is 20 % of the premium less fees, plus the fees', () => {
    expect(downPaymentOf({ totalPremium: 535_000, brokerFee: 25_000, mgaFee: 10_000 })).toBe(100_000 + 35_000)
  })

  it('starts a day after the given date and the last instalment takes the rounding', () => {
    const plan = instalmentPlan(100_007, '2026-01-30')
    expect(plan).toHaveLength(10)
    expect(plan[0]).toEqual({ number: 1, dueDate: '2026-01-31', amount: 10_000 })
    expect(plan[1]?.dueDate).toBe('2026-02-28')
    expect(plan[9]).toEqual({ number: 10, dueDate: '2026-10-31', amount: 10_007 })
  })

  it('counts from a month after cover begins, or after it is signed when that is later', () => {
    expect(planStart('2026-11-20', '2026-12-04')).toBe('2027-01-04')
    expect(planStart('2026-11-20', '2026-11-13')).toBe('2026-12-20')
  })

  it('never loses or invents a cent', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 })
    fc.assert(
      fc.property(
        fc.integer({ min: 2_000_000, max: 1_000_000_000 }),
        cents,
        cents,
        (totalPremium, brokerFee, mgaFee) => {
          const { downPayment, instalments } = instalmentOffer({ totalPremium, brokerFee, mgaFee }, '2026-05-31')
          expect(downPayment + instalments.reduce((sum, { amount }) => sum + amount, 0)).toBe(totalPremium)
        },
      ),
      { numRuns: 200 },
    )
  })

  it('finances at a yearly rate by level payments', () => {
    expect(financedInstalment(1_000_000, 12, 10)).toEqual({ instalmentAmount: 105_582, financeCharge: 55_820 })
    expect(financedInstalment(1_000_000, 0, 10)).toEqual({ instalmentAmount: 100_000, financeCharge: 0 })
  })
})

describe('payment status', () => {
  it('is processed until the processor confirms, then paid in part or in full', () => {
    expect(nextPaymentStatus('Unpaid', 'submit')).toEqual({ ok: true, status: 'Processed' })
    expect(nextPaymentStatus('Processed', 'settle', settledStatus(1000, 400))).toMatchObject({
      status: 'Partially Paid',
    })
    expect(nextPaymentStatus('Processed', 'settle', settledStatus(1000, 1000))).toMatchObject({ status: 'Paid' })
  })

  it('can be made again only when it failed', () => {
    expect(nextPaymentStatus('Failed', 'reset')).toEqual({ ok: true, status: 'Unpaid' })
    expect(paymentStatuses.filter((status) => canPayment(status, 'reset'))).toEqual(['Failed'])
  })

  it('refuses to pay what is paid', () => {
    expect(nextPaymentStatus('Paid', 'submit')).toEqual({
      ok: false,
      current: 'Paid',
      allowed: allowedPaymentActions('Paid'),
    })
  })

  it('knows cards and bank accounts go through the processor', () => {
    expect(isProcessorMethod('Credit Card')).toBe(true)
    expect(isProcessorMethod('Check')).toBe(false)
  })
})

describe('an invoice', () => {
  it('lists what is owed for what, adding up to the total premium, due in seven days', () => {
    const rated = {
      premium: 500_00,
      tria: 0,
      fees: { brokerFee: 25_00, mgaFee: 10_00 },
      taxes: { stampDuty: 5_00 },
      commission: 9,
    }
    const invoice = invoiceOf(rated, 'PAL-AU-1000001-01', 1, '2026-02-25')
    expect(invoice.lines.map(({ key }) => key)).toEqual(['premium', 'brokerFee', 'mgaFee', 'stampDuty'])
    expect(invoice.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(totalOf(rated))
    expect(invoice).toMatchObject({ dueDate: '2026-03-04', invoiceNumber: 'INV-PAL-AU-1000001-01-1', total: 540_00 })
  })
})
