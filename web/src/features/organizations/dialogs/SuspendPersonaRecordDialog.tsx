import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { suspendPersonaRecord } from '#shared/contracts/auth/personas.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { organizationReads } from '../forms/organizationReads.ts'
import { NamedData } from './organizationData.ts'

type Props = z.infer<typeof NamedData> & { onClose: () => void }

/** Holds an organization: its people are let in no more. */
const SuspendPersonaRecordDialog = ({ personaId, name, onClose }: Props) => {
  const { t } = useTranslation('organizations')
  const act = useCommand(suspendPersonaRecord, { invalidates: organizationReads })
  return (
    <FormDialog
      title={t('suspend.title', { name })}
      submitLabel={t('suspend.open')}
      destructive
      schema={suspendPersonaRecord.body}
      defaultValues={{ reason: '' }}
      onSubmit={async (body) => {
        await act.mutateAsync({ params: { personaId }, body })
        toast.success(t('suspend.done', { name }))
      }}
      onClose={onClose}
    >
      <Typography color="text.secondary">{t('suspend.text')}</Typography>
      <TextField name="reason" label={t('fields.reason')} rows={2} maxLength={1000} />
    </FormDialog>
  )
}

export default hosted(NamedData, SuspendPersonaRecordDialog)
