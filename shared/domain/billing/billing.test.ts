import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { addMonths } from '../calendar/moveDate.ts'
import { totalOf } from '../ledger/premiumBreakdown.ts'
import { downPaymentOf, financedInstalment, instalmentPlan, instalmentsBefore, planStart } from './instalments.ts'
import { invoiceOf } from './invoice.ts'
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
    expect(planStart({ today: '2026-11-20', effectiveDate: '2026-12-04' })).toBe('2027-01-04')
    expect(planStart({ today: '2026-11-20', effectiveDate: '2026-11-13' })).toBe('2026-12-20')
  })

  it('has ten instalments, or as many as are due before cover ends', () => {
    const count = (effectiveDate: CalendarDate, months: number, today = effectiveDate) =>
      instalmentsBefore({ endDate: addMonths(effectiveDate, months), from: planStart({ today, effectiveDate }) })
    expect([count('2026-12-01', 18), count('2026-12-01', 12), count('2026-12-01', 11)]).toEqual([10, 10, 10])
    expect([count('2026-12-01', 9), count('2026-12-01', 6), count('2026-08-31', 6)]).toEqual([8, 5, 5])
    expect([count('2026-12-01', 12, '2027-06-15'), count('2026-12-01', 6, '2027-05-01')]).toEqual([5, 0])
  })

  it('never loses or invents a cent', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 })
    fc.assert(
      fc.property(
        fc.integer({ min: 2_000_000, max: 1_000_000_000 }),
        cents,
        cents,
        (totalPremium, brokerFee, mgaFee) => {
          const downPayment = downPaymentOf({ totalPremium, brokerFee, mgaFee })
          const instalments = instalmentPlan(totalPremium - downPayment, '2026-05-31')
          expect(downPayment + instalments.reduce((sum, { amount }) => sum + amount, 0)).toBe(totalPremium)
        },
      ),
      { numRuns: 200 },
    )
  })

  it('finances at a yearly rate by level payments', () => {
    expect(financedInstalment(1_000_000, { apr: 12, count: 10 })).toEqual({
      instalmentAmount: 105_582,
      financeCharge: 55_820,
    })
    for (const apr of [0, 1e-16, 1e-300])
      expect(financedInstalment(1_000_000, { apr, count: 10 })).toEqual({
        instalmentAmount: 100_000,
        financeCharge: 0,
      })
  })
})

describe('how it was paid', () => {
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
      carrierCommission: 15,
    }
    const invoice = invoiceOf(rated, 'PAL-AU-1000001-01', 1, '2026-02-25')
    expect(invoice.lines.map(({ key }) => key)).toEqual(['premium', 'brokerFee', 'mgaFee', 'stampDuty'])
    expect(invoice.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(totalOf(rated))
    expect(invoice).toMatchObject({ dueDate: '2026-03-04', invoiceNumber: 'INV-PAL-AU-1000001-01-1', total: 540_00 })
  })
})
