import DialogContent from '@mui/material/DialogContent'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import type { Period } from '#shared/contracts/billing/period.ts'
import { getPeriod } from '#shared/contracts/billing/periods.ts'
import { Month } from '#shared/domain/calendar/months.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'

export type PeriodDialogProps = { readonly period: Period; readonly onClose: () => void }

const PeriodData = z.object({ month: Month })

/** A dialog about a month of the books, opened by its name. */
export const periodDialog = (Dialog: ComponentType<PeriodDialogProps>) =>
  hosted(PeriodData, function PeriodDialog({ month, onClose }: { month: Month; onClose: () => void }) {
    const { t } = useTranslation('billing')
    const period = useOperation(getPeriod, { params: { month } })
    if (period.data) return <Dialog period={period.data} onClose={onClose} />
    return (
      <DialogFrame title={t('periods.loading')} onClose={onClose}>
        <DialogContent>
          {period.error ? (
            <ProblemPanel error={period.error} onRetry={() => void period.refetch()} />
          ) : (
            <TextSkeleton lines={3} />
          )}
        </DialogContent>
      </DialogFrame>
    )
  })
