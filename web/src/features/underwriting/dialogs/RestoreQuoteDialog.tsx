import { useTranslation } from 'react-i18next'
import { restoreQuote } from '#shared/contracts/quote/quotes.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { type QuoteDialogProps, quoteDialog } from '../parts/quoteDialog.tsx'
import { quoteReads } from '../parts/quoteReads.ts'

const Restore = ({ quote, onClose }: QuoteDialogProps) => {
  const { t } = useTranslation('underwriting')
  const restore = useCommand(restoreQuote, { invalidates: quoteReads })
  return (
    <ConfirmDialog
      title={t('restore.title', { quoteNumber: quote.quoteNumber })}
      confirmLabel={t('decision.restore')}
      onClose={onClose}
      onConfirm={async () => {
        await restore.mutateAsync({ params: { quoteId: quote.id } })
        toast.success(t('restore.done'))
      }}
    >
      {t('restore.question')}
    </ConfirmDialog>
  )
}

/** Brings a declined or deleted quote back as what it was. */
export default quoteDialog(Restore)
