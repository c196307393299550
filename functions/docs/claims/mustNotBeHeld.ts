import { fail } from '#functions/_platform/problems/problem.ts'
import { openClaimOf } from '#functions/claims/public.ts'
import { policyOnHold } from '../retention/policyOnHold.ts'
import type { StoredDocument } from '../store/documents.ts'

/**
 * Nothing that may be evidence is deleted: while a claim of an account is open, or a hold stands on a policy, their documents
 * are held (rule: legal-hold).
 * @throws document.onHold, document.underHold
 */
export const mustNotBeHeld = async (document: StoredDocument): Promise<void> => {
  const { accountId } = document
  const claim = accountId === undefined ? undefined : await openClaimOf(accountId)
  if (claim !== undefined) fail('document.underHold', { data: { claimNumber: claim.claimNumber ?? claim.id } })
  const held = await policyOnHold(document)
  if (held !== undefined) fail('document.onHold', { data: { policyNumber: held.policyNumber } })
}
