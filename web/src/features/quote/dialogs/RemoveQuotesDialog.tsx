import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { removeQuotes } from '#shared/contracts/quote/removal.ts'
import { searchDashboardQuotes, searchQuotes } from '#shared/contracts/quote/search.ts'
import { QuoteId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'

/** Quotes by their numbers as the list shows them. */
const Data = z.object({ quotes: z.array(z.object({ id: QuoteId, quoteNumber: z.string() })).min(1) })

/** Deletes the quotes that were ticked in a list; those that cannot be are told with the reason. */
export const RemoveQuotesDialog = ({ quotes, onClose }: z.infer<typeof Data> & { onClose: () => void }) => {
  const { t } = useTranslation('quote')
  const remove = useCommand(removeQuotes, { invalidates: [searchQuotes, searchDashboardQuotes] })
  const numberOf = (quoteId: string) => quotes.find(({ id }) => id === quoteId)?.quoteNumber ?? quoteId
  return (
    <ConfirmDialog
      title={t('removeMany.title', { count: quotes.length })}
      confirmLabel={t('removeMany.submit', { count: quotes.length })}
      destructive
      onClose={onClose}
      onConfirm={async () => {
        const { deleted, failed } = await remove.mutateAsync({ body: { quoteIds: quotes.map(({ id }) => id) } })
        if (deleted > 0) toast.success(t('removeMany.done', { count: deleted }))
        for (const [detail, those] of Map.groupBy(failed, (each) => each.detail))
          toast.error(
            t('removeMany.failed', {
              count: those.length,
              quotes: those.map(({ quoteId }) => numberOf(quoteId)).join(', '),
              detail,
            }),
            { persist: true },
          )
      }}
    >
      <Typography>{t('removeMany.text')}</Typography>
      <Typography color="text.secondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        {quotes.map(({ quoteNumber }) => quoteNumber).join(', ')}
      </Typography>
    </ConfirmDialog>
  )
}

export default hosted(Data, RemoveQuotesDialog)
