import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { requestOwnData } from '#shared/contracts/auth/privacyRequests.ts'
import { privacyKinds } from '#shared/domain/identity/privacy.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { privacyReads } from '../parts/privacyReads.ts'

const Data = z.object({ kind: z.enum(privacyKinds) })

/** Asks for a copy of what is held of oneself, for a correction, or to be erased. */
const RequestOwnDataDialog = ({ kind, onClose }: z.output<typeof Data> & { onClose: () => void }) => {
  const { t } = useTranslation('privacy')
  const ask = useCommand(requestOwnData, { invalidates: privacyReads })
  return (
    <FormDialog
      title={t(`ask.${kind}.title`)}
      submitLabel={t(`ask.${kind}.submit`)}
      destructive={kind === 'ERASURE'}
      schema={requestOwnData.body}
      defaultValues={{ kind, details: '' }}
      onSubmit={async (body) => {
        await ask.mutateAsync({ body })
        toast.success(t('ask.done'))
      }}
      onClose={onClose}
    >
      <Typography color="text.secondary">{t(`ask.${kind}.text`)}</Typography>
      <TextField
        name="details"
        label={t(kind === 'CORRECTION' ? 'ask.details' : 'ask.remark')}
        optional={kind !== 'CORRECTION'}
        rows={3}
        maxLength={2000}
      />
    </FormDialog>
  )
}

export default hosted(Data, RequestOwnDataDialog)
