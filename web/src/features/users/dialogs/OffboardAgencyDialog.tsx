import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { offboardAgency } from '#shared/contracts/account/agencyStanding.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { agencyReads } from '../forms/agencyReads.ts'
import { NamedAgency } from './agencyData.ts'

/** Lets an agency go on a day. */
const OffboardAgencyDialog = ({ agencyId, name, onClose }: NamedAgency & { onClose: () => void }) => {
  const { t } = useTranslation('users')
  const act = useCommand(offboardAgency, { invalidates: agencyReads })
  return (
    <FormDialog
      title={t('agency.offboard.title', { name })}
      submitLabel={t('agency.offboard.open')}
      destructive
      schema={offboardAgency.body}
      defaultValues={{ reason: '', lastDay: '' }}
      onSubmit={async (body) => {
        await act.mutateAsync({ params: { agencyId }, body })
        toast.success(t('agency.offboard.done', { name }))
      }}
      onClose={onClose}
    >
      <Typography color="text.secondary">{t('agency.offboard.text')}</Typography>
      <DateField name="lastDay" label={t('agency.offboard.lastDay')} />
      <TextField name="reason" label={t('agency.reason')} rows={2} maxLength={1000} />
    </FormDialog>
  )
}

export default hosted(NamedAgency, OffboardAgencyDialog)
