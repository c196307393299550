import { implement } from '#functions/_platform/http/implement.ts'
import { listUnfiledPolicies as contract } from '#shared/contracts/policy/surplusFiling.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { daysBetween } from '#shared/domain/calendar/daysBetween.ts'
import { policyPage } from '../search/policyPage.ts'
import { policies } from '../store/policies.ts'
import { unfiledGroup } from '../store/policyGroups.ts'
import { filingOf } from './filingOf.ts'

/** What a state asks for is read off each policy of the page. */
export const listUnfiledPolicies = implement(contract)(async ({ query, actor, now }) => {
  const page = await policyPage(actor, [unfiledGroup], query)
  const kept = await policies.byIds(page.hits.map(({ id }) => id))
  const hits = page.hits.flatMap((row) => {
    const policy = kept.find(({ id }) => id === row.id)
    if (policy === undefined) return []
    const { state, boundOn, rule, due } = filingOf(policy)
    const today = dateAt(now, policy.timeZone)
    return [
      {
        ...row,
        state,
        boundOn,
        daysSince: daysBetween({ from: boundOn, until: today }),
        filedWith: rule.filedWith,
        due,
        daysLeft: daysBetween({ from: today, until: due }),
        source: rule.source,
      },
    ]
  })
  return { ...page, hits }
})
