import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { accountAction, accountById } from '#functions/account/public.ts'
import { bookChange, bookReinstatement } from '#functions/ledger/public.ts'
import type { BodyOf } from '#shared/contract/operation.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { reinstatePolicy } from '#shared/contracts/policy/reinstatement.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { mustMoveAsShown } from '../cancellation/cancellationMoney.ts'
import { mustCoverOnce } from '../cancellation/mustCoverOnce.ts'
import { noticeOf } from '../cancellation/noticeOf.ts'
import { mustAllow } from '../lifecycle/guards.ts'
import { afterAction } from '../lifecycle/policyAction.ts'
import { savePolicy } from '../lifecycle/savePolicy.ts'
import { breakdownOfChange } from '../stack/breakdownOfChange.ts'
import { recordOfStack } from '../stack/recordOfStack.ts'
import { type Made, withTransaction } from '../stack/withTransaction.ts'
import type { StoredPolicy } from '../store/policies.ts'
import { type Reinstating, reinstating } from './reinstating.ts'

type Asked = BodyOf<typeof reinstatePolicy>

/** Refuses to cover days again, or from now on, of which the insured has not said lately that nothing happened on them. */
const mustHaveLetter = ({ letterFrom }: Reinstating, { letter }: Asked, today: string): void => {
  if (letterFrom === undefined) return
  if (letter === undefined || letter.signedOn < letterFrom || letter.signedOn > today)
    fail('policy.letterNeeded', { data: { from: letterFrom } })
}

/** The policy in force again, before the ledger has told what its payment is then. */
const restored = (policy: PolicyRecord, { rated, gap }: Reinstating, made: Made, now: Instant): PolicyRecord => {
  const { cancellation: _, returnedCommissions: __, ...inForce } = afterAction(policy, 'reinstate', now)
  const stacked = withTransaction(inForce, made)
  return gap === undefined ? stacked : recordOfStack({ ...stacked, rated })
}

/**
 * Brings a cancelled policy back: what its cancellation returned is owed again, less the premium of days that stay without
 * cover. One that waits for its payment is brought back all the same, and stays to be paid.
 */
export const reinstateAs = async (
  policy: StoredPolicy,
  asked: Asked,
  { actor, now }: { readonly actor: Actor; readonly now: Instant },
): Promise<Pick<PolicyRecord, 'id' | 'status'>> => {
  mustAllow(policy, 'reinstate', actor)
  const plan = reinstating(policy, asked.kind, now)
  mustHaveLetter(plan, asked, dateAt(now, policy.timeZone))
  mustMoveAsShown(policy, plan.money, asked.expectedTotal)
  const account = await accountById(policy.accountId)
  const held = await mustCoverOnce(policy, account, now)
  const made: Made = {
    kind: 'REINSTATEMENT',
    effectiveDate: plan.gap?.until ?? plan.cancellation.effectiveDate,
    known: now,
    by: actor.userId,
    reason: asked.reason,
    endsOn: null,
    prices: [...plan.prices],
    money: plan.money,
    ...(plan.gap && { gap: plan.gap }),
    ...(asked.letter && { letterId: asked.letter.letterId }),
  }
  const after = restored(policy, plan, made, now)
  const change = breakdownOfChange(plan.money)
  const booked =
    plan.cancellation.returned === undefined
      ? await bookChange(after, change, { reason: 'Reinstated', by: actor.userId, now })
      : await bookReinstatement(after, change, { by: actor.userId, name: actor.name, now })
  const kept = {
    ...after,
    transactions: withTransaction(policy, { ...made, postings: [...booked.postings] }).transactions,
    paymentStatus: booked.paymentStatus,
  }
  await savePolicy(policy, kept, {
    writes: [...booked.writes, ...held, ...(account === undefined ? [] : [accountAction(account, 'policyRestored')])],
    events: [...booked.events, noticeOf(kept, now)],
  })
  return { id: kept.id, status: kept.status }
}
