import { fail } from '#functions/_platform/problems/problem.ts'
import { agencyById } from '#functions/directory/public.ts'
import { agreedCommissionAgain } from '#functions/ledger/public.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { commissionSince } from '#shared/domain/policy/brokerOfRecord.ts'
import { changesBetween } from '#shared/domain/policy/policyLeaves.ts'
import { standing, termsAt } from '#shared/domain/policy/policyStack.ts'
import type { PolicyTransaction } from '#shared/domain/policy/policyTransaction.ts'
import { mustStand } from '../stack/mustStand.ts'
import { recordOfStack } from '../stack/recordOfStack.ts'
import { type Made, withTransaction } from '../stack/withTransaction.ts'

/** A change of broker taken back, worked out: the policy as it is then, and what commission goes back with it. */
export interface BrokerReversal {
  readonly made: Made & { readonly changes: NonNullable<Made['changes']> }
  readonly after: PolicyRecord
  readonly commission: MinorUnits
}

const refuse = (why: string): never => fail('policy.notRevertible', { data: { why } })

/**
 * The former broker has the policy as if it had never been another’s (decision: broker-given-back), by the last change alone:
 * what comes before it, or is still to come, rests on it.
 * @throws policy.notRevertible
 */
export const brokerReversal = async (
  policy: PolicyRecord,
  change: PolicyTransaction,
  { by, now, reason }: { readonly by: string; readonly now: Instant; readonly reason?: string | undefined },
): Promise<BrokerReversal> => {
  mustStand(policy, change)
  const { effectiveDate, expirationDate: endDate, transactions } = policy
  const last = standing(transactions).findLast(({ kind }) => kind === 'BROKER_OF_RECORD')
  if (last?.revision !== change.revision) refuse('its broker has changed again since')
  if (policy.brokerChange?.status === 'PENDING') refuse('another letter waits, and names the next broker')
  const reversal: Made = {
    kind: 'REVERSAL',
    effectiveDate: change.effectiveDate,
    known: now,
    by,
    reverses: change.revision,
    ...(reason !== undefined && { reason }),
  }
  const changes = changesBetween(termsAt(transactions), termsAt(withTransaction(policy, reversal).transactions))
  const made = { ...reversal, changes }
  const back = recordOfStack(withTransaction(policy, made))
  const agency = (await agencyById(back.agencyId)) ?? refuse('the agency that had the policy is no more')
  const commissionAgreement = await agreedCommissionAgain(back)
  return {
    made,
    after: { ...back, agencyName: agency.name, commissionAgreement, lastUpdated: now },
    commission: commissionSince(transactions, { effectiveDate, endDate }, change),
  }
}
