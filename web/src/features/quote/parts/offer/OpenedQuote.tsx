import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { AgencyLook } from '#web/records/agency/AgencyLook.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { CardSkeleton } from '#web/ui/Skeletons.tsx'
import { NotAuthorised, notTheirs, OpenedPage } from './OpenedPage.tsx'

type Shown = { children: (quote: Quote) => ReactNode }

const QuoteOf = ({ quoteId, children }: Shown & { quoteId: string }) => {
  const { t } = useTranslation('quote')
  const quote = useOperation(
    getQuote,
    { params: { quoteId } },
    { staleTime: 0, refetchInterval: (data) => (data?.patching ? 2000 : false) },
  )
  if (quote.data)
    return (
      <>
        <AgencyLook agencyId={quote.data.agencyId} />
        {children(quote.data)}
      </>
    )
  if (quote.error && notTheirs.includes(quote.error.status)) return <NotAuthorised />
  if (quote.error)
    return <ProblemPanel title={t('offer.failed')} error={quote.error} onRetry={() => void quote.refetch()} />
  return <CardSkeleton cards={2} height={320} />
}

/** The quote of a public page, for who was sent its link: opened by a one-time code, or by a session that may see it. */
export const OpenedQuote = ({ title, children }: Shown & { title: string }) => {
  const { quoteId = '' } = useParams()
  return (
    <OpenedPage title={title}>
      <QuoteOf quoteId={quoteId}>{children}</QuoteOf>
    </OpenedPage>
  )
}
