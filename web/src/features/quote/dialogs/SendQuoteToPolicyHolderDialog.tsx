import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { getAccount } from '#shared/contracts/account/accounts.ts'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import { sendQuoteToPolicyHolder } from '#shared/contracts/quote/sending.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { useMay } from '#web/api/useMay.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { CheckboxField } from '#web/forms/CheckboxField.tsx'
import { WithQuote } from '#web/records/quote/WithQuote.tsx'
import { toast } from '#web/ui/toast.ts'
import { CustomerFieldset, knownCustomer } from '../forms/CustomerFieldset.tsx'
import { QuoteData } from '../parts/quoteData.ts'
import { saying } from '../parts/saying.ts'

const { productType: _, ...fields } = sendQuoteToPolicyHolder.body.shape
const Sending = z.object(fields)

const Send = ({ quote, onClose }: { quote: Quote; onClose: () => void }) => {
  const { t } = useTranslation('quote')
  const may = useMay()
  const account = useOperation(
    getAccount,
    { params: { accountId: quote.accountId } },
    { enabled: may('account:read') && quote.customerEmail === undefined },
  )
  const send = useCommand(sendQuoteToPolicyHolder, { invalidates: [getQuote] })
  if (account.isPending && account.fetchStatus !== 'idle') return null
  return (
    <FormDialog
      title={t('send.title', { quoteNumber: quote.quoteNumber })}
      submitLabel={t('send.submit')}
      schema={Sending}
      defaultValues={{ ...knownCustomer(quote, account.data), addUserToSystem: false }}
      onClose={onClose}
      onSubmit={async (customer) => {
        await send
          .mutateAsync({ params: { quoteId: quote.id }, body: { productType: quote.product, ...customer } })
          .catch(saying(t('send.failed')))
        const { quoteNumber } = quote
        toast.success(`${t('send.done')} ${t('send.doneTo', { email: customer.customerEmail, quoteNumber })}`)
      }}
    >
      <Typography color="text.secondary">{t('send.text')}</Typography>
      <CustomerFieldset />
      <CheckboxField name="addUserToSystem" label={t('send.invite')} hint={t('send.inviteHint')} />
    </FormDialog>
  )
}

/** Mails the policy holder a link to the quote, which opens with a one-time code or, for who is invited, with a login. */
export const SendQuoteToPolicyHolderDialog = ({ quoteId, onClose }: { quoteId: string; onClose: () => void }) => (
  <WithQuote quoteId={quoteId} onClose={onClose}>
    {(quote) => <Send quote={quote} onClose={onClose} />}
  </WithQuote>
)

export default hosted(QuoteData, SendQuoteToPolicyHolderDialog)
