import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { listRoleGrants, rejectRoleGrant } from '#shared/contracts/auth/roleGrants.ts'
import { RoleGrantId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'

const Data = z.object({ roleGrantId: RoleGrantId, name: z.string() })

/** Refuses a role that was asked for. */
const RejectRoleGrantDialog = ({ roleGrantId, name, onClose }: z.output<typeof Data> & { onClose: () => void }) => {
  const { t } = useTranslation('users')
  const reject = useCommand(rejectRoleGrant, { invalidates: [listRoleGrants] })
  return (
    <FormDialog
      title={t('grants.rejectTitle', { name })}
      submitLabel={t('grants.reject')}
      destructive
      schema={rejectRoleGrant.body}
      defaultValues={{ note: '' }}
      onSubmit={async (body) => {
        await reject.mutateAsync({ params: { roleGrantId }, body })
        toast.success(t('grants.rejected'))
      }}
      onClose={onClose}
    >
      <Typography color="text.secondary">{t('grants.rejectText')}</Typography>
      <TextField name="note" label={t('grants.reason')} rows={2} maxLength={500} />
    </FormDialog>
  )
}

export default hosted(Data, RejectRoleGrantDialog)
