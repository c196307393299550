import { implement } from '#functions/_platform/http/implement.ts'
import { accountById } from '#functions/account/public.ts'
import { previewUndoneCancellation as contract } from '#shared/contracts/policy/cancellation.ts'
import { mustAllow } from '../lifecycle/guards.ts'
import { moneyPreview } from '../stack/moneyPreview.ts'
import { requirePolicy } from '../store/policies.ts'
import { undoneCancellationMoney } from './cancellationMoney.ts'
import { mustBeUndoable } from './mustBeUndoable.ts'
import { mustCoverOnce } from './mustCoverOnce.ts'
import { toldOfCover } from './toldOfCover.ts'

export const previewUndoneCancellation = implement(contract)(async ({ params, actor, now }) => {
  const policy = await requirePolicy(params.policyId, actor)
  mustAllow(policy, 'undoCancel', actor)
  // A mere request was told to nobody.
  const told = policy.status === 'CANCEL REQUESTED' ? {} : await toldOfCover(policy)
  const until = mustBeUndoable(policy, now)
  await mustCoverOnce(policy, await accountById(policy.accountId), now)
  return { ...(await moneyPreview(policy, undoneCancellationMoney(policy), { actor, now, told })), until }
})
