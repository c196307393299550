import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { checkPrivacyIdentity } from '#shared/contracts/auth/privacyRequests.ts'
import { identityProofs } from '#shared/domain/identity/privacy.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { privacyReads } from '../parts/privacyReads.ts'
import { NamedRequest } from '../parts/requestData.ts'

/** Notes how somebody who wrote in was known to be who they say. */
const CheckPrivacyIdentityDialog = ({ privacyRequestId, name, onClose }: NamedRequest & { onClose: () => void }) => {
  const { t } = useTranslation('privacy')
  const act = useCommand(checkPrivacyIdentity, { invalidates: privacyReads })
  return (
    <FormDialog
      title={t('check.title', { name })}
      submitLabel={t('check.submit')}
      schema={checkPrivacyIdentity.body}
      defaultValues={{ how: 'CALLED_BACK' as const, note: '' }}
      onSubmit={async (body) => {
        await act.mutateAsync({ params: { privacyRequestId }, body })
        toast.success(t('check.done'))
      }}
      onClose={onClose}
    >
      <Typography color="text.secondary">{t('check.text')}</Typography>
      <SelectField
        name="how"
        label={t('check.how')}
        options={identityProofs
          .filter((value) => value !== 'SESSION')
          .map((value) => ({ value, label: t(`proofs.${value}`) }))}
      />
      <TextField name="note" label={t('check.note')} rows={3} maxLength={500} />
    </FormDialog>
  )
}

export default hosted(NamedRequest, CheckPrivacyIdentityDialog)
