import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { questionnaireRequests, type StoredQuestionnaireRequest } from '../store/questionnaireRequests.ts'
import type { StoredQuote } from '../store/quotes.ts'
import { requireQuote } from '../store/reach.ts'
import { closedWords, standingOf } from './standingQuestionnaire.ts'

/** A questionnaire with the quote it was sent for. */
interface Opened {
  readonly quote: StoredQuote
  readonly request: StoredQuestionnaireRequest
}

/** What the link of the caller opens: its own questionnaire, never another one of the same quote. */
export const openedQuestionnaire = async (quoteId: string, actor: Actor): Promise<Opened> => {
  const quote = await requireQuote(quoteId, actor)
  const request = await questionnaireRequests.byUnique('workflow', actor.workflow?.workflowId ?? '')
  if (request === undefined || request.quoteId !== quote.id) return fail('workflow.notFound')
  return { quote, request }
}

/** The same, refused once it takes no answers any more. */
export const mustBeOpen = ({ quote, request }: Opened, now: Instant): void => {
  const status = standingOf(request, quote, now)
  if (status !== 'OPEN') fail('quote.questionnaireClosed', { data: { reason: closedWords[status] } })
}
