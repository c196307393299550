import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { passPrivacyHold } from '#shared/contracts/auth/privacyRequests.ts'
import { holdReasons } from '#shared/domain/identity/privacy.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { privacyReads } from '../parts/privacyReads.ts'
import { NamedRequest } from '../parts/requestData.ts'

const Data = NamedRequest.extend({ reason: z.enum(holdReasons) })

/** Lets an erasure pass a hold that is one's own to decide. */
const PassPrivacyHoldDialog = ({
  privacyRequestId,
  name,
  reason,
  onClose,
}: z.output<typeof Data> & { onClose: () => void }) => {
  const { t } = useTranslation('privacy')
  const act = useCommand(passPrivacyHold, { invalidates: privacyReads })
  return (
    <FormDialog
      title={t('pass.title', { name })}
      submitLabel={t('pass.submit')}
      destructive
      schema={passPrivacyHold.body}
      defaultValues={{ reason, note: '' }}
      onSubmit={async (body) => {
        await act.mutateAsync({ params: { privacyRequestId }, body })
        toast.success(t('pass.done'))
      }}
      onClose={onClose}
    >
      <Typography color="text.secondary">{t('pass.text', { hold: t(`holds.${reason}`) })}</Typography>
      <TextField name="note" label={t('reason')} rows={3} maxLength={1000} />
    </FormDialog>
  )
}

export default hosted(Data, PassPrivacyHoldDialog)
