import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/quote/questionnaires.ts'
import { mustAllow } from '../actions/guards.ts'
import { quoteAction } from '../actions/quoteAction.ts'
import { requireQuote } from '../store/reach.ts'
import { closedWords, standingOf } from './standingQuestionnaire.ts'
import { withdrawn } from './withdrawn.ts'

/** Withdrawing again what has been withdrawn changes nothing. */
export const withdrawQuestionnaire = implement(contract.withdrawQuestionnaire)(async ({ params, actor, now, fail }) => {
  const quote = await requireQuote(params.quoteId, actor)
  mustAllow(quote, 'withdrawQuestionnaire', { actor, now })
  const sent = quote.questionnaire
  if (sent === undefined) return fail('quote.questionnaireClosed', { data: { reason: 'It was sent to nobody' } })
  const status = standingOf(sent, quote, now)
  if (status === 'WITHDRAWN') return sent
  if (status !== 'OPEN') return fail('quote.questionnaireClosed', { data: { reason: closedWords[status] } })
  const questionnaire = { ...sent, withdrawnAt: now }
  await commit([quoteAction(quote, 'withdrawQuestionnaire', now, { questionnaire }), ...(await withdrawn(quote, now))])
  return questionnaire
})
