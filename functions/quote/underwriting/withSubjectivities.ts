import type { Write } from '#functions/_platform/storage/record.ts'
import { policyById, policySubjectivities } from '#functions/policy/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { Subjectivity } from '#shared/records/subjectivity/subjectivity.ts'
import { quoteChange } from '../actions/quoteAction.ts'
import type { StoredQuote } from '../store/quotes.ts'

/** The writes by which a quote has these subjectivities, and the policy that it was bound as: both always say the same. */
export const withSubjectivities = async (
  quote: StoredQuote,
  subjectivities: readonly Subjectivity[],
  now: Instant,
): Promise<Write[]> => {
  const policy = quote.binder === undefined ? undefined : await policyById(quote.binder.id)
  return [
    quoteChange(quote, now, { subjectivities: [...subjectivities] }),
    ...(policy === undefined ? [] : [policySubjectivities(policy, subjectivities, now)]),
  ]
}
