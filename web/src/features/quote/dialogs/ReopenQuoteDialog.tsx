import { useTranslation } from 'react-i18next'
import { getQuote, reopenQuote } from '#shared/contracts/quote/quotes.ts'
import { useCommand } from '../../../api/useCommand.ts'
import { ConfirmDialog } from '../../../dialogs/ConfirmDialog.tsx'
import { hosted } from '../../../dialogs/hosted.tsx'
import { toast } from '../../../ui/toast.ts'
import { WithQuote } from '../parts/quote/WithQuote.tsx'
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
