import { implement } from '#functions/_platform/http/implement.ts'
import { accountAction, accountById } from '#functions/account/public.ts'
import { bookUndoneCancellation } from '#functions/ledger/public.ts'
import { undoCancelledPolicy as contract } from '#shared/contracts/policy/cancellation.ts'
import { mustAllow } from '../lifecycle/guards.ts'
import { afterAction, notAllowed } from '../lifecycle/policyAction.ts'
import { savePolicy } from '../lifecycle/savePolicy.ts'
import { undoneCancellation } from '../stack/cancellationTransaction.ts'
import { withTransaction } from '../stack/withTransaction.ts'
import { requirePolicy } from '../store/policies.ts'
import { mustMoveAsShown, undoneCancellationMoney } from './cancellationMoney.ts'
import { mustBeUndoable } from './mustBeUndoable.ts'
import { mustCoverOnce } from './mustCoverOnce.ts'
import { noticeOf } from './noticeOf.ts'

/**
 * Brings back what the policy was, as long as a cancellation may be a mistake. Premium that was returned is owed again; a mere
 * request or a pending one cost nothing.
 */
export const undoCancelledPolicy = implement(contract)(async ({ params, query, actor, now }) => {
  const policy = await requirePolicy(params.policyId, actor)
  mustAllow(policy, 'undoCancel', actor)
  const undone = policy.cancellation
  if (undone === undefined) return notAllowed(policy, actor)
  mustBeUndoable(policy, now)
  mustMoveAsShown(policy, undoneCancellationMoney(policy), query.expectedTotal)
  const account = await accountById(policy.accountId)
  const held = await mustCoverOnce(policy, account, now)
  const {
    cancellation: _,
    returnedCommissions: commissions,
    ...restored
  } = afterAction(policy, 'undoCancel', now, {}, undone.before)
  const { returned, lines } = undone
  if (returned === undefined || lines === undefined || commissions === undefined) {
    const events = policy.status === 'CANCEL PENDING' ? [noticeOf(restored, now)] : []
    await savePolicy(policy, restored, { events, writes: held })
    return { id: policy.id, status: restored.status }
  }
  const booked = await bookUndoneCancellation(
    policy,
    { lines, commissions },
    { by: actor.userId, name: actor.name, now },
  )
  await savePolicy(
    policy,
    withTransaction(
      { ...restored, paymentStatus: booked.paymentStatus },
      undoneCancellation(policy, { by: actor.userId, known: now, postings: booked.postings }),
    ),
    {
      writes: [...booked.writes, ...held, ...(account === undefined ? [] : [accountAction(account, 'policyRestored')])],
      events: [...booked.events, noticeOf(restored, now)],
    },
  )
  return { id: policy.id, status: restored.status }
})
