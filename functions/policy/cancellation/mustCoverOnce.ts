import { fail } from '#functions/_platform/problems/problem.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { type Account, companyToCover } from '#functions/account/public.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { isOver } from '#shared/domain/policy/policyStatusGroups.ts'
import { coversOverlapping, coverWords } from '../store/covers.ts'

/**
 * Refuses to bring back cover of a company that has other cover by the same product on some of the same days meanwhile
 * (decision: covered-twice); what still covers, and a layer, brings nothing back. What is answered belongs to the commit.
 */
export const mustCoverOnce = async (policy: PolicyRecord, account: Account | undefined): Promise<readonly Write[]> => {
  if (account === undefined || policy.excess !== undefined || !isOver(policy.status)) return []
  const { others, held } = await companyToCover(account)
  const { productType: product, effectiveDate, expirationDate: endDate } = policy
  const cover = { accountIds: [account.id, ...others], product, effectiveDate, endDate }
  const covers = (await coversOverlapping(cover)).filter(({ id }) => id !== policy.id)
  return covers.length === 0
    ? held
    : fail('policy.coveredTwice', { data: { covers: coverWords(covers, policy.agencyId) } })
}
