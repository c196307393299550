import { implement } from '#functions/_platform/http/implement.ts'
import { requirePolicy } from '#functions/policy/public.ts'
import { listPaymentMethods as contract } from '#shared/contracts/billing/methods.ts'
import { maySee, savedMethods } from '../store/savedMethods.ts'

/** People save a few. */
const most = 100

export const listPaymentMethods = implement(contract)(async ({ params, actor }) => {
  const { accountId } = await requirePolicy(params.policyId, actor)
  const { hits } = await savedMethods.list({ scopes: [`account:${accountId}`], size: most, descending: true })
  return hits.filter((method) => maySee(actor, method))
})
