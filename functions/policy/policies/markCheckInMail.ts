import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { paymentOf } from '#functions/ledger/public.ts'
import { markCheckInMail as contract } from '#shared/contracts/policy/policies.ts'
import { policies, requirePolicy } from '../store/policies.ts'

/** Of a policy that owes something; what is paid takes the word away again (`showPayment`). */
export const markCheckInMail = implement(contract)(async ({ params, body, actor, now, fail }) => {
  const policy = await requirePolicy(params.policyId, actor)
  const payment = await paymentOf(policy.id)
  if (payment === undefined) return fail('billing.notInvoiced')
  if (payment.dueAmount <= 0) return fail('billing.alreadyPaid')
  const { description } = body
  await commit([policies.update(policy, { ...policy, description, lastUpdated: now })])
  return { id: policy.id, description }
})
