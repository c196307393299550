import { useTranslation } from 'react-i18next'
import { OpenedQuote } from '../parts/offer/OpenedQuote.tsx'
import { SignApplication } from '../parts/offer/SignApplication.tsx'

/** The page on which somebody of the insured signs the application, opened by a one-time code on whatever device. */
export const SignApplicationPage = () => {
  const { t } = useTranslation('quote')
  return <OpenedQuote title={t('sign.page')}>{(quote) => <SignApplication quote={quote} />}</OpenedQuote>
}
