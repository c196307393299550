import { implement } from '#functions/_platform/http/implement.ts'
import { previewBrokerChange as contract } from '#shared/contracts/policy/brokerOfRecord.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { objectionEndsOn, restOfCommission } from '#shared/domain/policy/brokerOfRecord.ts'
import { mustAllow } from '../lifecycle/guards.ts'
import { requirePolicy } from '../store/policies.ts'
import { brokerDay } from './brokerDay.ts'
import { brokerOf } from './brokerOf.ts'
import { businessDaysOf } from './businessDaysOf.ts'

export const previewBrokerChange = implement(contract)(async ({ params, query, actor, now }) => {
  const policy = await requirePolicy(params.policyId, actor)
  mustAllow(policy, 'changeBroker', actor)
  const { expirationDate: endDate, timeZone, transactions, customerEmail, rated } = policy
  const today = dateAt(now, timeZone)
  const effectiveDate = brokerDay(policy, { asked: query.effectiveDate, today })
  const written = transactions.reduce((sum, { money }) => sum + money.commission, 0)
  const rest = restOfCommission(transactions, { effectiveDate: policy.effectiveDate, endDate }, effectiveDate)
  const { agencyName, agentEmail } = brokerOf(policy)
  return {
    currency: rated.currency,
    effectiveDate,
    objectUntil: objectionEndsOn(today, businessDaysOf(policy)),
    agencyName,
    commissionKept: written - rest,
    commissionMoved: rest,
    toldTo: [customerEmail, agentEmail].filter((email) => email !== undefined),
  }
})
