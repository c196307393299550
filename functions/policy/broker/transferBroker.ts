import { defaultTeam, partnersOf } from '#functions/directory/public.ts'
import { bookBrokerChange } from '#functions/ledger/public.ts'
import type { BrokerChange } from '#shared/contracts/policy/brokerChange.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { restOfCommission } from '#shared/domain/policy/brokerOfRecord.ts'
import { changesBetween, type Leaves } from '#shared/domain/policy/policyLeaves.ts'
import { termsAt } from '#shared/domain/policy/policyStack.ts'
import { leavesOf } from '#shared/domain/policy/policyTerms.ts'
import { afterAction } from '../lifecycle/policyAction.ts'
import { savePolicy } from '../lifecycle/savePolicy.ts'
import { recordOfStack } from '../stack/recordOfStack.ts'
import { nextRevision, withTransaction } from '../stack/withTransaction.ts'
import type { StoredPolicy } from '../store/policies.ts'

const isOfBroker = (field: string): boolean =>
  /^(agencyId|agencyName|agentEmail|agentFirstName|agentLastName|agentPhone|teamIds\..*)$/.test(field)

/** The terms with another broker: nothing of the former's agent or teams stays. */
const withBroker = (before: Leaves, to: BrokerChange['to'], teamIds: readonly string[]): Leaves => ({
  ...Object.fromEntries(Object.entries(before).filter(([field]) => !isOfBroker(field))),
  ...leavesOf({ ...to, teamIds }),
})

/**
 * The days to object are over: the policy, its invoice and the commission of the days that are left are the new broker's, and
 * who stands above that one, and nobody above the former, has a share in it.
 */
export const transferBroker = async (policy: StoredPolicy, change: BrokerChange, now: Instant): Promise<void> => {
  const { effectiveDate, to } = change
  const [team, partnerIds] = await Promise.all([
    defaultTeam(to.agencyId),
    partnersOf('policy', { agencyId: to.agencyId, accountId: policy.accountId }),
  ])
  const before = termsAt(policy.transactions, { effective: effectiveDate })
  const changes = changesBetween(before, withBroker(before, to, team === undefined ? [] : [team.id]))
  const made = { kind: 'BROKER_OF_RECORD' as const, effectiveDate, known: now, by: change.receivedBy, changes }
  const moved = {
    ...recordOfStack(withTransaction(afterAction(policy, 'transferBroker', now), made)),
    partnerIds: [...partnerIds],
  }
  const term = { effectiveDate: policy.effectiveDate, endDate: policy.expirationDate }
  const booked = await bookBrokerChange(
    {
      policy: moved,
      from: policy.agencyId,
      commission: restOfCommission(policy.transactions, term, effectiveDate),
    },
    now,
  )
  const { transactions } = withTransaction(policy, { ...made, postings: [...booked.postings] })
  const revision = nextRevision(policy)
  await savePolicy(
    policy,
    // What was agreed with the former broker is the former's.
    { ...moved, transactions, commissionAgreement: undefined, brokerChange: { ...change, status: 'CHANGED' } },
    {
      writes: booked.writes,
      events: [
        ...booked.events,
        { name: 'policy.brokerChanged', detail: { policyId: policy.id, revision } },
        { name: 'policy.brokerNoticed', detail: { policyId: policy.id, noticeId: `CHANGED|${now}` } },
      ],
    },
  )
}
