import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { accountWithout } from '#functions/account/public.ts'
import * as contract from '#shared/contracts/risk/disputes.ts'
import { disputes } from '../store/disputes.ts'
import { disputeGuard } from './disputeGuard.ts'
import { requireDispute } from './requireDispute.ts'
import { toDispute } from './toDispute.ts'

/** What is accepted counts no more in evidence, score and price; either way the insured and the agent are told. */
export const settleFindingDispute = implement(contract.settleFindingDispute)(async ({ params, body, actor, now }) => {
  const { account, dispute } = await requireDispute(params.disputeId, actor)
  disputeGuard.mustAllow(dispute.status, body.decision, { actor })
  const settled = {
    ...dispute,
    status: disputeGuard.after(dispute.status, body.decision),
    settled: { text: body.note, by: nameFor(actor), at: now },
  }
  const isAccepted = body.decision === 'accept'
  await commit([disputes.update(dispute, settled), ...(isAccepted ? [accountWithout(account, dispute, now)] : [])], {
    events: [
      { name: 'risk.disputeSettled', detail: { disputeId: dispute.id } },
      ...(isAccepted ? [{ name: 'risk.assessed', detail: { accountId: account.id } } as const] : []),
    ],
  })
  return toDispute(settled, actor)
})
