import { describe, expect, it } from 'vitest'
import { nextIn } from '../life.ts'
import { canInvoice, invoiceLife, settledStatus } from './invoiceLife.ts'
import { paymentStatuses } from './paymentStatus.ts'

describe('the life of an invoice', () => {
  it('is processed until the processor confirms, then paid in part or in full', () => {
    expect(nextIn(invoiceLife, 'Unpaid', 'process')).toEqual({ ok: true, status: 'Processed' })
    expect(nextIn(invoiceLife, 'Processed', 'settle', settledStatus({ total: 1000, received: 400 }))).toMatchObject({
      status: 'Partially Paid',
    })
    expect(nextIn(invoiceLife, 'Processed', 'settle', settledStatus({ total: 1000, received: 1000 }))).toMatchObject({
      status: 'Paid',
    })
  })

  it('can be made again only when it failed', () => {
    expect(nextIn(invoiceLife, 'Failed', 'reset')).toEqual({ ok: true, status: 'Unpaid' })
    expect(paymentStatuses.filter((status) => canInvoice(status, 'reset'))).toEqual(['Failed'])
  })

  it('refuses to pay what is paid', () => {
    expect(nextIn(invoiceLife, 'Paid', 'process')).toMatchObject({ ok: false, current: 'Paid' })
    expect(paymentStatuses.filter((status) => !canInvoice(status, 'pay'))).toEqual(['Processed', 'Paid'])
  })
})
