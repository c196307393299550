import { useTranslation } from 'react-i18next'
import { CustomerFields } from '#shared/contracts/quote/contacts.ts'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { getQuote, updateQuotePolicyContact } from '#shared/contracts/quote/quotes.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { WithQuote } from '#web/records/quote/WithQuote.tsx'
import { toast } from '#web/ui/toast.ts'
import { CustomerFieldset, knownCustomer } from '../forms/CustomerFieldset.tsx'
import { QuoteData } from '../parts/quoteData.ts'
import { saying } from '../parts/saying.ts'

const Contact = ({ quote, onClose }: { quote: Quote; onClose: () => void }) => {
  const { t } = useTranslation('quote')
  const update = useCommand(updateQuotePolicyContact, { invalidates: [getQuote] })
  return (
    <FormDialog
      title={t('holder.title', { quoteNumber: quote.quoteNumber })}
      submitLabel={t('holder.submit')}
      schema={CustomerFields}
      defaultValues={knownCustomer(quote, undefined)}
      needsChange
      onClose={onClose}
      onSubmit={async (body) => {
        await update.mutateAsync({ params: { quoteId: quote.id }, body }).catch(saying(t('holder.failed')))
        toast.success(t('holder.done'))
      }}
    >
      <CustomerFieldset />
    </FormDialog>
  )
}

/** Changes who is the policy holder of a quote, without requesting to bind it. */
export const UpdateQuotePolicyContactDialog = ({ quoteId, onClose }: { quoteId: string; onClose: () => void }) => (
  <WithQuote quoteId={quoteId} onClose={onClose}>
    {(quote) => <Contact quote={quote} onClose={onClose} />}
  </WithQuote>
)

export default hosted(QuoteData, UpdateQuotePolicyContactDialog)
