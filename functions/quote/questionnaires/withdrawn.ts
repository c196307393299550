import type { Write } from '#functions/_platform/storage/record.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { questionnaireRequests } from '../store/questionnaireRequests.ts'
import type { StoredQuote } from '../store/quotes.ts'
import { standingOf } from './standingQuestionnaire.ts'

/** What closes the questionnaire that is out for a quote; nothing where none takes answers. */
export const withdrawn = async (quote: StoredQuote, now: Instant): Promise<readonly Write[]> => {
  const request = quote.questionnaire && (await questionnaireRequests.byId(quote.questionnaire.requestId))
  if (request === undefined || standingOf(request, quote, now) !== 'OPEN') return []
  const { version: _, ...state } = request
  return [questionnaireRequests.update(request, { ...state, withdrawnAt: now })]
}
