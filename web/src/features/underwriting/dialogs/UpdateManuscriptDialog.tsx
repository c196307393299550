import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { updateManuscript } from '#shared/contracts/quote/manuscripts.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { ManuscriptFields } from '../parts/manuscript/ManuscriptFields.tsx'
import { type ManuscriptDialogProps, manuscriptDialog } from '../parts/manuscript/manuscriptDialog.tsx'
import { manuscriptReads } from '../parts/manuscript/manuscriptReads.ts'

/** Writes an endorsement anew; what it was returned for stands above. */
const UpdateManuscript = ({ manuscript, onClose }: ManuscriptDialogProps) => {
  const { t } = useTranslation('underwriting')
  const update = useCommand(updateManuscript, { invalidates: manuscriptReads })
  const { id, number, title, text, effect, effectiveDate, policyId, returned, status } = manuscript
  return (
    <FormDialog
      title={t('manuscripts.update', { number })}
      submitLabel={t('manuscripts.updateSubmit')}
      width="md"
      needsChange
      schema={updateManuscript.body}
      defaultValues={{ title, text, effect, ...(effectiveDate && { effectiveDate }) }}
      onSubmit={async (body) => {
        await update.mutateAsync({ params: { manuscriptId: id }, body })
        toast.success(t('manuscripts.updated'))
      }}
      onClose={onClose}
    >
      {status === 'RETURNED' && returned && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {t('manuscripts.returnedFor', { name: returned.name, reason: returned.reason })}
        </Typography>
      )}
      <ManuscriptFields ofPolicy={policyId !== undefined} />
    </FormDialog>
  )
}

export default manuscriptDialog(UpdateManuscript)
