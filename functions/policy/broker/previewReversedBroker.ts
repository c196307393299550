import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { BrokerGivenBack, ChangePreview } from '#shared/contracts/policy/changePreview.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { noMoney, type PolicyTransaction } from '#shared/domain/policy/policyTransaction.ts'
import { moneyPreview } from '../stack/moneyPreview.ts'
import { brokerReversal } from './brokerReversal.ts'

/** What taking a change of broker back does: the insured pays what they did, and commission goes back. */
export const previewReversedBroker = async (
  policy: PolicyRecord,
  change: PolicyTransaction,
  { actor, now }: { readonly actor: Actor; readonly now: Instant },
): Promise<ChangePreview & { readonly broker: BrokerGivenBack }> => {
  const { made, after, commission } = await brokerReversal(policy, change, { by: '', now })
  const preview = await moneyPreview(policy, noMoney, { actor, now, told: after })
  const told = new Set([...preview.toldTo, ...(policy.agentEmail === undefined ? [] : [policy.agentEmail])])
  return {
    ...preview,
    toldTo: [...told],
    effectiveDate: change.effectiveDate,
    earliest: policy.effectiveDate,
    latest: addDays(policy.expirationDate, -1),
    changes: [...made.changes],
    reasons: [],
    later: [],
    broker: { from: policy.agencyName, to: after.agencyName, commission },
  }
}
