import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { quoteChange } from '../actions/quoteAction.ts'
import { holdIssue, referChanged, riskChangeOf } from '../binding/riskChanged.ts'
import { present } from '../pricing/present.ts'
import type { StoredQuote } from '../store/quotes.ts'
import { statementDigest, statementOf } from './statementOf.ts'
import { supersededBy } from './superseded.ts'

/**
 * Refuses a signature under what the company does not say any more (decision: risk-as-quoted). Where an underwriter has to
 * look, or something was signed or bound already, it is theirs to look at; otherwise the application is made anew with its
 * price, and whoever signs reads that. What is being issued is issued as it was bound.
 */
export const mustBeAsAnswered = async (quote: StoredQuote, now: Instant): Promise<void> => {
  if (quote.issueRequestedAt !== undefined) return
  const today = await present(quote, now)
  if (today.changes.length === 0 && today.reasons.length === 0) return
  if (quote.status === 'BOUND') await holdIssue(quote, today, now)
  if (quote.status === 'SIGNED' || today.reasons.length > 0) await referChanged(quote, today, now)
  if (statementDigest(statementOf({ ...quote, ...today.priced })) === statementDigest(statementOf(quote))) return
  await commit([quoteChange(quote, now, { ...today.priced, riskChange: riskChangeOf(quote, today, now) })], {
    events: supersededBy(quote, today.priced),
  })
  fail('quote.applicationChanged')
}
