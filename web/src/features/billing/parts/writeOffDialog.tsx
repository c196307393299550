import DialogContent from '@mui/material/DialogContent'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import type { WriteOff } from '#shared/contracts/billing/writeOff.ts'
import { getWriteOff } from '#shared/contracts/billing/writeOffs.ts'
import { WriteOffId } from '#shared/domain/ids/ids.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'

export type WriteOffDialogProps = { readonly writeOff: WriteOff; readonly onClose: () => void }

const WriteOffData = z.object({ writeOffId: WriteOffId })

/** A dialog about a write-off, opened by its id. */
export const writeOffDialog = (Dialog: ComponentType<WriteOffDialogProps>) =>
  hosted(WriteOffData, function WriteOffDialog({ writeOffId, onClose }: { writeOffId: string; onClose: () => void }) {
    const { t } = useTranslation('billing')
    const writeOff = useOperation(getWriteOff, { params: { writeOffId } })
    if (writeOff.data) return <Dialog writeOff={writeOff.data} onClose={onClose} />
    return (
      <DialogFrame title={t('writeOffs.loading')} onClose={onClose}>
        <DialogContent>
          {writeOff.error ? (
            <ProblemPanel error={writeOff.error} onRetry={() => void writeOff.refetch()} />
          ) : (
            <TextSkeleton lines={3} />
          )}
        </DialogContent>
      </DialogFrame>
    )
  })
