import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { approveManuscript } from '#shared/contracts/quote/manuscripts.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { ManuscriptText } from '#web/records/manuscript/ManuscriptText.tsx'
import { toast } from '#web/ui/toast.ts'
import { type ManuscriptDialogProps, manuscriptDialog } from '../parts/manuscript/manuscriptDialog.tsx'
import { manuscriptReads } from '../parts/manuscript/manuscriptReads.ts'

const Nothing = z.strictObject({})

/** Approves an endorsement, which is read before: it is part of the cover from then on. */
const ApproveManuscript = ({ manuscript, onClose }: ManuscriptDialogProps) => {
  const { t } = useTranslation('underwriting')
  const approve = useCommand(approveManuscript, { invalidates: manuscriptReads })
  return (
    <FormDialog
      title={t('manuscripts.approve', { title: manuscript.title })}
      submitLabel={t('manuscripts.approveSubmit')}
      width="md"
      schema={Nothing}
      defaultValues={{}}
      onSubmit={async () => {
        await approve.mutateAsync({ params: { manuscriptId: manuscript.id } })
        toast.success(t('manuscripts.approved'))
      }}
      onClose={onClose}
    >
      <Typography color="text.secondary">{t('manuscripts.approveHint')}</Typography>
      <ManuscriptText manuscript={manuscript} />
    </FormDialog>
  )
}

export default manuscriptDialog(ApproveManuscript)
