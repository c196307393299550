import DialogContent from '@mui/material/DialogContent'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import type { CarrierRemittance } from '#shared/contracts/billing/carrierRemittance.ts'
import { getCarrierRemittance } from '#shared/contracts/billing/carrierRemittances.ts'
import { CarrierRemittanceId } from '#shared/domain/ids/ids.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'

export type RemittanceDialogProps = { readonly remittance: CarrierRemittance; readonly onClose: () => void }

const RemittanceData = z.object({ carrierRemittanceId: CarrierRemittanceId })

/** A dialog about a remittance to a carrier, opened by its id. */
export const remittanceDialog = (Dialog: ComponentType<RemittanceDialogProps>) =>
  hosted(
    RemittanceData,
    function RemittanceDialog({ carrierRemittanceId, onClose }: { carrierRemittanceId: string; onClose: () => void }) {
      const { t } = useTranslation('billing')
      const remittance = useOperation(getCarrierRemittance, { params: { carrierRemittanceId } })
      if (remittance.data) return <Dialog remittance={remittance.data} onClose={onClose} />
      return (
        <DialogFrame title={t('carrierRemittances.loading')} onClose={onClose}>
          <DialogContent>
            {remittance.error ? (
              <ProblemPanel error={remittance.error} onRetry={() => void remittance.refetch()} />
            ) : (
              <TextSkeleton lines={3} />
            )}
          </DialogContent>
        </DialogFrame>
      )
    },
  )
