import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { getRisk, reassessRisk } from '#shared/contracts/risk/risk.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { type QuoteDialogProps, quoteDialog } from '../parts/quoteDialog.tsx'
import { quoteReads } from '../parts/quoteReads.ts'

/** The quote is told of the new risk in the background; this long at most (quoting-and-servicing, section 9). */
const settled = 5000

const Reassess = ({ quote, onClose }: QuoteDialogProps) => {
  const { t } = useTranslation('underwriting')
  const cache = useQueryClient()
  const reads = [...quoteReads, getRisk]
  const reassess = useCommand(reassessRisk, { invalidates: reads })
  return (
    <ConfirmDialog
      title={t('reassess.title', { company: quote.companyName })}
      confirmLabel={t('decision.reassess')}
      onClose={onClose}
      onConfirm={async () => {
        await reassess
          .mutateAsync({
            params: { accountId: quote.accountId },
            body: {
              quoteId: quote.id,
              product: quote.product,
              ...(quote.agentEmail && { agentEmail: quote.agentEmail }),
            },
          })
          .catch(orSay(t('reassess.failed')))
        toast.success(t('reassess.done'))
        setTimeout(() => {
          for (const { name } of reads) void cache.invalidateQueries({ queryKey: [name] })
        }, settled)
      }}
    >
      {t('reassess.question')}
    </ConfirmDialog>
  )
}

/** Computes the risk anew and prices the quote with it. */
export default quoteDialog(Reassess)
