import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { extendPrivacyRequest } from '#shared/contracts/auth/privacyRequests.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'

import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { privacyReads } from '../parts/privacyReads.ts'
import { NamedRequest } from '../parts/requestData.ts'

/** Extends the deadline once, with why; the person is told. */
const ExtendPrivacyRequestDialog = ({ privacyRequestId, name, onClose }: NamedRequest & { onClose: () => void }) => {
  const { t } = useTranslation('privacy')
  const act = useCommand(extendPrivacyRequest, { invalidates: privacyReads })
  return (
    <FormDialog
      title={t('extend.title', { name })}
      submitLabel={t('extend.submit')}
      schema={extendPrivacyRequest.body}
      defaultValues={{ note: '' }}
      onSubmit={async (body) => {
        await act.mutateAsync({ params: { privacyRequestId }, body })
        toast.success(t('extend.done'))
      }}
      onClose={onClose}
    >
      <Typography color="text.secondary">{t('extend.text')}</Typography>
      <TextField name="note" label={t('reason')} rows={3} maxLength={1000} />
    </FormDialog>
  )
}

export default hosted(NamedRequest, ExtendPrivacyRequestDialog)
