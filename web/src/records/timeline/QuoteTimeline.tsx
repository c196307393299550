import { useTranslation } from 'react-i18next'
import { listQuoteHistory } from '#shared/contracts/quote/history.ts'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { instantHere } from '#web/i18n/clock.ts'
import { quoteDays } from './quoteDays.ts'
import { Timeline } from './Timeline.tsx'

/** Statuses that somebody's note explains. */
const explained: readonly Quote['agencyStatus'][] = ['DECLINED', 'LOST', 'RESCIND']

/** A quote's life, as its agency or the staff may know it. */
export const QuoteTimeline = ({ quote }: { quote: Quote }) => {
  const { t } = useTranslation('records')
  const { agencyStatus, attested, questionnaire, rejection, sent, signature, signRequest, statusNote } = quote
  const today = dateAt(instantHere(), quote.timeZone)
  const isExplained = statusNote !== undefined && explained.includes(agencyStatus)
  return (
    <Timeline
      operation={listQuoteHistory}
      params={{ quoteId: quote.id }}
      asOf={quote.lastUpdated}
      days={quoteDays(quote, today, t)}
      notes={{
        save: () => t('timeline.rateBook', { version: quote.rateBookVersion }),
        ...(rejection !== undefined && { API_REJECTED: () => rejection }),
        ...(sent && { sendQuoteToPolicyHolder: (by) => t('timeline.sentTo', { to: sent.to, by }) }),
        ...(attested && { attestQuote: () => attested.name }),
        ...(questionnaire && {
          sendQuestionnaire: (by: string) => t('timeline.sentTo', { to: questionnaire.email, by }),
        }),
        ...(questionnaire?.handedIn && { handInQuestionnaire: () => questionnaire.handedIn?.by ?? '' }),
        ...(signature && { signApplication: () => signature.name }),
        ...(signRequest && {
          sendSignRequest: (by: string) => t('timeline.sentTo', { to: signRequest.signerEmail, by }),
        }),
        ...(isExplained && { [agencyStatus]: (by: string) => `${statusNote.reasonSummary} – ${by}` }),
      }}
    />
  )
}
