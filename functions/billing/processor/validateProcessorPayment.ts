import { implement } from '#functions/_platform/http/implement.ts'
import { requirePolicy } from '#functions/policy/public.ts'
import { validateProcessorPayment as contract } from '#shared/contracts/billing/processor.ts'
import { processorTransaction } from './processor.ts'

/** Valid is a payment of this policy that the processor has taken, of exactly this amount. */
export const validateProcessorPayment = implement(contract)(async ({ body, actor, fail }) => {
  const policy = await requirePolicy(body.policyId, actor)
  const told = await processorTransaction(body.transactionId)
  if (told === undefined || told.reference !== policy.policyNumber) return fail('billing.transactionNotFound')
  return { valid: told.status === 'succeeded' && told.amount === body.amount, status: told.status }
})
