import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import { canQuote } from '#shared/records/quote/quoteLife.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { Page } from '#web/layout/Page.tsx'
import { PageHeader } from '#web/layout/PageHeader.tsx'
import { RecordProblem } from '#web/layout/RecordProblem.tsx'
import { useProductWords } from '#web/records/productWords.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { PageSkeleton } from '#web/ui/Skeletons.tsx'
import { EditTerms } from '../parts/EditTerms.tsx'
import { useAddresses } from '../parts/useAddresses.ts'
import { useWithoutEditing } from '../parts/useWithoutEditing.ts'

const Heading = ({ quote }: { quote: Quote }) => {
  const { t } = useTranslation(['quote', 'common'])
  const { nameOf } = useProductWords()
  const quotePath = useAddresses().quote(quote.id)
  return (
    <PageHeader
      title={t('edit.title', { quoteNumber: quote.quoteNumber })}
      subtitle={`${quote.companyName} · ${nameOf(quote.product)}`}
      trail={[{ label: quote.quoteNumber, to: quotePath }]}
      secondary={
        <Button component={Link} to={quotePath}>
          {t('common:cancel')}
        </Button>
      }
    />
  )
}

/** Change the coverages and terms of a quote that is not on its way to be bound. */
export const EditQuotePage = () => {
  const { t } = useTranslation('quote')
  const { quoteId = '' } = useParams()
  const addresses = useAddresses()
  const withoutEditing = useWithoutEditing()
  const quote = useOperation(getQuote, { params: { quoteId } })
  if (quote.error) return <RecordProblem error={quote.error} onRetry={() => void quote.refetch()} />
  if (!quote.data) return <PageSkeleton />
  if (withoutEditing || !canQuote(quote.data.agencyStatus, 'update') || quote.data.patching)
    return (
      <Page width="medium">
        <EmptyState
          title={t('edit.notNow')}
          hint={t(withoutEditing ? 'edit.withUnderwriting' : 'edit.notNowHint')}
          action={
            <Button component={Link} to={addresses.quote(quoteId)} variant="outlined">
              {t('progress.open')}
            </Button>
          }
        />
      </Page>
    )
  return (
    <EditTerms key={quote.data.lastPatched} quote={quote.data} donePath={addresses.quote(quoteId)}>
      <Heading quote={quote.data} />
    </EditTerms>
  )
}
