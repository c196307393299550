import DialogContent from '@mui/material/DialogContent'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { getTaxReturn } from '#shared/contracts/billing/taxes.ts'
import type { TaxReturn } from '#shared/contracts/billing/taxReturn.ts'
import { Month } from '#shared/domain/calendar/months.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'

export type TaxDialogProps = { readonly taxReturn: TaxReturn; readonly onClose: () => void }

const Which = z.object({ authority: z.string(), to: Month })

/** A dialog about a tax return, opened by its authority and the last month of its period. */
export const taxDialog = (Dialog: ComponentType<TaxDialogProps>) =>
  hosted(Which, function TaxDialog({ authority, to, onClose }: z.infer<typeof Which> & { onClose: () => void }) {
    const { t } = useTranslation('billing')
    const read = useOperation(getTaxReturn, { query: { authority, to } })
    if (read.data) return <Dialog taxReturn={read.data} onClose={onClose} />
    return (
      <DialogFrame title={t('taxes.loading')} onClose={onClose}>
        <DialogContent>
          {read.error ? (
            <ProblemPanel error={read.error} onRetry={() => void read.refetch()} />
          ) : (
            <TextSkeleton lines={3} />
          )}
        </DialogContent>
      </DialogFrame>
    )
  })
