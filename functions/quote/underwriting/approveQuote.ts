import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/underwriting.ts'
import { mustAllow } from '../actions/guards.ts'
import { afterAction } from '../actions/quoteAction.ts'
import { lookAgain, referChanged } from '../binding/riskChanged.ts'
import { noteWrite } from '../notes/noteWrite.ts'
import { present } from '../pricing/present.ts'
import { quotes } from '../store/quotes.ts'
import { requireQuote } from '../store/reach.ts'
import { toStanding } from '../views/toQuote.ts'
import { releaseTerms } from './releaseTerms.ts'

/**
 * An open referral becomes ready; a request to bind stays requested, approved by the underwriter named on it. What has changed
 * meanwhile is told first.
 */
export const approveQuote = implement(contract.approveQuote)(async ({ params, body, actor, now }) => {
  const quote = await requireQuote(params.quoteId, actor)
  if (quote.status !== 'REQUESTED') {
    const released = await releaseTerms(quote, 'approve', actor, now, body.note)
    return toStanding(released, actor)
  }
  mustAllow(quote, 'approve', { actor, now })
  const today = await present(quote, now)
  if (today.reasons.length > 0) return referChanged(quote, today, now)
  if (today.changes.length > 0) return lookAgain(quote, today, now)
  const note = noteWrite(quote.id, 'GENERAL', body.note, actor, now)
  const approved = afterAction(quote, 'approve', now, {
    underwriter: { id: actor.userId, name: actor.name, since: now },
    notes: quote.notes + 1,
  })
  await commit([quotes.update(quote, approved), note.write])
  return toStanding(approved, actor)
})
