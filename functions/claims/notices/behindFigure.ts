import { config } from '#functions/_platform/config/config.ts'
import { policiesById } from '#functions/policy/public.ts'
import type { QueryOf } from '#shared/contract/operation.ts'
import type { searchClaims } from '#shared/contracts/claims/claims.ts'
import { activeStatuses, hasNeverCovered } from '#shared/domain/policy/policyStatusGroups.ts'
import { filedClaimStatuses } from '#shared/records/claim/claimStatus.ts'
import { territoryOf } from '#shared/regions/territories.ts'
import type { ClaimRow } from '../store/claims.ts'

type Cut = Pick<QueryOf<typeof searchClaims>, 'began' | 'limit' | 'state'>

/** Whether a figure by year, limit or state is asked for, whose claims are those of the policies that it counts. */
const isCut = ({ began, limit, state }: Cut): boolean => [began, limit, state].some((each) => each !== undefined)

/** The filed claims among some that a figure counts: of a year those of all that was cover, else of what covers. */
export const behindFigure = async (rows: readonly ClaimRow[], cut: Cut): Promise<ReadonlySet<ClaimRow>> => {
  if (!isCut(cut)) return new Set(rows)
  const { began, limit, state } = cut
  const filed = rows.filter(({ status }) => (filedClaimStatuses as readonly string[]).includes(status))
  const policies = await policiesById([...new Set(filed.flatMap(({ policyId }) => policyId ?? []))])
  const counted = policies.filter(
    ({ aggLimit, cancellation, effectiveDate, firmographicData, status }) =>
      !hasNeverCovered({ cancellation, status }) &&
      (began === undefined || effectiveDate.startsWith(began)) &&
      (limit === undefined || aggLimit === limit) &&
      (state === undefined || (territoryOf(config.region, firmographicData) ?? '') === state) &&
      ((limit === undefined && state === undefined) || activeStatuses.includes(status)),
  )
  const ids: ReadonlySet<string | undefined> = new Set(counted.map(({ id }) => id))
  return new Set(filed.filter(({ policyId }) => ids.has(policyId)))
}
