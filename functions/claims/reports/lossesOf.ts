import { filedClaimStatuses } from '#shared/records/claim/claimStatus.ts'
import { claims } from '../store/claims.ts'

const pageSize = 500
/** Reads stop here, as those of policies do, and it is told. */
const mostPages = 40

/** What a claim costs so far, of which policy. */
export interface Loss {
  readonly policyId?: string | undefined
  /** Paid and outstanding, minor units. */
  readonly incurred: number
}

/** The next filed claims of some lists, by what they cost so far. */
export const lossPage = async (
  scopes: readonly string[],
  { after, size }: { readonly after: string | undefined; readonly size: number },
): Promise<{ readonly losses: readonly Loss[]; readonly nextToken?: string | undefined }> => {
  const { hits, nextToken } = await claims.list({ scopes, group: filedClaimStatuses, size, after })
  return {
    losses: hits.map(({ policyId, paid, outstanding }) => ({ policyId, incurred: paid + outstanding })),
    nextToken,
  }
}

/** The filed claims of some lists, by what they cost so far, and whether they are all. */
export const lossesOf = async (
  scopes: readonly string[],
): Promise<{ readonly losses: readonly Loss[]; readonly isWhole: boolean }> => {
  const found: Loss[] = []
  let after: string | undefined
  for (let pages = 0; pages < mostPages; pages += 1) {
    const page = await lossPage(scopes, { size: pageSize, after })
    found.push(...page.losses)
    after = page.nextToken
    if (after === undefined) return { losses: found, isWhole: true }
  }
  return { losses: found, isWhole: false }
}
