import { fail } from '#functions/_platform/problems/problem.ts'
import { openClaimOf } from '#functions/claims/public.ts'
import type { StoredDocument } from '../store/documents.ts'

/**
 * Nothing that may be evidence is deleted: while a claim of an account is open, its documents are held (rule: legal-hold).
 * @throws document.underHold
 */
export const mustNotBeHeld = async ({ accountId }: StoredDocument): Promise<void> => {
  const claim = accountId === undefined ? undefined : await openClaimOf(accountId)
  if (claim !== undefined) fail('document.underHold', { data: { claimNumber: claim.claimNumber ?? claim.id } })
}
