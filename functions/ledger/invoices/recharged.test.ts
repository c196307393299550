import { describe, expect, it } from 'vitest'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import { recharged } from './recharged.ts'

const moved = (kind: InvoiceRecord['movements'][number]['kind'], amount: number) =>
  ({ kind, amount, lines: [], at: '2026-08-13T20:25:00.000Z' }) as unknown as InvoiceRecord['movements'][number] // as far as it is read
const lines = [
  { key: 'premium', amount: 1_900 },
  { key: 'brokerFee', amount: 100 },
] as const
const plain = { lines: [...lines], downPayment: 480 }
const failed = { status: 'Failed', description: 'The card was declined.' } as const

describe('an invoice that is charged otherwise than before', () => {
  it('is not asked for where nothing is charged any more, and speaks no more of a payment that failed', () => {
    const movements = [moved('charge', 285_800), moved('return', -285_800)]
    expect(recharged({ ...plain, ...failed, movements })).toMatchObject({ status: 'Unpaid', description: '' })
  })

  it('says of a payment that failed as long as it is to be made again', () => {
    const movements = [moved('charge', 285_800), moved('return', -85_800)]
    expect(recharged({ ...plain, ...failed, movements })).toMatchObject(failed)
  })

  it('goes on speaking of what else there is to say', () => {
    const said = { status: 'Partially Paid', description: 'By check, on its way.' } as const
    const movements = [moved('charge', 2_000), moved('payment', -1_000), moved('return', -1_000)]
    expect(recharged({ ...plain, ...said, movements })).toMatchObject({ status: 'Paid', description: said.description })
  })

  it('is paid down by a fifth of what is charged now, until a plan is signed: then as it was agreed', () => {
    const unpaid = { ...plain, status: 'Unpaid', description: '' } as const
    const movements = [moved('charge', 2_000), moved('charge', 1_000)]
    expect(recharged({ ...unpaid, movements }).downPayment).toBe(100 + 580)
    expect(recharged({ ...unpaid, movements: [...movements, moved('return', -2_950)] }).downPayment).toBe(50)
    const agreement = { schedule: [{ number: 0, amount: 480 }] } as unknown as InvoiceRecord['agreement'] // as far as it is read
    expect(recharged({ ...unpaid, agreement, movements }).downPayment).toBe(480)
    expect(recharged({ ...unpaid, agreement, movements: [moved('charge', 300)] }).downPayment).toBe(300)
  })
})
