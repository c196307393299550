import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { removeQuote } from '#shared/contracts/quote/removal.ts'
import { searchDashboardQuotes, searchQuotes } from '#shared/contracts/quote/search.ts'
import { useFlag } from '#web/api/environment.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { WithQuote } from '#web/records/quote/WithQuote.tsx'
import { toast } from '#web/ui/toast.ts'
import { afterRequest } from '../parts/cart/afterRequest.ts'
import { QuoteData } from '../parts/quoteData.ts'
import { saying } from '../parts/saying.ts'

/** Deletes a quote; an underwriter can restore it. */
export const RemoveQuoteDialog = ({ quoteId, onClose }: { quoteId: string; onClose: () => void }) => {
  const { t } = useTranslation('quote')
  const navigate = useNavigate()
  const accountType = usePersona()
  const newAgentExperience = useFlag('newAgentExperience')
  const remove = useCommand(removeQuote, { invalidates: [searchQuotes, searchDashboardQuotes] })
  return (
    <WithQuote quoteId={quoteId} onClose={onClose}>
      {({ quoteNumber, accountId }) => (
        <ConfirmDialog
          title={t('remove.title', { quoteNumber })}
          confirmLabel={t('remove.submit')}
          destructive
          onClose={onClose}
          onConfirm={async () => {
            await remove.mutateAsync({ params: { quoteId } }).catch(saying(t('remove.failed')))
            toast.success(t('remove.done', { quoteNumber }))
            navigate(afterRequest(accountType, accountId, newAgentExperience))
          }}
        >
          {t('remove.text')}
        </ConfirmDialog>
      )}
    </WithQuote>
  )
}

export default hosted(QuoteData, RemoveQuoteDialog)
