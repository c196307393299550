import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { reinstateAgency } from '#shared/contracts/account/agencyStanding.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { agencyReads } from '../forms/agencyReads.ts'
import { NamedAgency } from './agencyData.ts'

/** Lets an agency work again. */
const ReinstateAgencyDialog = ({ agencyId, name, onClose }: NamedAgency & { onClose: () => void }) => {
  const { t } = useTranslation('users')
  const act = useCommand(reinstateAgency, { invalidates: agencyReads })
  return (
    <FormDialog
      title={t('agency.reinstate.title', { name })}
      submitLabel={t('agency.reinstate.open')}
      schema={reinstateAgency.body}
      defaultValues={{ reason: '' }}
      onSubmit={async (body) => {
        await act.mutateAsync({ params: { agencyId }, body })
        toast.success(t('agency.reinstate.done', { name }))
      }}
      onClose={onClose}
    >
      <Typography color="text.secondary">{t('agency.reinstate.text')}</Typography>
      <TextField name="reason" label={t('agency.reason')} rows={2} maxLength={1000} />
    </FormDialog>
  )
}

export default hosted(NamedAgency, ReinstateAgencyDialog)
