import { type Claims, isWorkflow } from '#web/api/claims.ts'
import { personaOf, policyPath } from '#web/paths.ts'

/** The page of the policy, which whoever is signed in came from; whoever came by a code has none to go back to. */
export const wayBack = (claims: Claims | undefined, policyId: string): string | undefined =>
  claims === undefined || isWorkflow(claims) || personaOf(claims.accountType) === undefined
    ? undefined
    : policyPath(claims.accountType, policyId)
