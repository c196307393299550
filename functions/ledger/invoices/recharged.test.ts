import { describe, expect, it } from 'vitest'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import { recharged } from './recharged.ts'

const moved = (kind: InvoiceRecord['movements'][number]['kind'], amount: number) =>
  ({ kind, amount, lines: [], at: '2026-08-13T20:25:00.000Z' }) as unknown as InvoiceRecord['movements'][number] // as far as it is read
const failed = { status: 'Failed', description: 'The card was declined.' } as const

describe('an invoice that is charged otherwise than before', () => {
  it('is settled where nothing is left of it, and speaks no more of a payment that failed', () => {
    const movements = [moved('charge', 285_800), moved('return', -285_800)]
    expect(recharged({ ...failed, movements })).toMatchObject({ status: 'Paid', description: '' })
  })

  it('says of a payment that failed as long as it is to be made again', () => {
    const movements = [moved('charge', 285_800), moved('return', -85_800)]
    expect(recharged({ ...failed, movements })).toMatchObject(failed)
  })

  it('goes on speaking of what else there is to say', () => {
    const said = { status: 'Partially Paid', description: 'By check, on its way.' } as const
    const movements = [moved('charge', 2_000), moved('payment', -1_000), moved('return', -1_000)]
    expect(recharged({ ...said, movements })).toMatchObject({ status: 'Paid', description: said.description })
  })
})
