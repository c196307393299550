import { fail } from '#functions/_platform/problems/problem.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { type Account, companyToCover } from '#functions/account/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { isOver } from '#shared/domain/policy/policyStatusGroups.ts'
import { groundOf } from '../excess/above.ts'
import { mustBeFree, towerOf } from '../excess/tower.ts'
import { coversOverlapping, coverWords, layersOverlapping } from '../store/covers.ts'
import type { StoredPolicy } from '../store/policies.ts'

/**
 * Refuses to bring back cover of a company that has other cover by the same product on some of the same days meanwhile
 * (decision: covered-twice), or a layer whose place another one has taken; what still covers brings nothing back. What is
 * answered belongs to the commit.
 */
export const mustCoverOnce = async (
  policy: StoredPolicy,
  account: Account | undefined,
  now: Instant,
): Promise<readonly Write[]> => {
  if (account === undefined || !isOver(policy.status)) return []
  const { excess, limit, productType: product, effectiveDate, expirationDate: endDate } = policy
  if (excess?.primaryPolicyId !== undefined) {
    const { standing } = await towerOf(policy)
    mustBeFree(standing, { limit, attachmentPoint: excess.attachmentPoint }, [])
    return groundOf(policy, now)
  }
  const { others, held } = await companyToCover(account)
  const cover = { accountIds: [account.id, ...others], product, effectiveDate, endDate }
  if (excess !== undefined) {
    const { attachmentPoint, underlying } = excess
    mustBeFree(await layersOverlapping(cover), { limit, attachmentPoint }, underlying)
    return held
  }
  const covers = (await coversOverlapping(cover)).filter(({ id }) => id !== policy.id)
  return covers.length === 0
    ? held
    : fail('policy.coveredTwice', { data: { covers: coverWords(covers, policy.agencyId) } })
}
