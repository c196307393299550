import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import { useOperation } from '../../../api/useOperation.ts'
import { Page } from '../../../layout/Page.tsx'
import { inPersona } from '../../../paths.ts'
import { ProblemPanel } from '../../../ui/ProblemPanel.tsx'
import { PageSkeleton } from '../../../ui/Skeletons.tsx'
import { Offer } from '../parts/offer/Offer.tsx'

/** The insured's own quote, in the insured's area. */
export const CustomerQuotePage = () => {
  const { t } = useTranslation('quote')
  const { quoteId = '' } = useParams()
  const quote = useOperation(
    getQuote,
    { params: { quoteId } },
    { staleTime: 0, refetchInterval: (data) => (data?.patching ? 2000 : false) },
  )
  if (!quote.data && !quote.error) return <PageSkeleton />
  return (
    <Page width="medium">
      {quote.data ? (
        <Offer quote={quote.data} trail={[{ label: t('offer.home'), to: inPersona('CUSTOMER', 'dashboard') }]} />
      ) : (
        <ProblemPanel title={t('offer.failed')} error={quote.error} onRetry={() => void quote.refetch()} />
      )}
    </Page>
  )
}
