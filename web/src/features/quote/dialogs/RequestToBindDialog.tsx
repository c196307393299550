import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { getAccount } from '#shared/contracts/account/accounts.ts'
import { CustomerFields } from '#shared/contracts/quote/contacts.ts'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { getQuote, updateQuote } from '#shared/contracts/quote/quotes.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { date } from '#web/i18n/format.ts'
import { WithQuote } from '#web/records/quote/WithQuote.tsx'
import { toast } from '#web/ui/toast.ts'
import { CustomerFieldset, knownCustomer } from '../forms/CustomerFieldset.tsx'
import { ReferredInstead } from '../parts/quote/ReferredInstead.tsx'
import { ShownPrice } from '../parts/quote/ShownPrice.tsx'
import { useShownPrice } from '../parts/quote/useShownPrice.ts'
import { QuoteData } from '../parts/quoteData.ts'
import { saying } from '../parts/saying.ts'

const RequestToBind = ({ quote, onClose }: { quote: Quote; onClose: () => void }) => {
  const { t } = useTranslation('quote')
  const may = useMay()
  const account = useOperation(
    getAccount,
    { params: { accountId: quote.accountId } },
    { enabled: may('account:read') && quote.customerEmail === undefined },
  )
  const request = useCommand(updateQuote, { invalidates: [getQuote] })
  const price = useShownPrice(quote)
  if (price.referral !== undefined) return <ReferredInstead quote={quote} reason={price.referral} onClose={onClose} />
  // The form opens once it is known whom the account names.
  if (account.isPending && account.fetchStatus !== 'idle') return null
  return (
    <FormDialog
      title={t('bindRequest.title', { quoteNumber: quote.quoteNumber })}
      submitLabel={t('bindRequest.submit')}
      schema={CustomerFields}
      defaultValues={knownCustomer(quote, account.data)}
      onClose={onClose}
      onProblem={price.heed}
      onSubmit={async (customer) => {
        await request
          .mutateAsync({ params: { quoteId: quote.id }, body: { ...customer, shownTotalPremium: price.total } })
          .catch(saying(t('bindRequest.failed')))
        toast.success(t('bindRequest.done'))
      }}
    >
      <ShownPrice total={price.total} before={price.before} cause={price.cause} />
      <Typography color="text.secondary">
        {t('bindRequest.text', { date: date(quote.effectiveDate), company: quote.companyName })}
      </Typography>
      <CustomerFieldset />
    </FormDialog>
  )
}

/** Requests to bind a ready quote for a policy holder, at the price shown. */
export const RequestToBindDialog = ({ quoteId, onClose }: { quoteId: string; onClose: () => void }) => (
  <WithQuote quoteId={quoteId} onClose={onClose}>
    {(quote) => <RequestToBind quote={quote} onClose={onClose} />}
  </WithQuote>
)

export default hosted(QuoteData, RequestToBindDialog)
