import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/http/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { policyById } from '#functions/policy/public.ts'
import { mustAllow } from '../actions/guards.ts'
import { quoteChange } from '../actions/quoteAction.ts'
import { requireQuote } from '../store/reach.ts'

/** After this long without a policy the issue is asked for again: what was started has failed. */
const patienceMinutes = 5

/**
 * Has the policy of a bound quote issued and answers which policy that is. Asking again while it is being issued, or
 * after, starts nothing new.
 */
export const requestIssue = async (quoteId: string, actor: Actor, now: string) => {
  const quote = await requireQuote(quoteId, actor)
  if (quote.status !== 'ISSUED') mustAllow(quote, 'issue')
  const policy = (quote.binder && (await policyById(quote.binder.id))) ?? fail('policy.notFound')
  const waited = quote.issueRequestedAt === undefined ? Infinity : Date.parse(now) - Date.parse(quote.issueRequestedAt)
  if (quote.status === 'BOUND' && waited > patienceMinutes * 60_000)
    await commit([quoteChange(quote, now, { issueRequestedAt: now })], {
      events: [{ name: 'policy.issueRequested', detail: { policyId: policy.id, quoteId: quote.id } }],
    })
  return { policy: { id: policy.id, policyNumber: policy.policyNumber, status: policy.status } }
}
