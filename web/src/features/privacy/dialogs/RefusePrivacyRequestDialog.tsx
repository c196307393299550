import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { refusePrivacyRequest } from '#shared/contracts/auth/privacyRequests.ts'
import { refusalGrounds } from '#shared/domain/identity/privacy.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { privacyReads } from '../parts/privacyReads.ts'
import { NamedRequest } from '../parts/requestData.ts'

/** Refuses a request; the person is told why and where to complain. */
const RefusePrivacyRequestDialog = ({ privacyRequestId, name, onClose }: NamedRequest & { onClose: () => void }) => {
  const { t } = useTranslation('privacy')
  const act = useCommand(refusePrivacyRequest, { invalidates: privacyReads })
  return (
    <FormDialog
      title={t('refuse.title', { name })}
      submitLabel={t('refuse.submit')}
      destructive
      schema={refusePrivacyRequest.body}
      defaultValues={{ ground: 'NOT_PROVED' as const, note: '' }}
      onSubmit={async (body) => {
        await act.mutateAsync({ params: { privacyRequestId }, body })
        toast.success(t('refuse.done'))
      }}
      onClose={onClose}
    >
      <Typography color="text.secondary">{t('refuse.text')}</Typography>
      <SelectField
        name="ground"
        label={t('refuse.ground')}
        options={refusalGrounds.map((value) => ({ value, label: t(`grounds.${value}`) }))}
      />
      <TextField name="note" label={t('reason')} rows={3} maxLength={1000} />
    </FormDialog>
  )
}

export default hosted(NamedRequest, RefusePrivacyRequestDialog)
