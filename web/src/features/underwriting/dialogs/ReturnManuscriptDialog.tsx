import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { returnManuscript } from '#shared/contracts/quote/manuscripts.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { type ManuscriptDialogProps, manuscriptDialog } from '../parts/manuscript/manuscriptDialog.tsx'
import { manuscriptReads } from '../parts/manuscript/manuscriptReads.ts'

/** Gives an endorsement back to be written otherwise. */
const ReturnManuscript = ({ manuscript: { id, title }, onClose }: ManuscriptDialogProps) => {
  const { t } = useTranslation('underwriting')
  const giveBack = useCommand(returnManuscript, { invalidates: manuscriptReads })
  return (
    <FormDialog
      title={t('manuscripts.return', { title })}
      submitLabel={t('manuscripts.returnSubmit')}
      width="xs"
      schema={returnManuscript.body}
      defaultValues={{ reason: '' }}
      onSubmit={async (body) => {
        await giveBack.mutateAsync({ params: { manuscriptId: id }, body })
        toast.success(t('manuscripts.returnDone'))
      }}
      onClose={onClose}
    >
      <Typography color="text.secondary">{t('manuscripts.returnHint')}</Typography>
      <TextField name="reason" label={t('manuscripts.reason')} rows={3} maxLength={2000} autoFocus />
    </FormDialog>
  )
}

export default manuscriptDialog(ReturnManuscript)
