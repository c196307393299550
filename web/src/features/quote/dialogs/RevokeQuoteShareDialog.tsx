import { useTranslation } from 'react-i18next'
import { listQuoteShares, revokeQuoteShare } from '#shared/contracts/quote/shares.ts'
import { type QuoteId, QuoteShareId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { toast } from '#web/ui/toast.ts'
import { QuoteData } from '../parts/quoteData.ts'
import { saying } from '../parts/saying.ts'

type RevokeQuoteShareDialogProps = { quoteId: QuoteId; shareId: QuoteShareId; onClose: () => void }

/** Takes back a link to the offer. */
export const RevokeQuoteShareDialog = ({ quoteId, shareId, onClose }: RevokeQuoteShareDialogProps) => {
  const { t } = useTranslation('quote')
  const revoke = useCommand(revokeQuoteShare, { invalidates: [listQuoteShares] })
  return (
    <ConfirmDialog
      title={t('share.revoke')}
      confirmLabel={t('share.revokeSubmit')}
      destructive
      onClose={onClose}
      onConfirm={async () => {
        await revoke.mutateAsync({ params: { quoteId, shareId } }).catch(saying(t('share.revokeFailed')))
        toast.success(t('share.revoked'))
      }}
    >
      {t('share.revokeText')}
    </ConfirmDialog>
  )
}

export default hosted(QuoteData.extend({ shareId: QuoteShareId }), RevokeQuoteShareDialog)
