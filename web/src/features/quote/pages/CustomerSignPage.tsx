import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { Page } from '#web/layout/Page.tsx'
import { RecordProblem } from '#web/layout/RecordProblem.tsx'
import { PageSkeleton } from '#web/ui/Skeletons.tsx'
import { SignApplication } from '../parts/offer/SignApplication.tsx'

/** The same page in the insured's own area. */
export const CustomerSignPage = () => {
  const { t } = useTranslation('quote')
  const { quoteId = '' } = useParams()
  const quote = useOperation(getQuote, { params: { quoteId } }, { staleTime: 0 })
  if (quote.error && !quote.data)
    return <RecordProblem title={t('offer.failed')} error={quote.error} onRetry={() => void quote.refetch()} />
  if (!quote.data) return <PageSkeleton />
  return (
    <Page width="medium">
      <SignApplication quote={quote.data} />
    </Page>
  )
}
