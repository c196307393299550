import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { fulfilPrivacyRequest } from '#shared/contracts/auth/privacyRequests.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { privacyReads } from '../parts/privacyReads.ts'
import { NamedRequest } from '../parts/requestData.ts'

const Data = NamedRequest.extend({ kind: z.enum(['ACCESS', 'CORRECTION']) })

/** Has a copy made, or tells the person what was corrected. */
const FulfilPrivacyRequestDialog = ({
  privacyRequestId,
  name,
  kind,
  onClose,
}: z.output<typeof Data> & { onClose: () => void }) => {
  const { t } = useTranslation('privacy')
  const act = useCommand(fulfilPrivacyRequest, { invalidates: privacyReads })
  return (
    <FormDialog
      title={t(`fulfil.${kind}.title`, { name })}
      submitLabel={t(`fulfil.${kind}.submit`)}
      schema={fulfilPrivacyRequest.body}
      defaultValues={kind === 'CORRECTION' ? { answer: '' } : {}}
      onSubmit={async (body) => {
        await act.mutateAsync({ params: { privacyRequestId }, body })
        toast.success(t(`fulfil.${kind}.done`))
      }}
      onClose={onClose}
    >
      <Typography color="text.secondary">{t(`fulfil.${kind}.text`)}</Typography>
      {kind === 'CORRECTION' && <TextField name="answer" label={t('fulfil.answer')} rows={3} maxLength={2000} />}
    </FormDialog>
  )
}

export default hosted(Data, FulfilPrivacyRequestDialog)
