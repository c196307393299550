import { implement } from '#functions/_platform/http/implement.ts'
import { commissionsOn, policyCommission } from '#functions/ledger/public.ts'
import { getPolicyCommission as contract } from '#shared/contracts/policy/commission.ts'
import { commissionTerms } from '#shared/domain/quoting/commissionTerms.ts'
import { requirePolicy } from '../store/policies.ts'

/** Of a binder what it will be once it is issued; of a policy what its postings say. */
export const getPolicyCommission = implement(contract)(async ({ params, actor, now }) => {
  const {
    id,
    agencyBilled,
    commissionPercent = commissionTerms.standard,
    rated,
  } = await requirePolicy(params.policyId, actor)
  const terms = { commissionPercent, agencyBilled, currency: rated.currency }
  const booked = await policyCommission(id, now)
  if (booked === undefined) {
    const { commission } = commissionsOn({ premium: rated.premium, commissionPercent })
    return { ...terms, commissionAmount: commission, earned: 0, retained: 0, booked: 0, toBook: 0 }
  }
  const { written, ...rest } = booked
  return { ...terms, commissionAmount: written, ...rest }
})
