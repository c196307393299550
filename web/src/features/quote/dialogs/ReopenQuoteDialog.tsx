import { useTranslation } from 'react-i18next'
import { getQuote, reopenQuote } from '#shared/contracts/quote/quotes.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { WithQuote } from '#web/records/quote/WithQuote.tsx'
import { toast } from '#web/ui/toast.ts'
import { QuoteData } from '../parts/quoteData.ts'

/** Opens a lost quote again as what it was. */
export const ReopenQuoteDialog = ({ quoteId, onClose }: { quoteId: string; onClose: () => void }) => {
  const { t } = useTranslation('quote')
  const reopen = useCommand(reopenQuote, { invalidates: [getQuote] })
  return (
    <WithQuote quoteId={quoteId} onClose={onClose}>
      {({ quoteNumber }) => (
        <ConfirmDialog
          title={t('reopen.title', { quoteNumber })}
          confirmLabel={t('reopen.submit')}
          onClose={onClose}
          onConfirm={async () => {
            await reopen.mutateAsync({ params: { quoteId } })
            toast.success(t('reopen.done'))
          }}
        >
          {t('reopen.text')}
        </ConfirmDialog>
      )}
    </WithQuote>
  )
}

export default hosted(QuoteData, ReopenQuoteDialog)
