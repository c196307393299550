import { openClaimStatuses } from '#shared/records/claim/claimStatus.ts'
import { type ClaimRow, claims } from '../store/claims.ts'

/** A claim of an account that was filed and is not closed. */
export const openClaimOf = async (accountId: string): Promise<ClaimRow | undefined> =>
  (await claims.every({ scopes: [`account:${accountId}`], group: [...openClaimStatuses] }))[0]
