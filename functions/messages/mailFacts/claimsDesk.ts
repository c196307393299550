import { userById, usersOfRole } from '#functions/directory/public.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'

/** The heads of claims, and whoever of staff works on a claim: first names by e-mail, each once. */
export const claimsDesk = async (
  claim: Pick<ClaimRecord, 'adjuster'> | undefined,
): Promise<readonly (readonly [email: string, firstName: string])[]> => {
  const adjuster = claim?.adjuster && (await userById(claim.adjuster.id))
  const people = [...(await usersOfRole('Head of Claims')), ...(adjuster?.accountType === 'COWBELL' ? [adjuster] : [])]
  return [...new Map(people.filter(({ enabled }) => enabled).map(({ email, firstName }) => [email, firstName]))]
}
