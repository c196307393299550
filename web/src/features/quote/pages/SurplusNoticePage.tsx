import { useTranslation } from 'react-i18next'
import { OpenedQuote } from '../parts/offer/OpenedQuote.tsx'
import { SurplusNotice } from '../parts/offer/SurplusNotice.tsx'

/** The notice that a state has the insured attest before surplus lines cover, opened by a one-time code. */
export const SurplusNoticePage = () => {
  const { t } = useTranslation('quote')
  return <OpenedQuote title={t('notice.title')}>{(quote) => <SurplusNotice quote={quote} />}</OpenedQuote>
}
