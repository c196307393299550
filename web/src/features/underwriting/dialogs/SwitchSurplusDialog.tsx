import { useTranslation } from 'react-i18next'
import { underwriteQuote } from '#shared/contracts/quote/underwriting.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { type QuoteDialogProps, quoteDialog } from '../parts/quoteDialog.tsx'
import { quoteReads } from '../parts/quoteReads.ts'

const SwitchSurplus = ({ quote, onClose }: QuoteDialogProps) => {
  const { t } = useTranslation('underwriting')
  const underwrite = useCommand(underwriteQuote, { invalidates: quoteReads })
  const to = quote.isSurplus ? 'admitted' : 'surplus'
  return (
    <ConfirmDialog
      title={t(`switchSurplus.title.${to}`, { quoteNumber: quote.quoteNumber })}
      confirmLabel={t(`switchSurplus.confirm.${to}`)}
      onClose={onClose}
      onConfirm={async () => {
        await underwrite.mutateAsync({ params: { quoteId: quote.id }, body: { isSurplus: !quote.isSurplus } })
        toast.success(t('terms.done'))
      }}
    >
      {t('switchSurplus.question')}
    </ConfirmDialog>
  )
}

/** Writes a quote as surplus lines instead of admitted, or the other way round; its other changes are undone. */
export default quoteDialog(SwitchSurplus)
