import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { Page } from '#web/layout/Page.tsx'
import { RecordProblem } from '#web/layout/RecordProblem.tsx'
import { inPersona } from '#web/paths.ts'
import { PageSkeleton } from '#web/ui/Skeletons.tsx'
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
  if (quote.error && !quote.data)
    return <RecordProblem title={t('offer.failed')} error={quote.error} onRetry={() => void quote.refetch()} />
  if (!quote.data) return <PageSkeleton />
  return (
    <Page width="medium">
      <Offer quote={quote.data} trail={[{ label: t('offer.home'), to: inPersona('CUSTOMER', 'dashboard') }]} />
    </Page>
  )
}
