import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { partnersOf } from '#functions/directory/public.ts'
import { bookBrokerChange } from '#functions/ledger/public.ts'
import type { BrokerChange } from '#shared/contracts/policy/brokerChange.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { formatMoney } from '#shared/domain/money/money.ts'
import type { PolicyTransaction } from '#shared/domain/policy/policyTransaction.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { savePolicy } from '../lifecycle/savePolicy.ts'
import { mustBeSaid } from '../stack/mustBeSaid.ts'
import { nextRevision, withTransaction } from '../stack/withTransaction.ts'
import type { StoredPolicy } from '../store/policies.ts'
import { brokerOf } from './brokerOf.ts'
import { type BrokerReversal, brokerReversal } from './brokerReversal.ts'

interface Doing {
  readonly by: string
  readonly now: Instant
  readonly note?: string | undefined
  /** What commission it was shown to move. */
  readonly expectedCommission?: MinorUnits | undefined
}

/** Refuses where another amount of commission goes back by now than whoever confirms it was shown. */
const mustMoveCommissionAsShown = ({ rated }: PolicyRecord, commission: MinorUnits, shown: MinorUnits | undefined) => {
  if (shown === undefined || shown === commission) return
  const text = (amount: MinorUnits) => formatMoney(amount, rated.currency, regionOf(config.region).locale)
  fail('policy.commissionMoved', {
    data: { now: text(commission), shown: text(shown), difference: text(commission - shown) },
  })
}

/** The change as it stands in the policy from now on: it was made, and was taken back. */
const reversedChange = (
  policy: PolicyRecord,
  { after }: BrokerReversal,
  change: PolicyTransaction,
): Pick<PolicyRecord, 'brokerChange'> =>
  policy.brokerChange === undefined
    ? {}
    : {
        brokerChange: {
          ...policy.brokerChange,
          status: 'REVERSED' satisfies BrokerChange['status'],
          from: brokerOf(after),
          to: brokerOf(policy),
          effectiveDate: change.effectiveDate,
        },
      }

/** Takes a change of broker back: policy, invoice and all commission since then are the former broker’s again, and of who stands above that one. */
export const reverseBroker = async (
  policy: StoredPolicy,
  change: PolicyTransaction,
  { by, now, note, expectedCommission }: Doing,
): Promise<void> => {
  const reason = mustBeSaid(note)
  const reversal = await brokerReversal(policy, change, { by, now, reason })
  mustMoveCommissionAsShown(policy, reversal.commission, expectedCommission)
  const { made, commission } = reversal
  const partnerIds = await partnersOf('policy', { agencyId: reversal.after.agencyId, accountId: policy.accountId })
  const after = { ...reversal.after, partnerIds: [...partnerIds] }
  const booked = await bookBrokerChange({ policy: after, from: policy.agencyId, commission, isReversal: true }, now)
  const { transactions } = withTransaction(policy, { ...made, postings: [...booked.postings] })
  const revision = nextRevision(policy)
  await savePolicy(
    policy,
    { ...after, ...reversedChange(policy, reversal, change), transactions },
    {
      writes: booked.writes,
      events: [
        ...booked.events,
        { name: 'policy.brokerChanged', detail: { policyId: policy.id, revision } },
        { name: 'policy.brokerNoticed', detail: { policyId: policy.id, noticeId: `REVERSED|${now}` } },
      ],
    },
  )
}
