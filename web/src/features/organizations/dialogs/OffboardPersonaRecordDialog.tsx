import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { offboardPersonaRecord } from '#shared/contracts/auth/personas.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { organizationReads } from '../forms/organizationReads.ts'
import { NamedData } from './organizationData.ts'

type Props = z.infer<typeof NamedData> & { onClose: () => void }

/** Lets an organization go. */
const OffboardPersonaRecordDialog = ({ personaId, name, onClose }: Props) => {
  const { t } = useTranslation('organizations')
  const act = useCommand(offboardPersonaRecord, { invalidates: organizationReads })
  return (
    <FormDialog
      title={t('offboard.title', { name })}
      submitLabel={t('offboard.open')}
      destructive
      schema={offboardPersonaRecord.body}
      defaultValues={{ reason: '', lastDay: '' }}
      onSubmit={async (body) => {
        await act.mutateAsync({ params: { personaId }, body })
        toast.success(t('offboard.done', { name }))
      }}
      onClose={onClose}
    >
      <Typography color="text.secondary">{t('offboard.text')}</Typography>
      <DateField name="lastDay" label={t('offboard.lastDay')} />
      <TextField name="reason" label={t('fields.reason')} rows={2} maxLength={1000} />
    </FormDialog>
  )
}

export default hosted(NamedData, OffboardPersonaRecordDialog)
