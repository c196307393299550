import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/quotes.ts'
import { answeredAfter } from '#shared/domain/questionnaire/answeredBy.ts'
import { mustAllow } from '../actions/guards.ts'
import { quoteChange } from '../actions/quoteAction.ts'
import { requestPatch } from '../pricing/patch.ts'
import { requireQuote } from '../store/reach.ts'

export const updateQuoteAnswers = implement(contract.updateQuoteAnswers)(async ({ params, body, actor, now }) => {
  const quote = await requireQuote(params.quoteId, actor)
  mustAllow(quote, 'update', { actor, now })
  const answerChanges = { ...quote.answerChanges, ...body.answers, ...body.dynamicFields }
  const { changes, event } = requestPatch(quote, { action: 'update', answerChanges }, actor.userId, now)
  const who = { by: nameFor(actor), at: now }
  const answered = answeredAfter(quote.answered ?? {}, quote.securityQuestions, answerChanges, who)
  await commit([quoteChange(quote, now, { ...changes, answered })], { events: [event] })
  return { id: quote.id, lastPatched: quote.lastPatched }
})
