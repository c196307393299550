import { expect, it } from 'vitest'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import { refusalOf } from '#tests/support/refusalOf.ts'
import { mustBePayable } from './guards.ts'

it.each([
  ['what is due is paid', 'Unpaid', 100, undefined],
  ['so is the rest', 'Partially Paid', 1, undefined],
  ['and what failed', 'Failed', 100, undefined],
  ['what is paid is not paid again', 'Paid', 0, 'billing.alreadyPaid'],
  ['nor where more was charged after it', 'Paid', 100, 'billing.alreadyPaid'],
  ['nothing is taken where nothing is due', 'Unpaid', 0, 'billing.alreadyPaid'],
  ['nor where the insured has a credit', 'Unpaid', -1, 'billing.alreadyPaid'],
  ['nor while a payment is being processed', 'Processed', 100, 'billing.inProcess'],
] as const)('%s', (_, status, amount, code) => {
  // An invoice, as far as a payment looks at it.
  const invoice = { status, movements: [{ kind: 'charge', amount }] } as unknown as InvoiceRecord
  expect(refusalOf(() => mustBePayable(invoice))?.code).toBe(code)
})
