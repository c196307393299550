import { config } from '#functions/_platform/config/config.ts'
import { inRegion } from '#functions/_platform/problems/inRegion.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { bookChange } from '#functions/ledger/public.ts'
import {
  breakdownOfChange,
  nextRevision,
  type PolicyRecord,
  type StoredPolicy,
  savePolicy,
  withTransaction,
} from '#functions/policy/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { formatMoney } from '#shared/domain/money/money.ts'
import { regionOf } from '#shared/regions/regions.ts'
import type { ChangeDraft } from './changeDraft.ts'

/** Refuses a change that costs something else by now than whoever confirms it was shown. */
export const mustCostAsShown = ({ made: { money }, after }: ChangeDraft, shown: MinorUnits | undefined): void => {
  if (shown === undefined || shown === money.total) return
  const text = (amount: MinorUnits) => formatMoney(amount, after.rated.currency, regionOf(config.region).locale)
  fail('policy.endorsementPrice', {
    data: { now: text(money.total), shown: text(shown), difference: text(money.total - shown) },
  })
}

/** Keeps a change: the transaction, what it moves in the ledger, and that others are told of it, in one commit. */
export const saveChange = async (
  policy: StoredPolicy,
  { made, after }: ChangeDraft,
  {
    by,
    now,
    changes = {},
    writes = [],
  }: {
    readonly by: string
    readonly now: Instant
    readonly changes?: Partial<PolicyRecord>
    readonly writes?: readonly Write[]
  },
): Promise<PolicyRecord> => {
  const reason = inRegion(`${made.kind === 'REVERSAL' ? 'Revision reverted' : 'Endorsed'} as of ${made.effectiveDate}`)
  const booked = await bookChange(after, breakdownOfChange(made.money), { reason, by, now })
  const revision = nextRevision(policy)
  const { transactions } = withTransaction(policy, { ...made, postings: [...booked.postings] })
  const kept = {
    ...after,
    ...changes,
    transactions,
    paymentStatus: booked.paymentStatus,
    lastUpdated: now,
  }
  await savePolicy(policy, kept, {
    writes: [...booked.writes, ...writes],
    events: [...booked.events, { name: 'policy.endorsed', detail: { policyId: policy.id, revision } }],
  })
  return kept
}
