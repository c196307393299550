import { implement } from '#functions/_platform/http/implement.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { paymentsOfPolicy } from '#functions/ledger/store/transactions.ts'
import { policyByNumber, requirePolicy } from '#functions/policy/public.ts'
import { getProcessorPayment as contract } from '#shared/contracts/billing/processor.ts'
import { isProcessorMethod } from '#shared/domain/billing/transactions.ts'

export const getProcessorPayment = implement(contract)(async ({ params, actor }) => {
  const { id } = (await policyByNumber(params.policyNumber)) ?? fail('policy.notFound')
  await requirePolicy(id, actor)
  const payments = await paymentsOfPolicy(id)
  return {
    transactions: payments
      .filter(({ paymentMethod }) => isProcessorMethod(paymentMethod))
      .map(({ transactionId, status, amountPaid, paidWith }) => ({
        transactionId,
        status,
        amount: amountPaid,
        tokenId: paidWith?.token,
      })),
  }
})
