import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import {
  getAssistantRequest,
  listAssistantRequests,
  refuseAssistantRequest,
} from '#shared/contracts/webhook/assistants.ts'
import { AssistantRequestId } from '#shared/domain/ids/ids.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'

const Data = z.object({ assistantRequestId: AssistantRequestId })
type Props = z.output<typeof Data> & { onClose: () => void }

/** Refuses what an assistant asks to do, with a word to it. */
const RefuseAssistantRequestDialog = ({ assistantRequestId, onClose }: Props) => {
  const { t } = useTranslation('assistants')
  const refuse = useCommand(refuseAssistantRequest, { invalidates: [getAssistantRequest, listAssistantRequests] })
  return (
    <FormDialog
      title={t('refuse.title')}
      submitLabel={t('refuse.submit')}
      destructive
      width="xs"
      schema={refuseAssistantRequest.body}
      defaultValues={{ note: '' }}
      onSubmit={async (body) => {
        await refuse.mutateAsync({ params: { assistantRequestId }, body })
        toast.success(t('refuse.done'))
      }}
      onClose={onClose}
    >
      <Typography color="text.secondary">{t('refuse.text')}</Typography>
      <TextField name="note" label={t('refuse.note')} rows={2} maxLength={300} optional />
    </FormDialog>
  )
}

export default hosted(Data, RefuseAssistantRequestDialog)
