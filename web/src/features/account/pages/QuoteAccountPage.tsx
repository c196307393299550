import { useParams } from 'react-router'
import { getAccount } from '#shared/contracts/account/accounts.ts'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { RecordProblem } from '#web/layout/RecordProblem.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { quotePath } from '#web/paths.ts'
import { PageSkeleton } from '#web/ui/Skeletons.tsx'
import { DetailsInQuote } from '../parts/DetailsInQuote.tsx'

/** The account details in a quote: changed there, the quote is priced again (rule: details-in-quote). */
export const QuoteAccountPage = () => {
  const { quoteId = '' } = useParams()
  const persona = usePersona()
  const quote = useOperation(getQuote, { params: { quoteId } })
  const accountId = quote.data?.accountId
  const account = useOperation(getAccount, accountId === undefined ? null : { params: { accountId } })
  const failed = quote.error ? quote : account
  if (failed.error) return <RecordProblem error={failed.error} onRetry={() => void failed.refetch()} />
  if (!quote.data || !account.data) return <PageSkeleton />
  const { quoteNumber, companyName } = quote.data
  return (
    <Page width="medium">
      <PageHeader title={companyName} trail={[{ label: quoteNumber, to: quotePath(persona, quoteId) }]} />
      <DetailsInQuote key={quoteId} quote={quote.data} account={account.data} />
    </Page>
  )
}
