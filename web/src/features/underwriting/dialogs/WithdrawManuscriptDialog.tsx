import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { withdrawManuscript } from '#shared/contracts/quote/manuscripts.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { type ManuscriptDialogProps, manuscriptDialog } from '../parts/manuscript/manuscriptDialog.tsx'
import { manuscriptReads } from '../parts/manuscript/manuscriptReads.ts'

/** Takes an endorsement back that is no part of a policy yet. */
const WithdrawManuscript = ({ manuscript: { id, title }, onClose }: ManuscriptDialogProps) => {
  const { t } = useTranslation('underwriting')
  const withdraw = useCommand(withdrawManuscript, { invalidates: manuscriptReads })
  return (
    <FormDialog
      title={t('manuscripts.withdraw', { title })}
      submitLabel={t('manuscripts.withdrawSubmit')}
      width="xs"
      schema={withdrawManuscript.body}
      defaultValues={{ reason: '' }}
      onSubmit={async (body) => {
        await withdraw.mutateAsync({ params: { manuscriptId: id }, body })
        toast.success(t('manuscripts.withdrawDone'))
      }}
      onClose={onClose}
    >
      <Typography color="text.secondary">{t('manuscripts.withdrawHint')}</Typography>
      <TextField name="reason" label={t('manuscripts.reason')} rows={3} maxLength={2000} autoFocus />
    </FormDialog>
  )
}

export default manuscriptDialog(WithdrawManuscript)
