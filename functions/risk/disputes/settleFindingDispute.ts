import type { Actor } from '#functions/_platform/auth/actor.ts'
import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { fail, Problem } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { accountWithout, requireAccount } from '#functions/account/public.ts'
import * as contract from '#shared/contracts/risk/disputes.ts'
import { disputes } from '../store/disputes.ts'
import { disputeGuard } from './disputeGuard.ts'
import { toDispute } from './toDispute.ts'

/** Whoever does not reach the account hears of no dispute. */
const withinReach = async (accountId: string, actor: Actor) => {
  try {
    return await requireAccount(accountId, actor)
  } catch (error) {
    if (error instanceof Problem && error.code === 'account.notFound') return fail('risk.disputeNotFound')
    throw error
  }
}

/** What is accepted counts no more in evidence, score and price; either way the insured and the agent are told. */
export const settleFindingDispute = implement(contract.settleFindingDispute)(async ({ params, body, actor, now }) => {
  const dispute = await disputes.require(params.disputeId)
  const account = await withinReach(dispute.accountId, actor)
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
