import DialogContent from '@mui/material/DialogContent'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import type { Refund } from '#shared/contracts/billing/refund.ts'
import { getRefund } from '#shared/contracts/billing/refunds.ts'
import { RefundId } from '#shared/domain/ids/ids.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'

export type RefundDialogProps = { readonly refund: Refund; readonly onClose: () => void }

const RefundData = z.object({ refundId: RefundId })

/** A dialog about a refund, opened by its id. */
export const refundDialog = (Dialog: ComponentType<RefundDialogProps>) =>
  hosted(RefundData, function RefundDialog({ refundId, onClose }: { refundId: string; onClose: () => void }) {
    const { t } = useTranslation('billing')
    const refund = useOperation(getRefund, { params: { refundId } })
    if (refund.data) return <Dialog refund={refund.data} onClose={onClose} />
    return (
      <DialogFrame title={t('refunds.loading')} onClose={onClose}>
        <DialogContent>
          {refund.error ? (
            <ProblemPanel error={refund.error} onRetry={() => void refund.refetch()} />
          ) : (
            <TextSkeleton lines={3} />
          )}
        </DialogContent>
      </DialogFrame>
    )
  })
