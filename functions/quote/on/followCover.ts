import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { policyById } from '#functions/policy/public.ts'
import { isOver } from '#shared/domain/policy/policyStatusGroups.ts'
import { quoteChange } from '../actions/quoteAction.ts'
import { quotes } from '../store/quotes.ts'

/**
 * A quote knows whether the cover that came of it is over, so that nobody waits for what it was subject to. What the policy
 * is when the event is handled counts, in whichever order its end and its return are told.
 */
export const followCover: Subscriber<'policy.ended' | 'policy.cameBack'> = ({ detail, now }) =>
  retryStale(async () => {
    const policy = await policyById(detail.policyId)
    const quote = policy?.quoteId === undefined ? undefined : await quotes.byId(policy.quoteId)
    if (policy === undefined || quote === undefined) return
    const coverEnded = isOver(policy.status) ? true : undefined
    if (quote.coverEnded !== coverEnded) await commit([quoteChange(quote, now, { coverEnded })])
  })
