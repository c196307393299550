import { claimById } from '#functions/claims/public.ts'
import { coversOfAccount, holdOnPolicy, type PolicyRecord, policyById } from '#functions/policy/public.ts'
import { quoteById } from '#functions/quote/public.ts'
import type { DocumentRecord } from '../store/documents.ts'

/** The policies that a document may be evidence of: its own, its quote's or its claim's; else all of its account. */
const policiesOf = async ({
  accountId,
  claimId,
  policyId,
  quoteId,
}: DocumentRecord): Promise<readonly (PolicyRecord | undefined)[]> => {
  if (policyId !== undefined) return [await policyById(policyId)]
  const quote = quoteId === undefined ? undefined : await quoteById(quoteId)
  if (quote?.binder !== undefined) return [await policyById(quote.binder.id)]
  const claim = claimId === undefined ? undefined : await claimById(claimId)
  if (claim?.policyId !== undefined) return [await policyById(claim.policyId)]
  return accountId === undefined ? [] : coversOfAccount(accountId)
}

/** The policy under a hold that has a document stay (rule: legal-hold); undefined where none is. */
export const policyOnHold = async (
  document: DocumentRecord,
): Promise<{ readonly policyNumber: string; readonly hold: string } | undefined> => {
  for (const policy of await policiesOf(document)) {
    const hold = policy === undefined ? undefined : await holdOnPolicy(policy.id)
    if (policy !== undefined && hold !== undefined) return { policyNumber: policy.policyNumber, hold }
  }
  return undefined
}
