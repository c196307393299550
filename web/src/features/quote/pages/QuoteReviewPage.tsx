import { useTranslation } from 'react-i18next'
import { Offer } from '../parts/offer/Offer.tsx'
import { OpenedQuote } from '../parts/offer/OpenedQuote.tsx'

/** The review page of a quote, for who was sent its link: opened by a one-time code, or by a session that may see it. */
export const QuoteReviewPage = () => {
  const { t } = useTranslation('quote')
  return <OpenedQuote title={t('quote.title')}>{(quote) => <Offer quote={quote} />}</OpenedQuote>
}
