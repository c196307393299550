import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { invoiceIdOf, invoices } from '#functions/ledger/store/invoices.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import type { Operation } from '#shared/contract/operation.ts'
import type { ProblemCode } from '#shared/contract/problems.ts'
import { payForAccount } from '#shared/contracts/billing/methods.ts'
import { resetFailedPayment } from '#shared/contracts/billing/payments.ts'
import { getPaymentProcessorKey } from '#shared/contracts/billing/processor.ts'
import { type InvoiceAction, invoiceLife } from '#shared/records/invoice/invoiceLife.ts'
import type { PaymentStatus } from '#shared/records/invoice/paymentStatus.ts'
import { cast } from '#tests/cast/actors.ts'
import { actionsBy, expectRefused } from '#tests/support/inStatus.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'

const notPayable: Readonly<Partial<Record<PaymentStatus, ProblemCode>>> = {
  Paid: 'billing.alreadyPaid',
  Processed: 'billing.inProcess',
}

describe('an invoice in a status that does not allow it', () => {
  let desk: PolicyDesk
  let policy: PolicyRecord
  beforeAll(async () => {
    desk = await openPolicyDesk()
    policy = await desk.aPolicy()
  })
  afterAll(() => desk.close())

  const operations = {
    getPaymentProcessorKey: {
      action: 'pay',
      contract: getPaymentProcessorKey,
      send: () => desk.asBilling(cast.superAdmin)(getPaymentProcessorKey, { query: { policyId: policy.id } }),
    },
    payForAccount: {
      action: 'pay',
      contract: payForAccount,
      send: () =>
        desk.asBilling(cast.superAdmin)(payForAccount, {
          params: { accountId: policy.accountId },
          body: { policyId: policy.id, tokenId: 'tok_1', amount: 1 },
        }),
    },
    resetFailedPayment: {
      action: 'reset',
      contract: resetFailedPayment,
      send: () => desk.asBilling(cast.superAdmin)(resetFailedPayment, { params: { policyId: policy.id } }),
    },
  } as const satisfies Record<
    string,
    { readonly action: InvoiceAction; readonly contract: Operation; readonly send: unknown }
  >

  it.each(Object.entries(operations) as [string, (typeof operations)[keyof typeof operations]][])(
    'refuses %s',
    async (name, { action, contract, send }) => {
      expect(actionsBy(invoiceLife, name)).toEqual([action])
      const problemIn = (status: PaymentStatus) => {
        const code = action === 'pay' ? notPayable[status] : 'billing.notFailed'
        expect(contract.problems).toContain(code)
        return { code }
      }
      await expectRefused({
        records: invoices,
        id: invoiceIdOf(policy.id),
        life: invoiceLife,
        by: name,
        send,
        problemIn,
      })
    },
  )
})
