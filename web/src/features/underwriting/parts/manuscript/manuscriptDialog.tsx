import DialogContent from '@mui/material/DialogContent'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import type { Manuscript } from '#shared/contracts/quote/manuscriptRecord.ts'
import { getManuscript } from '#shared/contracts/quote/manuscripts.ts'
import { ManuscriptId } from '#shared/domain/ids/ids.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { DialogFrame } from '#web/dialogs/DialogFrame.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'

export type ManuscriptDialogProps = { readonly manuscript: Manuscript; readonly onClose: () => void }

const ManuscriptData = z.object({ manuscriptId: ManuscriptId })
type Props = z.infer<typeof ManuscriptData> & { onClose: () => void }

/** A dialog about an endorsement written for one cover, opened by its id: lists do not tell its wording. */
export const manuscriptDialog = (Dialog: ComponentType<ManuscriptDialogProps>) =>
  hosted(ManuscriptData, function ManuscriptDialog({ manuscriptId, onClose }: Props) {
    const { t } = useTranslation('records')
    const manuscript = useOperation(getManuscript, { params: { manuscriptId } })
    if (manuscript.data) return <Dialog manuscript={manuscript.data} onClose={onClose} />
    return (
      <DialogFrame title={t('manuscript.one')} onClose={onClose}>
        <DialogContent>
          {manuscript.error ? (
            <ProblemPanel error={manuscript.error} onRetry={() => void manuscript.refetch()} />
          ) : (
            <TextSkeleton lines={6} />
          )}
        </DialogContent>
      </DialogFrame>
    )
  })
