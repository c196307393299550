import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { mustNotBeHeld } from '#functions/account/public.ts'
import { policyById } from '#functions/policy/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { changeWords } from '#shared/domain/quoting/changeWords.ts'
import { mustAllow, mustBeAttested, mustBeCleared, mustBeDiligent, mustBeNoticed } from '../actions/guards.ts'
import { quoteChange } from '../actions/quoteAction.ts'
import { feesAreAgreed } from '../fees/feesAreAgreed.ts'
import { mustBeLicensed } from '../licensing/mustBeLicensed.ts'
import { manuscriptsAreDecided } from '../manuscripts/manuscriptsAreDecided.ts'
import { noteWrite } from '../notes/noteWrite.ts'
import { type Present, present } from '../pricing/present.ts'
import type { StoredQuote } from '../store/quotes.ts'
import { requireQuote } from '../store/reach.ts'
import { holdIssue } from './riskChanged.ts'

/** After this long without a policy the issue is asked for again: what was started has failed. */
const patienceMinutes = 5

/** Whether somebody was told of just this: what a hold says has changed, and what it costs. */
const wasTold = ({ riskChange }: StoredQuote, { changes, totalPremium }: Present): boolean =>
  riskChange !== undefined &&
  riskChange.totalNow === totalPremium &&
  JSON.stringify(riskChange.changes.map(changeWords)) === JSON.stringify(changes.map(changeWords))

/**
 * Refuses to issue what is no longer what was bound: where an underwriter would have to look at the risk again, or it would
 * cost more, or what the insured has not confirmed. An underwriter who was told and has looked issues it as it was bound, with
 * a note; what nobody was told of no note lets pass.
 */
export const mustStandAsBound = async (quote: StoredQuote, note: string | undefined, now: Instant): Promise<void> => {
  if (quote.status !== 'BOUND') return
  await mustNotBeHeld({ id: quote.accountId })
  mustBeCleared(quote)
  await mustBeLicensed(quote, now)
  await manuscriptsAreDecided(quote)
  feesAreAgreed(quote)
  mustBeDiligent(quote)
  mustBeNoticed(quote)
  const isNoted = note !== undefined && note.trim() !== ''
  if (!isNoted) mustBeAttested(quote)
  const today = await present(quote, now)
  if (today.reasons.length === 0 && today.totalPremium <= quote.totalPremium) return
  if (!isNoted || !wasTold(quote, today)) await holdIssue(quote, today, now)
}

/**
 * Has the policy of a bound quote issued and answers which policy that is. Asking again while it is being issued, or
 * after, starts nothing new.
 */
export const requestIssue = async (
  { quoteId, note }: { readonly quoteId: string; readonly note?: string | undefined },
  actor: Actor,
  now: Instant,
) => {
  const quote = await requireQuote(quoteId, actor)
  if (quote.status !== 'ISSUED') mustAllow(quote, 'issue', { actor, now })
  const policy = (quote.binder && (await policyById(quote.binder.id))) ?? fail('policy.notFound')
  const waited = quote.issueRequestedAt === undefined ? Infinity : Date.parse(now) - Date.parse(quote.issueRequestedAt)
  if (quote.status === 'BOUND' && waited > patienceMinutes * 60_000) {
    await mustStandAsBound(quote, note, now)
    const written = note === undefined || note === '' ? [] : [noteWrite(quote.id, 'GENERAL', note, actor, now).write]
    const changes = { issueRequestedAt: now, riskChange: undefined, notes: quote.notes + written.length }
    await commit([quoteChange(quote, now, changes), ...written], {
      events: [{ name: 'policy.issueRequested', detail: { policyId: policy.id, quoteId: quote.id } }],
    })
  }
  return { policy: { id: policy.id, policyNumber: policy.policyNumber, status: policy.status } }
}
