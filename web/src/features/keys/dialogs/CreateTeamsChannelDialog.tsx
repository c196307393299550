import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { createTeamsChannel } from '#shared/contracts/webhook/teams.ts'
import { listWebhooks } from '#shared/contracts/webhook/webhooks.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { MultiSelectField } from '#web/forms/MultiSelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'
import { eventOptions } from '../parts/eventOptions.ts'

/** Has a channel of Microsoft Teams told of what happens. */
export const CreateTeamsChannelDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('webhooks')
  const create = useCommand(createTeamsChannel, { invalidates: [listWebhooks] })
  return (
    <FormDialog
      title={t('teams.create')}
      submitLabel={t('teams.submit')}
      schema={createTeamsChannel.body}
      defaultValues={{ companyName: '', webhookUrl: '', events: [] }}
      onSubmit={async (body) => {
        const { companyName } = await create.mutateAsync({ body })
        toast.success(t('teams.done', { companyName }))
      }}
      onClose={onClose}
    >
      <TextField name="companyName" label={t('teams.name')} hint={t('teams.nameHint')} maxLength={100} autoFocus />
      <TextField
        name="webhookUrl"
        type="url"
        label={t('teams.address')}
        hint={t('teams.addressHint')}
        placeholder="https://"
        maxLength={1000}
        autoComplete="off"
      />
      <MultiSelectField name="events" label={t('form.events')} options={eventOptions} selectAll />
    </FormDialog>
  )
}

export default hosted(z.object({}), CreateTeamsChannelDialog)
