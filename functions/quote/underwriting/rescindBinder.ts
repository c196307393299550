import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/underwriting.ts'
import { mustAllow } from '../actions/guards.ts'
import { endBinder } from '../binding/endBinder.ts'
import { requireQuote } from '../store/reach.ts'
import { toStanding } from '../views/toQuote.ts'

/** A binder whose policy is being issued is past rescinding: the policy is cancelled instead. */
export const rescindBinder = implement(contract.rescindBinder)(async ({ params, body, actor, now }) => {
  const quote = await requireQuote(params.quoteId, actor)
  mustAllow(quote, 'rescind', { actor, now })
  const statusNote = { reasonSummary: 'Rescinded', reason: body.reason, by: nameFor(actor), at: now }
  const { after, writes } = await endBinder(quote, 'rescind', now, { statusNote })
  await commit(writes)
  return toStanding(after, actor)
})
