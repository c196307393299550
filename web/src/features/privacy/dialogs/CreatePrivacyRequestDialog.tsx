import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { createPrivacyRequest } from '#shared/contracts/auth/privacyRequests.ts'
import { privacyKinds } from '#shared/domain/identity/privacy.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { SelectField } from '#web/forms/SelectField.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { todayHere } from '#web/i18n/todayHere.ts'
import { toast } from '#web/ui/toast.ts'
import { privacyReads } from '../parts/privacyReads.ts'
import { SubjectHint } from '../parts/SubjectHint.tsx'

/** Enters the request of somebody who wrote in. */
const CreatePrivacyRequestDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('privacy')
  const create = useCommand(createPrivacyRequest, { invalidates: privacyReads })
  return (
    <FormDialog
      title={t('create.title')}
      submitLabel={t('create.submit')}
      schema={createPrivacyRequest.body}
      defaultValues={{ kind: 'ACCESS' as const, name: '', email: '', receivedOn: todayHere(), details: '' }}
      onSubmit={async (body) => {
        await create.mutateAsync({ body })
        toast.success(t('create.done'))
      }}
      onClose={onClose}
    >
      <Typography color="text.secondary">{t('create.text')}</Typography>
      <SelectField
        name="kind"
        label={t('columns.kind')}
        options={privacyKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
      />
      <TextField name="email" label={t('columns.email')} />
      <SubjectHint />
      <TextField name="name" label={t('columns.name')} />
      <DateField name="receivedOn" label={t('columns.receivedOn')} />
      <TextField name="details" label={t('create.details')} optional rows={3} maxLength={2000} />
    </FormDialog>
  )
}

export default hosted(z.object({}), CreatePrivacyRequestDialog)
