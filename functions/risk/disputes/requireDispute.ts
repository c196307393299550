import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail, Problem } from '#functions/_platform/problems/problem.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import { type Account, requireAccount } from '#functions/account/public.ts'
import { disputes, type StoredDispute } from '../store/disputes.ts'

/** Whoever does not reach the account hears of no dispute. */
const withinReach = async (accountId: string, actor: Actor) => {
  try {
    return await requireAccount(accountId, actor)
  } catch (error) {
    if (error instanceof Problem && error.code === 'account.notFound') return fail('risk.disputeNotFound')
    throw error
  }
}

/** The dispute and its account, or `risk.disputeNotFound` when there is none or the account is not in the actor's reach. */
export const requireDispute = async (
  id: string,
  actor: Actor,
): Promise<{ readonly account: Stored<Account>; readonly dispute: StoredDispute }> => {
  const dispute = await disputes.require(id)
  const account = await withinReach(dispute.accountId, actor)
  return { dispute: disputes.reached(dispute), account }
}
