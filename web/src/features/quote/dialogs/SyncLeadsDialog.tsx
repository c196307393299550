import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { syncLeads } from '#shared/contracts/quote/leads.ts'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import { searchDashboardQuotes } from '#shared/contracts/quote/search.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { WithQuote } from '#web/records/quote/WithQuote.tsx'
import { toast } from '#web/ui/toast.ts'
import { QuoteData } from '../parts/quoteData.ts'
import { saying } from '../parts/saying.ts'

const Sync = ({ quote, onClose }: { quote: Quote; onClose: () => void }) => {
  const { t } = useTranslation('quote')
  const sync = useCommand(syncLeads, { invalidates: [getQuote, searchDashboardQuotes] })
  return (
    <ConfirmDialog
      title={t('syncLeads.title', { quoteNumber: quote.quoteNumber })}
      confirmLabel={t('syncLeads.submit')}
      onClose={onClose}
      onConfirm={async () => {
        await sync.mutateAsync({ params: { quoteId: quote.id } }).catch(saying(t('syncLeads.failed')))
        toast.success(t('syncLeads.done'))
      }}
    >
      <Typography>{t('syncLeads.text', { company: quote.companyName })}</Typography>
    </ConfirmDialog>
  )
}

/** Takes over from the account whom to write to about the quote. */
export const SyncLeadsDialog = ({ quoteId, onClose }: { quoteId: string; onClose: () => void }) => (
  <WithQuote quoteId={quoteId} onClose={onClose}>
    {(quote) => <Sync quote={quote} onClose={onClose} />}
  </WithQuote>
)

export default hosted(QuoteData, SyncLeadsDialog)
