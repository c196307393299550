import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type QuestionnaireStatus, questionnaireStatus } from '#shared/domain/quoting/questionnaireStatus.ts'
import { canQuote } from '#shared/records/quote/quoteLife.ts'

/** How a questionnaire of a quote stands now. */
export const standingOf = (
  sent: Parameters<typeof questionnaireStatus>[0],
  { status }: Pick<QuoteRecord, 'status'>,
  now: Instant,
): QuestionnaireStatus => questionnaireStatus(sent, now, canQuote(status, 'handInQuestionnaire'))

/** Why one that takes no answers takes none, in words. */
export const closedWords: Readonly<Record<Exclude<QuestionnaireStatus, 'OPEN'>, string>> = {
  HANDED_IN: 'It has been handed in, and stays as it was handed in',
  WITHDRAWN: 'It was withdrawn by who sent it',
  EXPIRED: 'The day until which it could be filled in is over',
  CLOSED: 'The quote it was sent for does not wait for it any more',
}
