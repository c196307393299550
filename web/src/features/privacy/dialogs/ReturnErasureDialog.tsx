import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { returnErasure } from '#shared/contracts/auth/privacyRequests.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'

import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { privacyReads } from '../parts/privacyReads.ts'
import { NamedRequest } from '../parts/requestData.ts'

/** Sends an erasure back that somebody else proposed. */
const ReturnErasureDialog = ({ privacyRequestId, name, onClose }: NamedRequest & { onClose: () => void }) => {
  const { t } = useTranslation('privacy')
  const act = useCommand(returnErasure, { invalidates: privacyReads })
  return (
    <FormDialog
      title={t('return.title', { name })}
      submitLabel={t('return.submit')}
      destructive
      schema={returnErasure.body}
      defaultValues={{ note: '' }}
      onSubmit={async (body) => {
        await act.mutateAsync({ params: { privacyRequestId }, body })
        toast.success(t('return.done'))
      }}
      onClose={onClose}
    >
      <Typography color="text.secondary">{t('return.text')}</Typography>
      <TextField name="note" label={t('reason')} rows={3} maxLength={1000} />
    </FormDialog>
  )
}

export default hosted(NamedRequest, ReturnErasureDialog)
