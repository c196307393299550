import { claimById } from '#functions/claims/public.ts'
import { holdOnAccount, holdOnPolicy, policyById } from '#functions/policy/public.ts'
import { quoteById } from '#functions/quote/public.ts'
import type { DocumentRecord } from '../store/documents.ts'

/** The policy that a document may be evidence of: its own, its quote's or its claim's. */
const policyOf = async ({ claimId, policyId, quoteId }: DocumentRecord): Promise<string | undefined> => {
  if (policyId !== undefined) return policyId
  const quote = quoteId === undefined ? undefined : await quoteById(quoteId)
  if (quote?.binder !== undefined) return quote.binder.id
  return claimId === undefined ? undefined : (await claimById(claimId))?.policyId
}

/** The policy under a hold that has a document stay, of what is of none any of its account (rule: legal-hold); undefined where none is. */
export const policyOnHold = async (
  document: DocumentRecord,
): Promise<{ readonly policyNumber: string; readonly hold: string } | undefined> => {
  const policyId = await policyOf(document)
  if (policyId === undefined) return document.accountId === undefined ? undefined : holdOnAccount(document.accountId)
  const hold = await holdOnPolicy(policyId)
  const policy = hold === undefined ? undefined : await policyById(policyId)
  return hold === undefined || policy === undefined ? undefined : { policyNumber: policy.policyNumber, hold }
}
