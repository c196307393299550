import { financerOf } from '#functions/ledger/public.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { financersOf } from '../policies/financersOf.ts'

/** Who hears that cover ends, or does not: insured, agent, and by its name who finances the premium, where somebody of it can be told. */
export const toldOfCover = async (
  policy: PolicyRecord,
): Promise<Pick<PolicyRecord, 'agentEmail' | 'customerEmail'> & { readonly financer?: string | undefined }> => {
  const { agentEmail, customerEmail } = policy
  const financer = await financerOf(policy.id)
  const isTold = financer !== undefined && (await financersOf(policy, financer.name)).length > 0
  return { agentEmail, customerEmail, ...(isTold && { financer: financer.name }) }
}
